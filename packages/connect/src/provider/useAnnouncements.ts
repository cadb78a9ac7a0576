import { useEffect, useRef } from 'react';
import { useConnection } from 'wagmi';
import { formatAddress } from '../identity/formatAddress.ts';
import { useTranslate } from '../locales/useTranslate.ts';
import { useMooring } from './MooringContext.ts';
import { useConnectionStatus } from './useConnectionStatus.ts';

/** Tells screen readers once what a sighted person sees change: connection, account, network. */
export function useAnnouncements(): void {
  const { announcer, celebrate } = useMooring();
  const t = useTranslate();
  const status = useConnectionStatus();
  const { address, chain, chainId } = useConnection();
  const network = chain?.name;
  const before = useRef({ status, address, chainId });

  useEffect(() => {
    const last = before.current;
    before.current = { status, address, chainId };
    if (last.status === status && last.address === address && last.chainId === chainId) return;
    const account = formatAddress(address ?? '');
    if (status === 'connected') {
      // What the session of the last visit brings back is no news.
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
