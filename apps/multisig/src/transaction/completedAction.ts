import { useState } from 'react';

/** Action just completed, stored in the state of the browser's history entry. */
export type CompletedAction = 'proposed' | 'deleted';

/** Navigation state after a completed action. */
export function completedActionState(completedAction: CompletedAction): {
  readonly completedAction: CompletedAction;
} {
  return { completedAction };
}

/** Action that navigated to this history entry; undefined for a link or a later visit. */
export function useCompletedAction(): CompletedAction | undefined {
  const [completedAction] = useState(() => readCompletedAction(history.state));
  return completedAction;
}

function readCompletedAction(state: unknown): CompletedAction | undefined {
  if (typeof state !== 'object' || state === null || !('completedAction' in state))
    return undefined;
  const { completedAction } = state;
  return completedAction === 'proposed' || completedAction === 'deleted'
    ? completedAction
    : undefined;
}
