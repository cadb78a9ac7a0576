import type { PublicClient } from 'viem';
import { expectTypeOf, test } from 'vitest';
import type { CreateConnectorFn } from 'wagmi';
import type {
  AccountOwners,
  AccountRecovery,
  accountsServer,
  ChainRead,
  PasskeyControl,
  PasskeyErrorReason,
  PasskeyOptions,
  passkey,
  Refund,
  Review,
} from './index.ts';
import type { RecoveryErrorReason, RecoveryState } from './recovery/index.ts';

test('passkey is a connector, as wagmi takes them', () => {
  expectTypeOf<ReturnType<typeof passkey>>().toExtend<CreateConnectorFn>();
});

test('it needs a name alone', () => {
  expectTypeOf<{ appName: string }>().toExtend<Parameters<typeof passkey>[0]>();
  expectTypeOf<{ rpId: string }>().not.toExtend<Parameters<typeof passkey>[0]>();
});

test('a chain is read by what viem has', () => {
  expectTypeOf<PublicClient['request']>().toExtend<ChainRead>();
});

test('a server of accounts fills in the options', () => {
  expectTypeOf<ReturnType<typeof accountsServer>>().toExtend<Partial<PasskeyOptions>>();
});

test('a refund in a token has a price', () => {
  const token = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
  expectTypeOf<{ token: typeof token }>().not.toExtend<Refund>();
  expectTypeOf<{ token: typeof token; gasPrice: () => Promise<bigint> }>().toExtend<Refund>();
  expectTypeOf<Record<never, never>>().toExtend<Refund>();
});

test('a review of a transaction says who pays, and what would come of it', () => {
  type Transaction = Extract<Review, { kind: 'transaction' }>;
  expectTypeOf<Transaction['fee']['payer']>().toEqualTypeOf<'submitter' | 'account'>();
  expectTypeOf<Awaited<Transaction['simulation']>>().toExtend<
    { outcome: 'success' | 'failure' } | undefined
  >();
});

test('PasskeyControl has the owners of the account, and its recovery', () => {
  expectTypeOf<PasskeyControl['owners']>().toEqualTypeOf<AccountOwners>();
  expectTypeOf<PasskeyControl['recovery']>().toEqualTypeOf<() => Promise<AccountRecovery>>();
});

test('reasons of errors are camelCase', () => {
  expectTypeOf<Extract<PasskeyErrorReason, `${string}-${string}`>>().toEqualTypeOf<never>();
  expectTypeOf<Extract<RecoveryErrorReason, `${string}-${string}`>>().toEqualTypeOf<never>();
});

test('an unreachable recovery has no guardians, not even none', () => {
  type Unreachable = Extract<RecoveryState, { state: 'unreachable' }>;
  expectTypeOf<Unreachable>().not.toHaveProperty('guardians');
  expectTypeOf<Extract<RecoveryState, { state: 'on' }>>().toHaveProperty('guardians');
});
