import { useState } from 'react';

/** State of a field's validation. */
export interface FieldValidation {
  readonly isValidated: boolean;
  /** Called on each key: no problem is shown while typing. */
  readonly onType: () => void;
  readonly onLeave: () => void;
}

/**
 * Validates a field on blur, or on submit since its last key; never while typing.
 * @param attempts number of submits: from the first on, an empty field is validated too
 */
export function useFieldValidation(attempts: number, isEmpty: boolean): FieldValidation {
  const [left, setLeft] = useState(false);
  const [typedAt, setTypedAt] = useState<number>();
  return {
    isValidated: typedAt !== attempts && (attempts > 0 || (left && !isEmpty)),
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
