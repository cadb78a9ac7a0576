import { useEffect, useState } from 'react';
import { useMooring } from '../core/MooringContext.ts';
import type { ConnectionStatus } from '../core/useConnectionStatus.ts';

type ConnectedParts = typeof import('./connectedParts.tsx');

let loaded: ConnectedParts | undefined;

/** The parts, as soon as they are there; their texts may not be. */
export const loadedParts = () => loaded;

/**
 * Loads what the button shows of an account, for a first render that has it: before that of a page whose visitor
 * was connected the last time.
 *
 * @example
 * ```tsx
 * import { loadConnectedParts } from '@mooring/connect';
 *
 * if (config.session.isExpected()) await loadConnectedParts();
 * ```
 */
export async function loadConnectedParts(): Promise<void> {
  loaded = await import('./connectedParts.tsx');
}

/**
 * The parts for a connected account: in the button, and behind it. They are a chunk of their own, so
 * that a visitor who only looks does not pay for them; they come while the wallet is asked.
 */
export function useConnectedParts(status: ConnectionStatus): ConnectedParts | undefined {
  const { report, config, locales } = useMooring();
  const [parts, setParts] = useState<ConnectedParts>();
  const wanted = status !== 'disconnected' && (status !== 'loading' || config.session.isExpected());
  useEffect(() => {
    if (!wanted || parts) return;
    Promise.all([loadConnectedParts(), locales.whenComplete()]).then(
      () => setParts(loaded),
      report,
    );
  }, [wanted, parts, report, locales]);
  return parts;
}
