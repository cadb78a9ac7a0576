import type { LocalChain } from '../chain/localChain.ts';

/** A file of a page, read or built when it is asked for. */
export interface PageFile {
  type: 'text/html' | 'text/css' | 'text/javascript' | 'application/json';
  text: () => string | Promise<string>;
}

interface PageAppOptions {
  /** By path, such as `/setup.json`. */
  files: ReadonlyMap<string, PageFile>;
  /** Asked at `/rpc/<chain id>`. */
  chains: readonly LocalChain[];
  /** Content security policy of a URL. */
  policy: (url: URL) => string;
  /** Further headers of every file. */
  headers?: Readonly<Record<string, string>>;
}

const PAGE_RPC_PATH = /^\/rpc\/(\d+)$/;

/** A wallet's page with its files and its way to the chains. */
export function createPageApp({ files, chains, policy, headers }: PageAppOptions) {
  return {
    async fetch(request: Request): Promise<Response> {
      const url = new URL(request.url);
      const chainId = PAGE_RPC_PATH.exec(url.pathname)?.[1];
      if (chainId) return forwardToChain(request, chains, Number(chainId));
      const file = files.get(url.pathname);
      const reads = request.method === 'GET' || request.method === 'HEAD';
      if (!reads || !file) return new Response('Not found', { status: 404 });
      return new Response(await file.text(), {
        headers: {
          'content-type': `${file.type}; charset=utf-8`,
          'content-security-policy': policy(url),
          'cache-control': 'no-store',
          'referrer-policy': 'no-referrer',
          'x-content-type-options': 'nosniff',
          ...headers,
        },
      });
    },
  };
}

/** The largest request that is passed on to a chain, in characters. */
const LONGEST_REQUEST = 1_048_576;

/** Network as configured in a wallet's page: reached through the page's own origin. */
export function toPageNetwork({ chain }: Pick<LocalChain, 'chain'>, rpcPath: string) {
  const { id, name, nativeCurrency } = chain;
  return { id, name, nativeCurrency, rpcPath: `${rpcPath}/${id}` };
}

/** Passes a wallet's JSON-RPC request on to the chain itself: a wallet has its own node. */
export async function forwardToChain(
  request: Request,
  chains: readonly Pick<LocalChain, 'chain' | 'rpcUrl'>[],
  chainId: number,
): Promise<Response> {
  const chain = chains.find((one) => one.chain.id === chainId);
  if (!chain || request.method !== 'POST') return new Response('Not found', { status: 404 });
  const body = await request.text();
  if (body.length > LONGEST_REQUEST) return new Response('Too long', { status: 413 });
  const headers = { 'content-type': 'application/json', 'cache-control': 'no-store' };
  try {
    const answer = await fetch(chain.rpcUrl, { method: 'POST', headers, body });
    return new Response(await answer.text(), { headers });
  } catch {
    // The chain has stopped: answered like the operator of a node would.
    return new Response('The local chain does not answer', { status: 502 });
  }
}
