import type { WalletInfo } from '../wallet/announce.ts';

/** Parameters of the page's provider. */
export interface PageWalletParts {
  readonly info: WalletInfo;
  /** Name of the binding, a function in the page that calls the test. */
  readonly binding: string;
}

/** Response to the page: an `Error` would lose its code on the way. */
export type Reply =
  | { readonly result: unknown }
  | { readonly error: { readonly code: number; readonly message: string; readonly data: unknown } };

/**
 * Provider of the page. Runs before the page's scripts, sent there as text: it cannot use anything else of
 * this file, nor anything a content security policy may forbid.
 */
export function openPageWallet({ info, binding }: PageWalletParts): void {
  const listeners = new Map<string, ((payload: unknown) => void)[]>();
  const call = (kind: string, text?: string) => Reflect.get(window, binding)(kind, text);
  const provider = {
    async request(args: unknown): Promise<unknown> {
      const reply: Reply = await call('request', JSON.stringify(args ?? null));
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
  const announce = () => {
    window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));
  };
  // Called by the test to emit events in this page.
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
  window.addEventListener('eip6963:requestProvider', announce);
  call('open');
  announce();
}
