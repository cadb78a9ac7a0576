import { expect, test } from 'vitest';
import type { Approval } from './approval.ts';
import { preferredAfter, toSessionView } from './sessionView.ts';

const mira = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const theo = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const on = (...accounts: readonly (readonly [number, typeof mira | typeof theo])[]): Approval => ({
  accounts: accounts.map(([chainId, address]) => ({ chainId, address })),
  methods: [],
  events: [],
});
const both = on([5, mira], [10, mira], [10, theo]);

test.each([
  ['the chosen network', 10, undefined, { chainId: 10, accounts: [mira, theo] }],
  ['the chosen account first', 10, theo, { chainId: 10, accounts: [theo, mira] }],
  [
    'the page’s network when none was chosen',
    undefined,
    undefined,
    { chainId: 10, accounts: [mira, theo] },
  ],
  [
    'the page’s network when the chosen one is not allowed',
    7,
    theo,
    { chainId: 10, accounts: [theo, mira] },
  ],
  ['an account chosen on another network alone', 5, theo, { chainId: 5, accounts: [mira] }],
] as const)('toSessionView returns %s', (_, chainId, preferred, view) => {
  expect(toSessionView({ approval: both, chainId, preferred }, [1, 10])).toEqual(view);
});

test('toSessionView returns the wallet’s first network if it allows none of the page’s', () => {
  const record = { approval: both, chainId: undefined, preferred: undefined };
  expect(toSessionView(record, [1]).chainId).toBe(5);
});

test.each([
  [
    'stays while the wallet’s order is the same',
    on([1, mira], [1, theo]),
    theo,
    on([1, mira], [5, mira]),
    theo,
  ],
  [
    'goes when the wallet puts another first',
    on([1, mira], [1, theo]),
    mira,
    on([1, theo], [1, mira]),
    undefined,
  ],
  ['stays when it was chosen before it was allowed', on([1, mira]), theo, on([1, theo]), theo],
] as const)('preferredAfter: chosen account %s', (_, approval, preferred, next, after) => {
  expect(preferredAfter({ approval, preferred }, next)).toBe(after);
});
