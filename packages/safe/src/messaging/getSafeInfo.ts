import type { Address } from 'viem';
import { answerReader } from './answerReaders.ts';
import type { Messenger, RequestLimits } from './createMessenger.ts';
import { hostTimeoutMs } from './frameWindow.ts';

/** Safe open at the host. Fields missing in older hosts are `undefined`. */
export interface SafeInfo {
  readonly safeAddress: Address;
  readonly chainId: number;
  readonly threshold: number;
  readonly owners: readonly Address[];
  /** True when the person at the host is not an owner. */
  readonly isReadOnly: boolean;
  readonly nonce: number | undefined;
  readonly implementation: Address | undefined;
  readonly modules: readonly Address[] | undefined;
  readonly fallbackHandler: Address | undefined;
  readonly guard: Address | undefined;
  readonly version: string | undefined;
}

const read = answerReader('getSafeInfo');

/**
 * Asks the host which Safe it has open; within 10 s unless told otherwise.
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
  limits: RequestLimits = { timeoutMs: hostTimeoutMs },
): Promise<SafeInfo> {
  const answer = read.record(await messenger.request('getSafeInfo', undefined, limits));
  const { nonce, implementation, modules, fallbackHandler, guard, version } = answer;
  const chainId = read.integer(answer['chainId']);
  const addresses = (value: unknown) => read.list(value).map(read.address);
  return {
    safeAddress: read.address(answer['safeAddress']),
    chainId: chainId > 0 ? chainId : read.fail(),
    threshold: read.integer(answer['threshold']),
    owners: addresses(answer['owners']),
    isReadOnly: answer['isReadOnly'] === true,
    nonce: read.optional(nonce, read.integer),
    implementation: read.optional(implementation, read.address),
    modules: read.optional(modules, addresses),
    fallbackHandler: read.optional(fallbackHandler, read.address),
    guard: read.optional(guard, read.address),
    version: read.optional(version, (value) => read.text(value, 32)),
  };
}
