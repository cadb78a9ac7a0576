import { retryRequest } from '@mooring/page/sign-in';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
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
  /** As last read: it stays while it is read again for another session. */
  readonly request: Interaction | undefined;
  /** True while the request is read for the current session. */
  readonly isReading: boolean;
  /** True when the last read failed, and the request may be read again. */
  readonly failed: boolean;
  /** True if it was answered, has expired, or is of another browser. */
  readonly isOver: boolean;
  readonly retry: () => void;
  readonly answer: Answer<Decision>;
  readonly give: (decision: Decision) => void;
}

/** Reads a request, again for each session, and answers it. */
export function useInteraction(uid: string, { step, session }: Visitor): OpenInteraction {
  const sessionId = session?.id;
  const query = useQuery({
    queryKey: ['web', 'interaction', uid, sessionId ?? null],
    enabled: step !== 'unknown',
    retry: retryRequest,
    placeholderData: keepPreviousData,
    queryFn: () => readInteraction(uid),
  });
  const { data: request, error, isFetching, isPlaceholderData, refetch } = query;
  const { answer, give, reopen } = useAnswer<Decision>({
    send: (decision) => answerInteraction(uid, decision, session?.account),
    leave: leaveWithinSite,
    onOutdated: () => void refetch(),
  });

  // What was refused for one account may be allowed for another.
  const answerer = useRef(sessionId);
  useEffect(() => {
    if (answerer.current === sessionId) return;
    answerer.current = sessionId;
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
