import type { Devnet } from '../../devnet.ts';
import { networkOf } from '../../pages/chainAccess.ts';
import { createPageApp, type PageFile } from '../../pages/createPageApp.ts';
import { phoneScript } from './phoneScript.ts';

/** Dependencies of the phone's server. */
export type PhoneWorld = {
  devnet: Pick<Devnet, 'accounts' | 'ethereum' | 'rollup'>;
  /** Of the relay, `ws://…`. */
  relayUrl: string;
  projectId: string;
};

const SCRIPT = '/phone.js';

const HTML = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Demo Phone</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<link rel="icon" href="data:,">
<script type="module" src="${SCRIPT}"></script>
</head>
<body>
<p id="starting">Starting the demo phone…</p>
<noscript><p>The demo phone needs JavaScript.</p></noscript>
</body>
</html>
`;

/** Serves the phone's page, its script, its setup and a proxy to the chains. */
export function createPhoneApp({ devnet, relayUrl, projectId }: PhoneWorld) {
  const chains = [devnet.ethereum, devnet.rollup];
  const setup = JSON.stringify({
    relayUrl,
    projectId,
    accounts: devnet.accounts.map(({ label, privateKey }) => ({ label, privateKey })),
    networks: chains.map((chain) => networkOf(chain, '/rpc')),
  });
  const page: PageFile = { type: 'text/html', text: () => HTML };
  const files = new Map<string, PageFile>([
    ['/', page],
    // Where links open it: `/wc?uri=…`, as phone wallets do.
    ['/wc', page],
    ['/setup.json', { type: 'application/json', text: () => setup }],
    [SCRIPT, { type: 'text/javascript', text: phoneScript }],
  ]);
  const policy = contentSecurityPolicy(relayUrl);
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
function contentSecurityPolicy(relayUrl: string): string {
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
