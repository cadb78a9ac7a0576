import type { PublicClient } from 'viem';
import { expectTypeOf, test } from 'vitest';
import type { CreateConnectorFn } from 'wagmi';
import type { ChainRead, passkey, Review } from './index.ts';

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

test('a review of a transaction says what would come of it', () => {
  type Transaction = Extract<Review, { kind: 'transaction' }>;
  expectTypeOf<Awaited<Transaction['simulation']>>().toExtend<
    { outcome: 'success' | 'failure' } | undefined
  >();
});
