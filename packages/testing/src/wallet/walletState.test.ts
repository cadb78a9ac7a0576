import { expect, test } from 'vitest';
import { type Batch, parseState, type WalletState, withBatch, withNetwork } from './walletState.ts';

const FIRST = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const EMPTY: WalletState = { connected: [], selected: null, chainId: null, added: [], batches: [] };
const NETWORK = {
  id: 5,
  name: 'Five',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrl: 'http://127.0.0.1/5',
};
const BATCH: Batch = {
  id: 'a',
  chainId: 5,
  size: 2,
  hashes: [`0x${'1'.repeat(64)}`],
  ended: false,
  updatedAt: 1,
};

test.each([
  undefined,
  null,
  'x',
  [],
  { connected: 'x', selected: 1, chainId: 'a', added: {}, batches: 3 },
  { connected: [1, '0x12'], selected: '0x', chainId: -1, added: [1, { id: 1 }], batches: [{}] },
])('parseState ignores damaged storage %j', (stored) => {
  expect(parseState(stored)).toEqual(EMPTY);
});

test('parseState restores the stored state', () => {
  const state: WalletState = {
    connected: [FIRST],
    selected: FIRST,
    chainId: 5,
    added: [NETWORK],
    batches: [BATCH],
  };
  expect(parseState(JSON.parse(JSON.stringify(state)))).toEqual(state);
});

test('parseState deduplicates accounts, ignoring case', () => {
  expect(parseState({ connected: [FIRST, FIRST.toLowerCase()] }).connected).toEqual([FIRST]);
});

test('withBatch and withNetwork replace entries of the same id', () => {
  const state = withNetwork(
    withBatch({ ...EMPTY, added: [NETWORK], batches: [BATCH] }, { ...BATCH, ended: true }),
    { ...NETWORK, name: 'Cinq' },
  );
  expect(state.batches.map(({ ended }) => ended)).toEqual([true]);
  expect(state.added.map(({ name }) => name)).toEqual(['Cinq']);
});

test('withBatch keeps the newest 20 batches', () => {
  let state = EMPTY;
  for (let number = 0; number < 25; number += 1) {
    state = withBatch(state, { ...BATCH, id: String(number) });
  }
  expect(state.batches).toHaveLength(20);
  expect(state.batches[0]?.id).toBe('24');
});
