import type { SiteConfig } from '@mooring/page/site';
import { type PairingOptions, pairing } from '@mooring/pairing';

/** Creates the connector of phone wallets, where the operator has pairing. */
export function phoneConnector(
  { appName }: Pick<SiteConfig, 'appName'>,
  { projectId, relayUrl }: NonNullable<SiteConfig['pairing']>,
  {
    url,
    read,
    clockOffset,
  }: {
    readonly url: string;
    readonly read: NonNullable<PairingOptions['read']>;
    readonly clockOffset: number;
  },
) {
  const metadata = { name: appName, description: appName, url, icons: [`${url}/favicon.svg`] };
  return pairing({ projectId, relayUrl, metadata, read, clockOffset: () => clockOffset });
}
