import { openSignIn } from '../sign-in/openSignIn.ts';
import type { Site } from '../site/SiteContext.ts';
import type { SafeAround } from '../site/safeAround.ts';
import type { SiteConfig } from '../site/siteConfig.ts';
import { createSite } from './createSite.ts';
import { passkeyConnector } from './passkeyConnector.ts';

interface Visit {
  /** Origin of the page. */
  readonly origin: string;
  /** True for the first view, which the server renders and the browser takes over. */
  readonly isFirstView: boolean;
  /** Embedding Safe. */
  readonly safe?: SafeAround | undefined;
  /** Difference of this device's clock to the server's, in ms. Default: 0. */
  readonly clockOffset?: number;
}

/** Creates the site with what its operator offers: sign-in, accounts by passkey. */
export function openSite(config: SiteConfig, visit: Visit): Site {
  const { passkeys } = config;
  const signIn = config.features.signIn ? openSignIn(config) : undefined;
  const passkey = passkeys && passkeyConnector(config, passkeys, signIn);
  const { origin, ...parts } = visit;
  return createSite(config, origin, { ...parts, signIn, passkey });
}
