import { checksummedAddress } from '@mooring/internal/schema';
import * as v from 'valibot';
import type { Address } from 'viem';
import { count, listOf, text } from '../values.ts';
import type { Messenger, RequestLimits } from './createMessenger.ts';
import { HOST_TIMEOUT_MS } from './frameWindow.ts';
import { optional, readHostResponse } from './readHostResponse.ts';

/** Safe open at the host. Fields missing in older hosts are `undefined`. */
export interface SafeInfo {
  readonly safeAddress: Address;
  readonly chainId: number;
  readonly threshold: number;
  readonly owners: readonly Address[];
  /** True if the user of the host is not an owner. */
  readonly isReadOnly: boolean;
  readonly nonce: number | undefined;
  readonly implementation: Address | undefined;
  readonly modules: readonly Address[] | undefined;
  readonly fallbackHandler: Address | undefined;
  readonly guard: Address | undefined;
  readonly version: string | undefined;
}

const infoSchema = v.object({
  safeAddress: checksummedAddress,
  chainId: v.pipe(count, v.minValue(1)),
  threshold: count,
  owners: listOf(checksummedAddress),
  isReadOnly: v.pipe(
    v.unknown(),
    v.transform((value) => value === true),
  ),
  nonce: optional(count),
  implementation: optional(checksummedAddress),
  modules: optional(listOf(checksummedAddress)),
  fallbackHandler: optional(checksummedAddress),
  guard: optional(checksummedAddress),
  version: optional(text(32)),
});

/**
 * Requests the Safe that is open at the host. Timeout: 10 s by default.
 *
 * @example
 * ```ts
 * import { getSafeInfo } from '@mooring/safe';
 *
 * const { safeAddress, chainId, owners } = await getSafeInfo(messenger, { timeoutMs: 5_000 });
 * ```
 */
export async function getSafeInfo(
  messenger: Messenger,
  limits: RequestLimits = { timeoutMs: HOST_TIMEOUT_MS },
): Promise<SafeInfo> {
  const answer = await messenger.request('getSafeInfo', undefined, limits);
  return readHostResponse('getSafeInfo', infoSchema, answer);
}
