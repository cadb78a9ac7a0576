import type { GatewaySafe } from '@mooring/safe/gateway';
import type { SafeState } from '@mooring/safe/transactions';
import { zeroAddress } from 'viem';
import { expect, test } from 'vitest';
import { compareWithChain } from './compareWithChain.ts';

const [one, two] = [
  '0x0000000000000000000000000000000000000001',
  '0x0000000000000000000000000000000000000002',
] as const;
const state: SafeState = {
  chainId: 1,
  address: zeroAddress,
  version: '1.4.1',
  owners: [one, two],
  threshold: 2,
  nonce: 5n,
};

/** Account as the gateway tells it. */
function gatewaySafe(change: Partial<SafeState>): GatewaySafe {
  const { owners, ...rest } = { ...state, ...change };
  const own = { value: zeroAddress };
  return {
    ...rest,
    address: own,
    owners: owners.map((value) => ({ value })),
    implementation: own,
  };
}

const threshold = gatewaySafe({ threshold: 1 });

test.each([
  ['other owners', { owners: [one] }],
  ['another threshold', { threshold: 1 }],
  ['another version', { version: '1.3.0' }],
])('compareWithChain accepts %s as gateway lag for 30 s', (_, change) => {
  const first = compareWithChain(gatewaySafe(change), { state, before: undefined, now: 1_000 });
  expect(first).toMatchObject({ mayBeBehind: true, findings: [{ severity: 'refuse' }] });
  const later = compareWithChain(gatewaySafe(change), { state, before: first, now: 30_999 });
  expect(later.mayBeBehind).toBe(true);
  expect(
    compareWithChain(gatewaySafe(change), { state, before: later, now: 31_000 }).mayBeBehind,
  ).toBe(false);
});

test('compareWithChain refuses a difference that appears after the gateway agreed', () => {
  const agreed = compareWithChain(gatewaySafe({}), { state, before: undefined, now: 0 });
  expect(agreed).toMatchObject({ mayBeBehind: false, findings: [] });
  expect(compareWithChain(threshold, { state, before: agreed, now: 1 })).toMatchObject({
    mayBeBehind: false,
    findings: [{ code: 'threshold-differs' }],
  });
});

test.each([
  ['another order of the owners', { owners: [two, one] }],
  ['another network', { chainId: 2 }],
  ['another order and another threshold', { owners: [two, one], threshold: 1 }],
])('compareWithChain refuses %s immediately', (_, change) => {
  expect(
    compareWithChain(gatewaySafe(change), { state, before: undefined, now: 0 }).mayBeBehind,
  ).toBe(false);
});
