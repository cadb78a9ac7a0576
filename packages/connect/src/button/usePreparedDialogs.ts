import { useEffect } from 'react';
import { useDialogs } from '../core/MooringContext.ts';
import type { WalletStatus } from '../core/useConnectionStatus.ts';
import { prefersReducedData, whenIdle } from '../core/whenIdle.ts';

/**
 * Fetches the dialogs of a connected account when the page has nothing else to do. Someone who saves
 * data waits for them instead.
 */
export function usePreparedDialogs(status: WalletStatus): void {
  const { prepare } = useDialogs();
  useEffect(() => {
    if (status !== 'connected' || prefersReducedData()) return undefined;
    return whenIdle(() => {
      void prepare('account');
      void prepare('network');
    });
  }, [status, prepare]);
}
