import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { App } from '@mooring/server';
import type { LocalChain } from '../chain/localChain.ts';
import type { Devnet } from '../devnet.ts';
import { refuseForeign, refuseHost } from '../http/refusal.ts';
import { forwardToChain, toPageNetwork } from '../pages/createPageApp.ts';
import { pageScript } from '../pages/pageScript.ts';

const LOADER = '/demo-wallet/load.js';
const WALLET_SCRIPT_PATH = '/demo-wallet/wallet.js';
const SETUP = '/demo-wallet/setup.json';
const JAVASCRIPT = 'text/javascript; charset=utf-8';
const JSON_TYPE = 'application/json';
const WALLET_RPC_PATH = /^\/demo-wallet\/rpc\/(\d+)$/;
/** Proxy path of the gateway, as wallets use one of their own. */
const GATEWAY = '/demo-wallet/gateway';
const LOADER_TAG = `<script type="module" src="${LOADER}"></script>`;
/** Loads the wallet after the first paint, since extensions load late too; a page in the background does not paint. */
const LOAD = `const load = () => import('${WALLET_SCRIPT_PATH}');
if (document.hidden) load();
else requestAnimationFrame(() => setTimeout(load));
`;

/** The demo wallet as one script, built small: it is in every page of the application. */
export function buildDemoWalletScript(): Promise<string> {
  return pageScript(join(import.meta.dirname, '../demo-wallet/main.ts'), true);
}

interface DemoWalletOptions {
  /** Without it the wallet has no multisig account. */
  readonly gatewayUrl?: string | undefined;
  /** Networks in addition to those of the devnet. Default: none. */
  readonly further?: readonly FurtherNetwork[] | undefined;
}

/** A network by its node. */
export type FurtherNetwork = Pick<LocalChain, 'chain' | 'rpcUrl'>;

/**
 * Adds the demo wallet to every page of the app: its script, its setup and a proxy to the chains, for this
 * machine only.
 */
export function withDemoWallet(
  app: App,
  devnet: Devnet,
  script: string,
  { gatewayUrl, further = [] }: DemoWalletOptions = {},
): App {
  const wallet = textFile(script);
  const chains = [devnet.ethereum, devnet.rollup, ...further];
  const setup = {
    accounts: devnet.accounts.map(({ label, privateKey }) => ({ label, privateKey })),
    networks: chains.map((chain) => toPageNetwork(chain, '/demo-wallet/rpc')),
    ...(gatewayUrl !== undefined && {
      gatewayPath: GATEWAY,
      // The first chain's: the other one needs one owner only.
      multisigs: devnet.multisigs.slice(0, 1).map(({ safe }) => safe),
    }),
  };

  return {
    async fetch(request, peer) {
      const { pathname } = new URL(request.url);
      const isWallet = pathname.startsWith('/demo-wallet/');
      const refused = isWallet ? refuseForeign(request) : refuseHost(request);
      if (refused !== null) return refused;
      if (pathname === LOADER) return sendText(request, textFile(LOAD), JAVASCRIPT);
      if (pathname === WALLET_SCRIPT_PATH) return sendText(request, wallet, JAVASCRIPT);
      if (pathname === SETUP) return sendText(request, textFile(JSON.stringify(setup)), JSON_TYPE);
      const chainId = WALLET_RPC_PATH.exec(pathname)?.[1];
      if (chainId) return forwardToChain(request, chains, Number(chainId));
      if (gatewayUrl !== undefined && pathname.startsWith(`${GATEWAY}/`)) {
        return askGateway(request, gatewayUrl);
      }
      return withScript(request, app, peer);
    },
  };
}

/** Text with its compressed form, made when it is first asked for. */
interface TextFile {
  readonly text: string;
  gzipped(): Uint8Array<ArrayBuffer>;
}

function textFile(text: string): TextFile {
  let made: Uint8Array<ArrayBuffer> | undefined;
  return {
    text,
    gzipped() {
      made ??= new Uint8Array(gzipSync(text));
      return made;
    },
  };
}

function sendText(request: Request, file: TextFile, type: string): Response {
  const headers = new Headers({
    'content-type': type,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  });
  return new Response(bodyFor(request, file, headers), { headers });
}

/** Body in the coding the browser takes, with its headers. */
function bodyFor(request: Request, { text, gzipped }: TextFile, headers: Headers) {
  headers.set('vary', 'accept-encoding');
  if (!/\bgzip\b/.test(request.headers.get('accept-encoding') ?? '')) return text;
  headers.set('content-encoding', 'gzip');
  return gzipped();
}

async function askGateway(request: Request, gatewayUrl: string): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const { method } = request;
  try {
    const answer = await fetch(`${gatewayUrl}${pathname.slice(GATEWAY.length)}${search}`, {
      method,
      ...(method !== 'GET' && {
        headers: { 'content-type': 'application/json' },
        body: await request.text(),
      }),
    });
    const { status } = answer;
    const headers = { 'content-type': 'application/json', 'cache-control': 'no-store' };
    return new Response(status === 204 ? null : await answer.text(), { status, headers });
  } catch {
    return new Response('The local gateway does not answer', { status: 502 });
  }
}

/** Adds the script to pages; other responses pass unchanged. */
async function withScript(request: Request, app: App, peer?: string): Promise<Response> {
  const reads = request.method === 'GET' || request.method === 'HEAD';
  if (!reads || !request.headers.get('accept')?.includes('text/html')) {
    return app.fetch(request, peer);
  }
  // Requested without cache and compression, in order to modify the page.
  const asked = new Headers(request.headers);
  for (const name of ['accept-encoding', 'if-none-match']) asked.delete(name);
  const response = await app.fetch(new Request(request.url, { headers: asked }), peer);
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  headers.delete('etag');
  const page = textFile((await response.text()).replace('</head>', `${LOADER_TAG}</head>`));
  const body = bodyFor(request, page, headers);
  return new Response(request.method === 'HEAD' ? null : body, {
    status: response.status,
    headers,
  });
}
