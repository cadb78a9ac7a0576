import { createListeners } from '@mooring/internal';
import * as v from 'valibot';
import { ProviderRpcError } from '../providerRpcError.ts';
import { text } from '../values.ts';
import { type FrameMessage, type FrameWindow, hostOrigins } from './frameWindow.ts';

/** Methods of a Safe host. */
export type HostMethod =
  | 'getCurrentTheme'
  | 'getChainInfo'
  | 'getEnvironmentInfo'
  | 'getOffChainSignature'
  | 'getSafeBalances'
  | 'getSafeInfo'
  | 'getTxBySafeTxHash'
  | 'requestAddressBook'
  | 'rpcCall'
  | 'sendTransactions'
  | 'signMessage'
  | 'signTypedMessage'
  | 'wallet_getPermissions'
  | 'wallet_requestPermissions';

/** Limits of a request. */
export interface RequestLimits {
  /** Timeout in ms; `'person'` for requests with a prompt, which have no timeout. */
  readonly timeoutMs: number | 'person';
  /** True if hosts may not respond: the request then resolves to `undefined` on timeout. Default: false. */
  readonly optional?: boolean;
  readonly signal?: AbortSignal | undefined;
}

/** Message channel to the embedding Safe host. */
export interface Messenger {
  /**
   * Sends a request; resolves to the raw response. Rejects with `ProviderRpcError`: 4001, 4900 (no
   * response), -32603.
   */
  request(method: HostMethod, params: unknown, limits: RequestLimits): Promise<unknown>;
  /**
   * Subscribes to unsolicited messages of the host, such as theme changes. Returns an unsubscribe function.
   */
  onPush(listener: (data: unknown) => void): () => void;
  /** Closes the channel; pending requests reject (4900). */
  close(): void;
}

interface Waiting {
  readonly resolve: (data: unknown) => void;
  readonly reject: (error: ProviderRpcError) => void;
}

/** Protocol version of requests; hosts support 1 and up. */
const sdkVersion = '9.1.0';

/**
 * Creates a messenger to the parent of this frame. It accepts messages only from the parent window, and only from an
 * allowed origin, compared as a whole. Until the host has responded, a request is posted to each allowed origin (a
 * browser delivers it to the matching one only); afterwards only to the origin that responded. Each id accepts one
 * response.
 *
 * @example
 * ```ts
 * import { createMessenger, getSafeInfo } from '@mooring/safe';
 *
 * const messenger = createMessenger(['https://app.safe.global'], window);
 * const { safeAddress } = await getSafeInfo(messenger);
 * ```
 */
export function createMessenger(allowedOrigins: readonly string[], window: FrameWindow): Messenger {
  let origins = hostOrigins(allowedOrigins, window);
  const waiting = new Map<string, Waiting>();
  const pushes = createListeners<[data: unknown]>();

  function onMessage({ source, origin, data }: FrameMessage): void {
    if (source !== window.parent || !origins.includes(origin)) return;
    const read = v.safeParse(messengerMessage, data, { abortEarly: true });
    if (!read.success) return;
    const message = read.output;
    const asked = waiting.get(message.id);
    if (!asked) {
      if (message.success && !isTooLarge(message.data)) pushes.emit(message.data);
      return;
    }
    origins = [origin];
    if (!message.success) asked.reject(hostError(message.error));
    else if (isTooLarge(message.data)) asked.reject(hostError('The Safe’s response is too large.'));
    else asked.resolve(message.data);
  }
  window.addEventListener('message', onMessage);

  return {
    request(method, params, { timeoutMs, optional, signal }) {
      const id = createId();
      let release = () => {};
      return new Promise<unknown>((resolve, reject) => {
        const abort = () => reject(new ProviderRpcError(4001, 'The request was aborted.'));
        const end = () => (optional ? resolve(undefined) : reject(timeoutError(method)));
        const timer = timeoutMs === 'person' ? undefined : setTimeout(end, timeoutMs);
        release = () => {
          clearTimeout(timer);
          waiting.delete(id);
          signal?.removeEventListener('abort', abort);
        };
        waiting.set(id, { resolve, reject });
        signal?.addEventListener('abort', abort, { once: true });
        if (signal?.aborted) return abort();
        if (origins.length === 0)
          return reject(
            new ProviderRpcError(4900, 'This page is not embedded by an allowed Safe host.'),
          );
        try {
          const message = { id, method, params, env: { sdkVersion } };
          for (const origin of origins) window.parent.postMessage(message, origin);
        } catch {
          // Params that cannot be cloned for another window, such as functions.
          reject(new ProviderRpcError(-32602, 'The parameters cannot be cloned for the Safe.'));
        }
      }).finally(() => release());
    },
    onPush: pushes.subscribe,
    close() {
      window.removeEventListener('message', onMessage);
      for (const { reject } of waiting.values())
        reject(new ProviderRpcError(4900, 'The messenger was closed.'));
    },
  };
}

function timeoutError(method: HostMethod): ProviderRpcError {
  return new ProviderRpcError(4900, `The Safe’s ${method} timed out.`);
}

/** Ten hex digits, as in the protocol. */
function createId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(5));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Message of protocol version 1 or later. */
const messengerMessage = v.object({
  id: text(64),
  version: v.pipe(text(32), v.regex(/^[1-9]\d{0,3}(\.|$)/)),
  success: v.boolean(),
  data: v.optional(v.unknown()),
  error: v.optional(v.unknown()),
});

/** Maximum size of a response, in characters of its texts plus its other values. */
const LARGEST_MESSAGE = 1_000_000;

/** Returns true for a value above the size limit; terminates on cycles too. */
function isTooLarge(value: unknown): boolean {
  const waiting: unknown[] = [value];
  let weight = 0;
  while (waiting.length > 0) {
    const next = waiting.pop();
    weight += typeof next === 'string' ? next.length + 8 : 8;
    if (weight > LARGEST_MESSAGE) return true;
    if (typeof next !== 'object' || next === null) continue;
    const inside = Array.isArray(next) ? next : Object.entries(next).flat();
    if (inside.length * 8 > LARGEST_MESSAGE) return true;
    for (const one of inside) waiting.push(one);
  }
  return false;
}

/** Error messages of hosts for a rejection. */
const rejection = /^(Transaction was|Permissions( were)?) rejected/;

/** Converts a host's error text to an EIP-1193 error: 4001 for a rejection, else -32603. */
function hostError(error: unknown): ProviderRpcError {
  const reason = typeof error === 'string' ? error.slice(0, 300) : '';
  if (rejection.test(reason))
    return new ProviderRpcError(4001, 'The request was rejected in the Safe.');
  if (reason === '') return new ProviderRpcError(-32603, 'The Safe reported an error.');
  return new ProviderRpcError(-32603, reason, 'wallet');
}
