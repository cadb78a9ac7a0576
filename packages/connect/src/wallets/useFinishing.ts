import { useSyncExternalStore } from 'react';
import { useMooring } from '../core/MooringContext.ts';
import type { Pairing } from './pairing.ts';

const none = () => undefined;

/** Name of the wallet that a person went to before the page was loaded, while its answer is looked for. */
export function useFinishing(): string | undefined {
  const { connectors } = useMooring().config.wagmi;
  const { pairing }: { pairing?: Pairing } = Object(
    connectors.find(({ type }) => type === 'pairing'),
  );
  const { status, wallet }: { status?: unknown; wallet?: string } = Object(
    useSyncExternalStore(pairing?.subscribe ?? (() => none), pairing?.getState ?? none, none),
  );
  return status === 'finishing' ? wallet : undefined;
}
