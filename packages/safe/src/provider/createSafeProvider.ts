import { lookUp } from '@mooring/internal';
import { invalidParams, ProviderRpcError } from '../providerRpcError.ts';
import { callsMethods } from './callsMethods.ts';
import { networkMethods, readMethods } from './chainMethods.ts';
import type { Methods, ProviderContext } from './method.ts';
import { createWaitList, type SafeWaits } from './safeWaits.ts';
import { signingMethods } from './signingMethods.ts';
import { transactionMethods } from './transactionMethods.ts';

/** Options of {@link createSafeProvider}. */
export interface SafeProviderOptions extends Pick<ProviderContext, 'messenger' | 'safe'> {
  /** Polling interval for requests awaiting other owners, in ms. Default: 3,000. */
  readonly pollMs?: number | undefined;
}

/** Request of a provider (EIP-1193). */
export interface ProviderRequest {
  readonly method: string;
  readonly params?: unknown;
}

/** EIP-1193 provider of the host's Safe, with EIP-5792 batches. */
export interface SafeProvider {
  /** Rejects with `ProviderRpcError`; 4200 for unsupported methods. */
  readonly request: (
    request: ProviderRequest,
    options?: { readonly signal?: AbortSignal },
  ) => Promise<unknown>;
  /** Never emits: a Safe's account and network do not change while the page is open. */
  readonly on: (event: string, listener: (value: never) => void) => void;
  readonly removeListener: (event: string, listener: (value: never) => void) => void;
  readonly waits: SafeWaits;
}

const safeMethods: Methods = {
  ...networkMethods,
  ...readMethods,
  ...signingMethods,
  ...transactionMethods,
  ...callsMethods,
};

/**
 * Creates an EIP-1193 provider for the host's Safe.
 *
 * @example
 * ```ts
 * import { createMessenger, createSafeProvider, getSafeInfo } from '@mooring/safe';
 *
 * const messenger = createMessenger(['https://app.safe.global'], window);
 * const provider = createSafeProvider({ messenger, safe: await getSafeInfo(messenger) });
 * await provider.request({ method: 'eth_accounts' });
 * ```
 */
export function createSafeProvider(options: SafeProviderOptions): SafeProvider {
  const { messenger, safe, pollMs = 3_000 } = options;
  const waits = createWaitList();
  const context: ProviderContext = { messenger, safe, pollMs, waits, batches: new Map() };
  return {
    async request({ method, params = [] }, { signal } = {}) {
      const run = lookUp(safeMethods, method);
      if (!run) throw new ProviderRpcError(4200, `Unsupported method: ${method}.`);
      if (!Array.isArray(params)) throw invalidParams('Expected an array of parameters.');
      return run(context, params, signal);
    },
    on() {},
    removeListener() {},
    waits,
  };
}
