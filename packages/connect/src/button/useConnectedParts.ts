import { useEffect, useState } from 'react';
import { useMooring } from '../core/MooringContext.ts';
import type { ConnectionStatus } from '../core/useConnectionStatus.ts';

type ConnectedParts = typeof import('./connectedParts.tsx');

let loaded: ConnectedParts | undefined;

/** Returns the parts once loaded; their texts may still be loading. */
export const loadedParts = () => loaded;

/**
 * Loads the button's parts for a connected account. Call it before the first render, if the visitor was connected on the
 * last visit.
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
 * Returns the components for a connected account, null if they could not be loaded. They are a lazy chunk, so that a
 * visitor who does not connect does not load them; they load while the wallet is asked.
 */
export function useConnectedParts(status: ConnectionStatus): ConnectedParts | null | undefined {
  const { report, config, locales } = useMooring();
  const [parts, setParts] = useState<ConnectedParts | null>();
  const shouldLoad =
    status !== 'disconnected' && (status !== 'loading' || config.session.isExpected());
  useEffect(() => {
    if (!shouldLoad || parts) return;
    Promise.all([loadConnectedParts(), locales.whenComplete()]).then(
      () => setParts(loaded),
      (error: unknown) => {
        setParts(null);
        report(error);
      },
    );
  }, [shouldLoad, parts, report, locales]);
  return parts;
}
