import { useState } from 'react';

/** When a field says what is wrong with it. */
export interface Judgement {
  readonly isJudged: boolean;
  /** Called with each key: nothing is said while a person types. */
  readonly onType: () => void;
  readonly onLeave: () => void;
}

/**
 * Judges a field once it is left, or the form was handed in since its last key; never while a person types.
 * @param attempts number of times the form was handed in: from then on, an empty field is judged too
 */
export function useJudgement(attempts: number, isEmpty: boolean): Judgement {
  const [left, setLeft] = useState(false);
  const [typedAt, setTypedAt] = useState<number>();
  return {
    isJudged: typedAt !== attempts && (attempts > 0 || (left && !isEmpty)),
    onType() {
      setLeft(false);
      setTypedAt(attempts);
    },
    onLeave() {
      setLeft(true);
      setTypedAt(undefined);
    },
  };
}
