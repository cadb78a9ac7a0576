import { createParameterReaders } from '@mooring/internal/parameters';
import { type Hash, isAddressEqual } from 'viem';
import type { Messenger } from '../messaging/createMessenger.ts';
import type { SafeInfo } from '../messaging/getSafeInfo.ts';
import { invalidParams, ProviderRpcError } from '../providerRpcError.ts';
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

/** Readers of parameters, which throw -32602. */
export const [readRecord, readAddress, readData, readQuantity] =
  /* @__PURE__ */ createParameterReaders(invalidParams);

/** Checks that a requested account is the Safe: throws -32602 for an invalid address, 4100 for another. */
export function checkAccount({ safe }: ProviderContext, value: unknown): void {
  if (!isAddressEqual(readAddress(value), safe.safeAddress))
    throw new ProviderRpcError(
      4100,
      `This page is connected to the Safe ${safe.safeAddress} only.`,
    );
}
