import { useEffect, useRef } from 'react';
import { useConnectedParts } from '../button/useConnectedParts.ts';
import { useMooring } from '../core/MooringContext.ts';
import { useWalletStatus } from '../core/useConnectionStatus.ts';

/** Shows nothing: finds wallets, brings the last session back, and what else goes on behind. */
export function SessionStarter() {
  const { config, wallets, report } = useMooring();
  useEffect(() => wallets.start(), [wallets]);
  useEffect(() => {
    config.session
      .restore(async () => (await import('./restoreSession.ts')).restoreSession(config))
      .catch(report);
  }, [config, report]);
  const status = useWalletStatus();
  const parts = useConnectedParts(status);
  // The parts may come after the connection that they are to tell of.
  const before = useRef(status);
  useEffect(() => {
    if (status !== 'connected') before.current = status;
  }, [status]);
  return parts ? <parts.ConnectedSession status={status} before={before.current} /> : null;
}
