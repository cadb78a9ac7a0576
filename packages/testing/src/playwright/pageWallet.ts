import type { WalletInfo } from '../wallet/announce.ts';

/** What the page's part of a wallet is told: who it is, and what the way to the test is called. */
export interface PageWalletParts {
  readonly info: WalletInfo;
  /** The name of the function in the page that leads to the test. */
  readonly binding: string;
}

/** What the test answers a page: an `Error` would lose its code on the way. */
export type Reply =
  | { readonly result: unknown }
  | { readonly error: { readonly code: number; readonly message: string; readonly data: unknown } };

/**
 * The page's part of a wallet. Runs in the page before its scripts, sent there as text: it can use
 * nothing of this file, and nothing that a page may have no policy for.
 */
export function openPageWallet({ info, binding }: PageWalletParts): void {
  const listeners = new Map<string, ((payload: unknown) => void)[]>();
  const call = (kind: string, text?: string) => Reflect.get(window, binding)(kind, text);
  const provider = {
    async request(args: unknown): Promise<unknown> {
      const reply: Reply = await call('request', JSON.stringify(args));
      if ('result' in reply) return reply.result;
      const { code, message, data } = reply.error;
      throw Object.assign(new Error(message), { name: 'ProviderRpcError', code, data });
    },
    on(event: string, listener: (payload: unknown) => void) {
      listeners.set(event, [...(listeners.get(event) ?? []), listener]);
      return provider;
    },
    removeListener(event: string, listener: (payload: unknown) => void) {
      const list = [...(listeners.get(event) ?? [])];
      const index = list.indexOf(listener);
      if (index >= 0) list.splice(index, 1);
      listeners.set(event, list);
      return provider;
    },
  };
  const detail = Object.freeze({ info: Object.freeze(info), provider });
  const tell = () => {
    window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));
  };
  // How the test tells this page of changes.
  Object.defineProperty(window, `${binding}:emit`, {
    value: (event: string, payload: unknown) => {
      for (const listener of listeners.get(event) ?? []) {
        try {
          listener(payload);
        } catch (error) {
          reportError(error);
        }
      }
    },
  });
  window.addEventListener('eip6963:requestProvider', tell);
  call('open');
  tell();
}
