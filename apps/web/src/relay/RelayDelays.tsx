import { useCatalogue } from '@mooring/connect';
import { useSite } from '@mooring/page/site';
import { pageCatalogue } from '@mooring/page/texts';
import { Notice } from '@mooring/page/ui';
import { useConfig } from 'wagmi';
import { useRelayDelays } from './useRelayDelays.ts';

/** Notice of signed transactions delayed at the operator's relay, per network. Announced when it appears. */
export function RelayDelays() {
  const t = useCatalogue(pageCatalogue);
  const { appName } = useSite().config;
  const { chains } = useConfig();
  const delayed = useRelayDelays();
  return chains
    .filter(({ id }) => delayed.includes(id))
    .map(({ id, name }) => (
      <Notice key={id} kind="warning" urgent>
        <p>{t('wallet.relayDelayed', { app: appName, network: name })}</p>
      </Notice>
    ));
}
