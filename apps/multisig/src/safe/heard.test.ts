import type { GatewaySafe } from '@mooring/safe/gateway';
import type { SafeState } from '@mooring/safe/transactions';
import { zeroAddress } from 'viem';
import { expect, test } from 'vitest';
import { hear } from './heard.ts';

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
function told(change: Partial<SafeState>): GatewaySafe {
  const { owners, ...rest } = { ...state, ...change };
  const own = { value: zeroAddress };
  return {
    ...rest,
    address: own,
    owners: owners.map((value) => ({ value })),
    implementation: own,
  };
}

const threshold = told({ threshold: 1 });

test.each([
  ['other owners', { owners: [one] }],
  ['another threshold', { threshold: 1 }],
  ['another version', { version: '1.3.0' }],
])('%s may be an earlier state, for half a minute', (_, change) => {
  const first = hear(told(change), { state, before: undefined, now: 1_000 });
  expect(first).toMatchObject({ mayBeBehind: true, findings: [{ severity: 'refuse' }] });
  const later = hear(told(change), { state, before: first, now: 30_999 });
  expect(later.mayBeBehind).toBe(true);
  expect(hear(told(change), { state, before: later, now: 31_000 }).mayBeBehind).toBe(false);
});

test('what is told after the gateway agreed is not an earlier state', () => {
  const agreed = hear(told({}), { state, before: undefined, now: 0 });
  expect(agreed).toMatchObject({ mayBeBehind: false, findings: [] });
  expect(hear(threshold, { state, before: agreed, now: 1 })).toMatchObject({
    mayBeBehind: false,
    findings: [{ code: 'threshold-differs' }],
  });
});

test.each([
  ['another order of the owners', { owners: [two, one] }],
  ['another network', { chainId: 2 }],
  ['another order besides another threshold', { owners: [two, one], threshold: 1 }],
])('%s is no earlier state', (_, change) => {
  expect(hear(told(change), { state, before: undefined, now: 0 }).mayBeBehind).toBe(false);
});
