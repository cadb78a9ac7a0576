import type { Address } from 'viem';
import { createTestWallet, type TestWallet } from './createTestWallet.ts';
import type { TestWalletOptions } from './openWallet.ts';

/** Guardian of an account, for tests of recovery. */
export interface TestGuardian {
  readonly address: Address;
  /** Wallet that signs for it; its script rejects, hangs or answers wrongly. */
  readonly wallet: TestWallet;
}

/**
 * Creates a guardian: a test wallet with one new key, connected, on the networks of the test.
 *
 * @example
 * ```ts
 * import { createGuardian } from '@mooring/testing';
 *
 * const guardian = createGuardian({ chains: [{ id: 77310001 }] });
 * guardian.wallet.next('sign').reject();
 * ```
 */
export function createGuardian(
  options: Pick<TestWalletOptions, 'accounts' | 'chains'> = {},
): TestGuardian {
  const wallet = createTestWallet({ ...options, connected: true });
  const [address] = wallet.accounts;
  if (!address) throw new Error('The wallet has no account.');
  return { address, wallet };
}
