import { useState } from 'react';

/** Action just completed, stored in the state of the browser's history entry. */
export type CompletedAction = 'proposed' | 'deleted';

/** Navigation state after a completed action. */
export function completedActionState(arrival: CompletedAction): {
  readonly arrival: CompletedAction;
} {
  return { arrival };
}

/** Action that navigated to this history entry; undefined for a link or a later visit. */
export function useCompletedAction(): CompletedAction | undefined {
  const [arrival] = useState(() => readCompletedAction(history.state));
  return arrival;
}

function readCompletedAction(state: unknown): CompletedAction | undefined {
  if (typeof state !== 'object' || state === null || !('arrival' in state)) return undefined;
  const { arrival } = state;
  return arrival === 'proposed' || arrival === 'deleted' ? arrival : undefined;
}
