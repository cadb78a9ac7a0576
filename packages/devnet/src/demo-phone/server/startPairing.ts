import { type Relay, startRelay } from '@mooring/testing/pairing';
import type { Devnet } from '../../devnet.ts';
import { serve } from '../../http/serve.ts';
import { createPageApp, type PageFile, toPageNetwork } from '../../pages/createPageApp.ts';
import { phoneScript } from './phoneScript.ts';

export interface PairingPorts {
  /** Port of the relay. Default: 0, any free port. */
  relayPort?: number;
  /**
   * Port of the demo phone. Default: 0; with a fixed one the phone finds its sites again after a restart.
   */
  phonePort?: number;
}

/** Pairing with a phone, on this machine. */
export interface LocalPairing {
  readonly relay: Relay;
  /** The demo phone's page. `<phoneUrl>/wc?uri=<encoded link>` opens it and pairs. */
  readonly phoneUrl: string;
  /** Project id of sites and phone at the relay. */
  readonly projectId: string;
  stop(): Promise<void>;
}

/**
 * Starts a relay and a demo phone wallet on it: a page that meets a site over the relay, and signs and
 * sends with the local accounts. Every browser context is its own phone. Both take some
 * milliseconds; the phone is built when its page is first opened.
 *
 * @throws {Error} when a port is taken.
 */
export async function startPairing(
  devnet: PhoneWorld['devnet'],
  { relayPort = 0, phonePort = 0 }: PairingPorts = {},
): Promise<LocalPairing> {
  const projectId = 'local';
  const relay = await startRelay({ port: relayPort });
  try {
    const app = createPhoneApp({ devnet, relayUrl: relay.url, projectId });
    // This machine alone: it holds keys, if of accounts known to all.
    const phone = await serve({ app, host: '127.0.0.1', port: phonePort });
    return {
      relay,
      phoneUrl: phone.url,
      projectId,
      async stop() {
        await phone.stop();
        await relay.stop();
      },
    };
  } catch (error) {
    await relay.stop();
    throw error;
  }
}

/** Dependencies of the phone's server. */
interface PhoneWorld {
  devnet: Pick<Devnet, 'accounts' | 'ethereum' | 'rollup'>;
  /** Of the relay, `ws://…`. */
  relayUrl: string;
  projectId: string;
}

const PHONE_SCRIPT_PATH = '/phone.js';

const HTML = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Demo Phone</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<link rel="icon" href="data:,">
<script type="module" src="${PHONE_SCRIPT_PATH}"></script>
</head>
<body>
<p id="starting">Starting the demo phone…</p>
<noscript><p>The demo phone needs JavaScript.</p></noscript>
</body>
</html>
`;

/** Serves the phone's page, its script, its setup and a proxy to the chains. */
function createPhoneApp({ devnet, relayUrl, projectId }: PhoneWorld) {
  const chains = [devnet.ethereum, devnet.rollup];
  const setup = JSON.stringify({
    relayUrl,
    projectId,
    accounts: devnet.accounts.map(({ label, privateKey }) => ({ label, privateKey })),
    networks: chains.map((chain) => toPageNetwork(chain, '/rpc')),
  });
  const page: PageFile = { type: 'text/html', text: () => HTML };
  const files = new Map<string, PageFile>([
    ['/', page],
    // Where links open it: `/wc?uri=…`, as phone wallets do.
    ['/wc', page],
    ['/setup.json', { type: 'application/json', text: () => setup }],
    [PHONE_SCRIPT_PATH, { type: 'text/javascript', text: phoneScript }],
  ]);
  const policy = phonePolicy(relayUrl);
  return createPageApp({
    files,
    chains,
    policy: () => policy,
    headers: {
      'cross-origin-resource-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
    },
  });
}

/** Allows its own origin, which proxies the chains, and the relay. */
function phonePolicy(relayUrl: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `connect-src 'self' ${new URL(relayUrl).origin}`,
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}
