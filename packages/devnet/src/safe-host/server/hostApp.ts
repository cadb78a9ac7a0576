import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DEMO_ACCOUNTS } from '../../accounts.ts';
import type { LocalChain } from '../../chain/localChain.ts';
import type { Devnet } from '../../devnet.ts';
import { hostScript } from './hostScript.ts';

/** What the host needs to know of the world. */
export type HostWorld = {
  devnet: Pick<Devnet, 'ethereum' | 'rollup' | 'multisigs'>;
  gatewayUrl: string;
};

const RPC = /^\/rpc\/(\d+)$/;
/** Characters of a JSON-RPC request. */
const LONGEST_REQUEST = 1_000_000;

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

/** A page of another origin beside the application, that says things it has no business saying. */
const STRANGER_PAGE = `${head('Stranger', '/stranger.js')}
<body></body>
</html>
`;

/** The host's page, its scripts, its accounts and its way to the chains. */
export function createHostApp({ devnet, gatewayUrl }: HostWorld) {
  const chains = [devnet.ethereum, devnet.rollup];
  const setup = JSON.stringify({
    gatewayUrl,
    accounts: DEMO_ACCOUNTS,
    networks: chains.map(({ chain, tokens }) => ({
      id: chain.id,
      name: chain.name,
      nativeCurrency: chain.nativeCurrency,
      rpcPath: `/rpc/${chain.id}`,
      tokens,
    })),
    safes: devnet.multisigs.map(({ safe }) => ({
      address: safe.address,
      chainId: safe.chainId,
      label: safe.label,
    })),
  });

  return {
    async fetch(request: Request): Promise<Response> {
      const url = new URL(request.url);
      const { pathname } = url;
      const chainId = RPC.exec(pathname)?.[1];
      if (chainId) return forward(request, chains, Number(chainId));
      if (request.method !== 'GET' && request.method !== 'HEAD') return notFound();
      const policy = contentSecurityPolicy(url, gatewayUrl);
      if (pathname === '/') return answer(HOST_PAGE, 'text/html', policy);
      if (pathname === '/stranger') return answer(STRANGER_PAGE, 'text/html', policy);
      if (pathname === '/setup.json') return answer(setup, 'application/json', policy);
      if (pathname === '/host.js') return answer(await hostScript('main.ts'), SCRIPT, policy);
      if (pathname === '/stranger.js')
        return answer(await hostScript('stranger.ts'), SCRIPT, policy);
      if (pathname === '/host.css') return answer(await styleSheet(), 'text/css', policy);
      return notFound();
    },
  };
}

const SCRIPT = 'text/javascript';

function styleSheet(): Promise<string> {
  return readFile(join(import.meta.dirname, '../page/host.css'), 'utf8');
}

/** Its own origin and the gateway; in frames the application it was opened with, and the stranger. */
function contentSecurityPolicy(url: URL, gatewayUrl: string): string {
  const app = url.searchParams.get('app') ?? '';
  const framed = URL.canParse(app) ? new URL(app) : undefined;
  const isWeb = framed?.protocol === 'http:' || framed?.protocol === 'https:';
  // The same machine under its other name: a frame of the stranger's is of another origin.
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

function answer(text: string, type: string, policy: string): Response {
  return new Response(text, {
    headers: {
      'content-type': `${type}; charset=utf-8`,
      'content-security-policy': policy,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    },
  });
}

const notFound = () => new Response('Not found', { status: 404 });

/** The host has a node of its own: what it asks, and lets applications ask, goes to the chain. */
async function forward(
  request: Request,
  chains: readonly LocalChain[],
  chainId: number,
): Promise<Response> {
  const chain = chains.find((one) => one.chain.id === chainId);
  if (!chain || request.method !== 'POST') return notFound();
  const body = await request.text();
  if (body.length > LONGEST_REQUEST) return new Response('Too long', { status: 413 });
  try {
    const headers = { 'content-type': 'application/json' };
    const answered = await fetch(chain.rpcUrl, { method: 'POST', headers, body });
    return new Response(await answered.text(), { headers });
  } catch {
    // The chain has stopped: the page is told as a node's operator would.
    return new Response('The local chain does not answer', { status: 502 });
  }
}
