import type { Hash } from 'viem';
import type { Messenger } from '../messaging/createMessenger.ts';
import type { SafeInfo } from '../messaging/getSafeInfo.ts';
import type { WaitList } from './safeWaits.ts';

/** Context of the provider's methods. */
export interface ProviderContext {
  readonly messenger: Messenger;
  readonly safe: Pick<SafeInfo, 'safeAddress' | 'chainId'>;
  readonly waits: WaitList;
  /** safeTxHash by batch id, for ids chosen by the page. */
  readonly batches: Map<string, Hash>;
  /** Polling interval for requests awaiting other owners, in ms. */
  readonly pollMs: number;
}

/** JSON-RPC method; rejects with `ProviderRpcError`. */
export type Method = (
  context: ProviderContext,
  params: readonly unknown[],
  signal: AbortSignal | undefined,
) => Promise<unknown>;

export type Methods = Readonly<Record<string, Method>>;
