import { retryRequest } from '@mooring/page/sign-in';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import {
  answerInteraction,
  type Decision,
  type Interaction,
  isRequestOver,
  readInteraction,
} from './interaction.ts';
import { leaveWithinSite } from './leavePage.ts';
import { type Answer, useAnswer } from './useAnswer.ts';
import type { Visitor } from './useVisitor.ts';

/** Request of an application, its answer, and what can be done. */
interface OpenInteraction {
  /** Last one read; it stays while it is read again after a sign-in. */
  readonly request: Interaction | undefined;
  /** True while the request is read for the current sign-in. */
  readonly isReading: boolean;
  /** True when the last read failed, and the request may be read again. */
  readonly failed: boolean;
  /** True if it was answered, has expired, or is of another browser. */
  readonly isOver: boolean;
  readonly retry: () => void;
  readonly answer: Answer<Decision>;
  readonly give: (decision: Decision) => void;
}

/** Reads a request, again for each sign-in, and answers it. */
export function useInteraction(uid: string, { step, session, proof }: Visitor): OpenInteraction {
  const query = useQuery({
    queryKey: ['web', 'interaction', uid, proof ?? null],
    enabled: step !== 'unknown',
    retry: retryRequest,
    placeholderData: (before) => before,
    queryFn: () => readInteraction(uid),
  });
  const { data: request, error, isFetching, isPlaceholderData, refetch } = query;
  const { answer, give, reopen } = useAnswer<Decision>({
    send: (decision) => answerInteraction(uid, decision, session?.account),
    leave: leaveWithinSite,
    onOutdated: () => void refetch(),
  });

  // Another account may be allowed.
  const answerer = useRef(proof);
  useEffect(() => {
    if (answerer.current === proof) return;
    answerer.current = proof;
    reopen();
  });

  const isOver = answer.step === 'over' || isRequestOver(error);
  return {
    request,
    isReading: !request || isPlaceholderData,
    failed: !isOver && error !== null && !isFetching,
    isOver: isOver && answer.step !== 'leaving',
    retry: () => void refetch(),
    answer,
    give: (decision) => void give(decision),
  };
}
