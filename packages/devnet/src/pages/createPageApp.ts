import type { LocalChain } from '../chain/localChain.ts';
import { forwardToChain } from './chainAccess.ts';

/** A file of a page, read or built when it is asked for. */
export type PageFile = {
  type: 'text/html' | 'text/css' | 'text/javascript' | 'application/json';
  text: () => string | Promise<string>;
};

export type PageAppOptions = {
  /** By path, such as `/setup.json`. */
  files: ReadonlyMap<string, PageFile>;
  /** Asked at `/rpc/<chain id>`. */
  chains: readonly LocalChain[];
  /** The content security policy of what is at a URL. */
  policy: (url: URL) => string;
  /** Further headers of every file. */
  headers?: Readonly<Record<string, string>>;
};

const RPC = /^\/rpc\/(\d+)$/;

/** A wallet's page with its files and its way to the chains. */
export function createPageApp({ files, chains, policy, headers }: PageAppOptions) {
  return {
    async fetch(request: Request): Promise<Response> {
      const url = new URL(request.url);
      const chainId = RPC.exec(url.pathname)?.[1];
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
