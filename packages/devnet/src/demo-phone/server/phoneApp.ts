import type { LocalChain } from '../../chain/localChain.ts';
import type { Devnet } from '../../devnet.ts';
import { phoneScript } from './phoneScript.ts';

/** What the phone needs to know of the world. */
export type PhoneWorld = {
  devnet: Pick<Devnet, 'accounts' | 'ethereum' | 'rollup'>;
  /** Of the relay, `ws://…`. */
  relayUrl: string;
  projectId: string;
};

/** The largest request that is passed on to a chain, in characters. */
const longestBody = 1_048_576;
const SCRIPT = '/phone.js';
const RPC = /^\/rpc\/(\d+)$/;
/** Where links open it: `/wc?uri=…`, as phone wallets do. */
const PAGES = new Set(['/', '/wc']);

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

/** The phone's page, its script, its accounts and its way to the chains. */
export function createPhoneApp({ devnet, relayUrl, projectId }: PhoneWorld) {
  const chains = [devnet.ethereum, devnet.rollup];
  const setup = JSON.stringify({
    relayUrl,
    projectId,
    accounts: devnet.accounts.map(({ label, privateKey }) => ({ label, privateKey })),
    networks: chains.map(({ chain }) => ({
      id: chain.id,
      name: chain.name,
      nativeCurrency: chain.nativeCurrency,
      rpcPath: `/rpc/${chain.id}`,
    })),
  });
  const policy = contentSecurityPolicy(relayUrl);

  return {
    async fetch(request: Request): Promise<Response> {
      const { pathname } = new URL(request.url);
      const chainId = RPC.exec(pathname)?.[1];
      if (chainId) return forward(request, chains, Number(chainId));
      if (request.method !== 'GET' && request.method !== 'HEAD') return notFound();
      if (PAGES.has(pathname)) return answer(HTML, 'text/html', policy);
      if (pathname === '/setup.json') return answer(setup, 'application/json', policy);
      if (pathname === SCRIPT) return answer(await phoneScript(), 'text/javascript', policy);
      return notFound();
    },
  };
}

/** Its own origin and the relay; the chains are reached through its own origin. */
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

function answer(text: string, type: string, policy: string): Response {
  return new Response(text, {
    headers: {
      'content-type': `${type}; charset=utf-8`,
      'content-security-policy': policy,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
    },
  });
}

const notFound = () => new Response('Not found', { status: 404 });

/** A wallet has a node of its own: everything it asks goes to the chain itself. */
async function forward(
  request: Request,
  chains: readonly LocalChain[],
  chainId: number,
): Promise<Response> {
  const chain = chains.find((one) => one.chain.id === chainId);
  if (!chain || request.method !== 'POST') return notFound();
  const body = await request.text();
  if (body.length > longestBody) return new Response('Too long', { status: 413 });
  try {
    const answered = await fetch(chain.rpcUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    return new Response(await answered.text(), { headers: { 'content-type': 'application/json' } });
  } catch {
    // The chain has stopped: the phone is told as a node's operator would.
    return new Response('The local chain does not answer', { status: 502 });
  }
}
