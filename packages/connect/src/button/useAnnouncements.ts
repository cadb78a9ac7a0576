import { useEffect, useRef } from 'react';
import { useAccount } from 'wagmi';
import { useMooring } from '../core/MooringContext.ts';
import { formatAddress } from '../core/text/shortText.ts';
import type { WalletStatus } from '../core/useConnectionStatus.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { useCelebrate } from '../ui/useCelebrate.ts';

/**
 * Announces visible changes to screen readers, once each: connection, account, network.
 * @param status current wallet status
 * @param lastStatus wallet status before this mounted; a connection since then is still announced
 */
export function useAnnouncements(status: WalletStatus, lastStatus: WalletStatus): void {
  const { announcer } = useMooring();
  const celebrate = useCelebrate();
  const t = useTranslate();
  const { address, chain, chainId } = useAccount();
  const network = chain?.name;
  const before = useRef({ status: lastStatus, address, chainId });

  useEffect(() => {
    const last = before.current;
    before.current = { status, address, chainId };
    if (last.status === status && last.address === address && last.chainId === chainId) return;
    const account = formatAddress(address ?? '');
    if (status === 'connected') {
      // A restored session of the last visit is not announced.
      if (last.status === 'loading') return;
      if (last.status !== 'connected') {
        announcer.say(t('announce.connected', { account }));
        celebrate();
      } else if (last.address !== address) announcer.say(t('announce.account', { account }));
      else if (network) announcer.say(t('announce.network', { network }));
      else announcer.say(t('announce.wrongNetwork'));
    } else if (status === 'disconnected' && last.status === 'connected') {
      announcer.say(t('announce.disconnected'));
    }
  }, [status, address, chainId, network, announcer, celebrate, t]);
}
