import { multisigSource } from '@mooring/multisig';
import { createSite, type Site, type SiteConfig } from '@mooring/page/site';
import { openSignIn } from '../sign-in/openSignIn.ts';
import type { EmbeddingSafe } from './embeddingSafe.ts';
import { passkeyConnector } from './passkeyConnector.ts';
import { phoneConnector } from './phoneConnector.ts';

interface SiteContextOptions {
  /** Origin of the page. */
  readonly origin: string;
  /** True for the first view, which the server renders and the browser takes over. */
  readonly isFirstView: boolean;
  /** Embedding Safe. */
  readonly safe?: EmbeddingSafe | undefined;
  /** Difference of this device's clock to the server's, in ms. Default: 0. */
  readonly clockOffset?: number;
}

/** Creates the site with the features its operator enables: sign-in, passkeys, phone wallets, multisig accounts. */
export function openSite(
  config: SiteConfig,
  { origin, isFirstView, safe, clockOffset = 0 }: SiteContextOptions,
): Site {
  const { passkeys, pairing, multisig } = config;
  const signIn = config.signIn ? openSignIn(config) : undefined;
  return createSite(config, origin, {
    signIn,
    isFirstView,
    hostTheme: safe?.theme,
    connectors: (read) => [
      ...(safe ? [safe.connector] : []),
      ...(passkeys ? [passkeyConnector(config, passkeys, signIn)] : []),
      ...(pairing ? [phoneConnector(config, pairing, { url: origin, read, clockOffset })] : []),
    ],
    multisig: (wagmi) => multisigSource(multisig?.gatewayUrl, wagmi),
  });
}
