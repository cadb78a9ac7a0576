import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DEMO_ACCOUNTS } from '../../accounts.ts';
import type { Devnet } from '../../devnet.ts';
import { createPageApp, type PageFile, toPageNetwork } from '../../pages/createPageApp.ts';
import { pageScript } from '../../pages/pageScript.ts';

/** Dependencies of the host's server. */
export interface HostWorld {
  devnet: Pick<Devnet, 'ethereum' | 'rollup' | 'multisigs'>;
  gatewayUrl: string;
}

const head = (title: string, script: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/host.css">
<script type="module" src="${script}"></script>
</head>`;

const HOST_PAGE = `${head('Local Safe', '/host.js')}
<body>
<noscript><p>The local Safe needs JavaScript.</p></noscript>
</body>
</html>
`;

/** Page of another origin beside the application, which sends it forged messages. */
const STRANGER_PAGE = `${head('Stranger', '/stranger.js')}
<body></body>
</html>
`;

/** Serves the host's page, its scripts, its setup and a proxy to the chains. */
export function createHostApp({ devnet, gatewayUrl }: HostWorld) {
  const chains = [devnet.ethereum, devnet.rollup];
  const setup = JSON.stringify({
    gatewayUrl,
    accounts: DEMO_ACCOUNTS,
    networks: chains.map((chain) => ({ ...toPageNetwork(chain, '/rpc'), tokens: chain.tokens })),
    safes: devnet.multisigs.map(({ safe }) => ({
      address: safe.address,
      chainId: safe.chainId,
      label: safe.label,
    })),
  });

  const files = new Map<string, PageFile>([
    ['/', { type: 'text/html', text: () => HOST_PAGE }],
    ['/stranger', { type: 'text/html', text: () => STRANGER_PAGE }],
    ['/setup.json', { type: 'application/json', text: () => setup }],
    ['/host.js', { type: 'text/javascript', text: () => pageScript(partOf('main.tsx')) }],
    ['/stranger.js', { type: 'text/javascript', text: () => pageScript(partOf('stranger.ts')) }],
    ['/host.css', { type: 'text/css', text: () => readFile(partOf('host.css'), 'utf8') }],
  ]);
  const policy = (url: URL) => hostPolicy(url, gatewayUrl);
  return createPageApp({ files, chains, policy });
}

function partOf(name: string): string {
  return join(import.meta.dirname, '../page', name);
}

/** Allows its own origin and the gateway; in frames the opened application, and the stranger. */
function hostPolicy(url: URL, gatewayUrl: string): string {
  const app = url.searchParams.get('app') ?? '';
  const framed = URL.canParse(app) ? new URL(app) : undefined;
  const isWeb = framed?.protocol === 'http:' || framed?.protocol === 'https:';
  // This machine under its other name, so that the stranger's frame has another origin.
  const others = ['127.0.0.1', 'localhost'].map((name) => `http://${name}:${url.port}`);
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `connect-src 'self' ${new URL(gatewayUrl).origin}`,
    'img-src data:',
    `frame-src ${[...(isWeb && framed ? [framed.origin] : []), ...others].join(' ')}`,
    "base-uri 'none'",
    "form-action 'self'",
    url.pathname === '/stranger' ? `frame-ancestors ${others.join(' ')}` : "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}
