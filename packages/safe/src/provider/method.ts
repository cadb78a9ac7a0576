import type { Hash } from 'viem';
import type { Messenger } from '../messaging/createMessenger.ts';
import type { SafeInfo } from '../messaging/getSafeInfo.ts';
import type { WaitList } from './safeWaits.ts';

/** What the methods of the provider work with. */
export interface ProviderContext {
  readonly messenger: Messenger;
  readonly safe: Pick<SafeInfo, 'safeAddress' | 'chainId'>;
  readonly waits: WaitList;
  /** Which batch has which hash, for those whose page named them itself. */
  readonly batches: Map<string, Hash>;
  /** Between two looks at something that waits for other owners, in ms. */
  readonly pollMs: number;
}

/** A JSON-RPC method; rejects with `ProviderRpcError`. */
export type Method = (
  context: ProviderContext,
  params: readonly unknown[],
  signal: AbortSignal | undefined,
) => Promise<unknown>;

export type Methods = Readonly<Record<string, Method>>;
