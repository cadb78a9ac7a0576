import { ProviderRpcError } from '../providerRpcError.ts';
import type { FrameMessage, FrameWindow } from './frameWindow.ts';
import { hostError } from './hostError.ts';
import { isTooLarge, readHostMessage } from './hostMessage.ts';
import { hostOrigins } from './isEmbedded.ts';

/** What a Safe host answers. */
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

/** Limits of one request: at least one of them, or it could wait for ever. */
export interface RequestLimits {
  /** In ms; `'person'` for what a person has to decide, which has no time limit. */
  readonly timeoutMs: number | 'person';
  /** Whether a host may leave it unanswered: it is `undefined` then, once the time is up. Default: false. */
  readonly optional?: boolean;
  readonly signal?: AbortSignal | undefined;
}

/** A line to the Safe host around this frame. */
export interface Messenger {
  /** The host's answer, unread. Rejects with `ProviderRpcError`: 4001, 4900 (no answer), -32603. */
  request(method: HostMethod, params: unknown, limits: RequestLimits): Promise<unknown>;
  /** Hears what the host says unasked, such as a change of theme. Returns how to stop. */
  onPush(listener: (data: unknown) => void): () => void;
  /** Ends the line; whatever waits is rejected (4900). */
  close(): void;
}

interface Waiting {
  readonly resolve: (data: unknown) => void;
  readonly reject: (error: ProviderRpcError) => void;
}

/** The protocol's release that requests follow; hosts answer from 1 up. */
const sdkVersion = '9.1.0';

/**
 * Opens a line to the parent of this frame. Believed is only what comes from the parent window
 * itself, from an origin on the list, compared whole. Until the host has answered, a request is
 * addressed to each origin on the list by name (a browser delivers it to no other); from then on to
 * the one that answered, and nobody else is heard. An id is good for one answer.
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
  const listeners = new Set<(data: unknown) => void>();

  function hear({ source, origin, data }: FrameMessage): void {
    if (source !== window.parent || !origins.includes(origin)) return;
    const message = readHostMessage(data);
    if (!message) return;
    const asked = waiting.get(message.id);
    if (!asked) {
      if (message.success && !isTooLarge(message.data))
        for (const listener of listeners) listener(message.data);
      return;
    }
    origins = [origin];
    if (!message.success) asked.reject(hostError(message.error));
    else if (isTooLarge(message.data)) asked.reject(hostError('The Safe’s answer is too large.'));
    else asked.resolve(message.data);
  }
  window.addEventListener('message', hear);

  return {
    request(method, params, { timeoutMs, optional, signal }) {
      const id = createId();
      let release = () => {};
      return new Promise<unknown>((resolve, reject) => {
        const abort = () => reject(new ProviderRpcError(4001, 'The request was called off.'));
        const end = () => (optional ? resolve(undefined) : reject(silent(method)));
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
            new ProviderRpcError(4900, 'This page is not in a frame of an allowed Safe host.'),
          );
        try {
          const message = { id, method, params, env: { sdkVersion } };
          for (const origin of origins) window.parent.postMessage(message, origin);
        } catch {
          // Params that cannot be copied to another window, such as a function among them.
          reject(new ProviderRpcError(-32602, 'The request cannot be sent to the Safe.'));
        }
      }).finally(() => release());
    },
    onPush(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close() {
      window.removeEventListener('message', hear);
      for (const { reject } of waiting.values())
        reject(new ProviderRpcError(4900, 'The line to the Safe was closed.'));
    },
  };
}

function silent(method: HostMethod): ProviderRpcError {
  return new ProviderRpcError(4900, `The Safe did not answer ${method} in time.`);
}

/** Ten hex digits, as the protocol has them. */
function createId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(5));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
