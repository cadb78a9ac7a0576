import { useEffect } from 'react';
import { useConnectedParts } from '../button/useConnectedParts.ts';
import { useMooring } from './MooringContext.ts';
import { useAnnouncements } from './useAnnouncements.ts';
import { useConnectionStatus } from './useConnectionStatus.ts';

/** Shows nothing: finds wallets, brings the last session back, follows transactions, announces. */
export function Session() {
  const { config, wallets, report } = useMooring();
  useEffect(() => wallets.start(), [wallets]);
  useEffect(() => {
    const { session } = config;
    if (!session.isExpected()) {
      session.settle();
      return;
    }
    import('./restoreSession.ts')
      .then(({ restoreSession }) => restoreSession(config))
      .catch(report)
      .finally(session.settle);
  }, [config, report]);
  useAnnouncements();
  const parts = useConnectedParts(useConnectionStatus());
  return parts ? <parts.TransactionFollower /> : null;
}
