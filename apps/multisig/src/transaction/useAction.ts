import { errorReason, isRejection } from '@mooring/connect';
import { GatewayError } from '@mooring/safe/gateway';
import { SafeSignatureError } from '@mooring/safe/transactions';
import { notifyManager, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { useIsOpen } from '../parts/useIsOpen.ts';
import { type Action, ActionError, type ActionFault, type ActionState } from './actionState.ts';

/** Called with each step of an action. */
export type Stage = (step: 'checking' | 'wallet' | 'handing' | 'following') => void;

interface ActionRunner {
  readonly state: ActionState;
  readonly isBusy: boolean;
  /** False once the visitor has left the view. */
  readonly isOpen: () => boolean;
  /** Runs an action, one at a time; resolves to true when done with its view still open. */
  readonly run: (action: Action, work: (stage: Stage) => Promise<void>) => Promise<boolean>;
}

/**
 * Runs an owner's actions. An action is done once all account data is refetched, so that the page shows
 * its reports of signatures and executions.
 */
export function useAction(): ActionRunner {
  const queries = useQueryClient();
  const [state, setState] = useState<ActionState>({ step: 'idle' });
  const busy = useRef(false);
  const isOpen = useIsOpen();

  const run = useCallback(
    async (action: Action, work: (stage: Stage) => Promise<void>) => {
      if (busy.current) return false;
      busy.current = true;
      const at: { step: Parameters<Stage>[0] } = { step: 'checking' };
      const stage: Stage = (step) => {
        at.step = step;
        setState({ step, action });
      };
      try {
        stage('checking');
        await work(stage);
        await refreshAccounts(queries);
        setState({ step: 'done', action });
        return isOpen();
      } catch (error) {
        void refreshAccounts(queries);
        if (at.step === 'wallet' && isRejection(error)) setState({ step: 'idle' });
        else {
          console.warn(error);
          setState({ step: 'failed', action, fault: readFault(error, at.step) });
        }
        return false;
      } finally {
        busy.current = false;
      }
    },
    [queries, isOpen],
  );
  const isBusy = !['idle', 'done', 'failed'].includes(state.step);
  return { state, isBusy, isOpen, run };
}

function readFault(error: unknown, at: Parameters<Stage>[0]): ActionFault {
  if (error instanceof ActionError) return error.fault;
  if (error instanceof GatewayError) return { kind: 'gateway', error };
  if (error instanceof SafeSignatureError) return { kind: 'signature' };
  return at === 'wallet'
    ? { kind: 'wallet', detail: errorReason(error) }
    : { kind: 'network', error };
}

/** Names of queries an owner's action may change. */
const queryNames: readonly unknown[] = [
  'safe',
  'safe-at-gateway',
  'safe-queue',
  'safe-transaction',
  'safe-history',
  'safe-messages',
  'safe-message',
];

/** Timeout in ms: an unresponsive gateway must not delay the outcome. */
const REFETCH_TIMEOUT_MS = 10_000;

const filter = {
  predicate: ({ queryKey: [app, name] }: { readonly queryKey: readonly unknown[] }) =>
    app === 'web' && queryNames.includes(name),
};

/**
 * Refetches all data of accounts. Resolves once the page shows it: a new nonce changes the keys of other
 * queries, which are awaited too.
 */
async function refreshAccounts(queries: QueryClient): Promise<void> {
  const timeout = AbortSignal.timeout(REFETCH_TIMEOUT_MS);
  void queries.invalidateQueries(filter);
  do {
    await waitForIdle(queries, timeout);
    await waitForRender();
  } while (queries.isFetching(filter) > 0 && !timeout.aborted);
}

/** Resolves when no query is fetching, or on timeout. */
function waitForIdle(queries: QueryClient, timeout: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (queries.isFetching(filter) > 0 && !timeout.aborted) return;
      stop();
      timeout.removeEventListener('abort', check);
      resolve();
    };
    const stop = queries.getQueryCache().subscribe(check);
    timeout.addEventListener('abort', check);
    check();
  });
}

/** Resolves when results are rendered, and follow-up queries have started. */
function waitForRender(): Promise<void> {
  return new Promise((resolve) => notifyManager.schedule(() => setTimeout(resolve)));
}
