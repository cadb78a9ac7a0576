import { expect, test } from 'vitest';
import { namespacesOf } from './openSession.ts';
import { chainIdOf, readProposal } from './readProposal.ts';

const metadata = { name: 'Harbour', url: 'https://harbour.example' };
const publicKey = 'ab'.repeat(32);

test('reads who asks, and for what, from both kinds of namespaces', () => {
  const proposal = readProposal(1, {
    proposer: { publicKey, metadata },
    requiredNamespaces: {
      eip155: { chains: ['eip155:1'], methods: ['personal_sign'], events: [] },
    },
    optionalNamespaces: {
      'eip155:10': { methods: ['eth_sendTransaction', 'personal_sign'], events: ['chainChanged'] },
      solana: { chains: ['solana:x'], methods: ['sign'], events: [] },
    },
  });
  expect(proposal).toMatchObject({
    site: metadata,
    required: { chainIds: [1], methods: ['personal_sign'], events: [] },
    optional: {
      chainIds: [10],
      methods: ['eth_sendTransaction', 'personal_sign'],
      events: ['chainChanged'],
      otherNamespaces: ['solana'],
    },
  });
});

test.each([
  [{ requiredNamespaces: [], optionalNamespaces: 'all' }],
  [{ optionalNamespaces: { eip155: { chains: 'eip155:1', methods: [7, null], events: {} } } }],
  [{ optionalNamespaces: { eip155: { chains: ['eip155:0', 'eip155:-1', 'cosmos:1'] } } }],
])('what is malformed is as if it were not there: %j', (params) => {
  const proposal = readProposal(1, { proposer: { publicKey }, ...params });
  expect(proposal?.site).toEqual({ name: '', url: '' });
  expect(proposal?.optional).toMatchObject({ chainIds: [], methods: [], events: [] });
});

test.each([undefined, null, { proposer: null }])('%j is no proposal', (params) => {
  expect(readProposal(1, params)).toBeUndefined();
});

test('a flood is cut', () => {
  const methods = Array.from({ length: 10_000 }, (_, at) => `method_${at}`);
  const proposer = { publicKey, metadata };
  const read = (list: string[]) =>
    readProposal(1, { proposer, optionalNamespaces: { eip155: { methods: list } } });
  expect(read(methods)?.optional.methods).toHaveLength(200);
  expect(read(['x'.repeat(101), 'y'])?.optional.methods).toEqual(['y']);
});

test.each([
  ['eip155:1', 1],
  ['eip155:77310001', 77_310_001],
  ['eip155:9007199254740993', Number.NaN],
  ['eip155:01', Number.NaN],
  ['eip155:', Number.NaN],
  ['1', Number.NaN],
])('the chain %s is %s', (chain, id) => {
  expect(chainIdOf(chain)).toBe(id);
});

test('namespaces hold an account on each network', () => {
  const granted = { chainIds: [1, 10], methods: ['personal_sign'], events: [] };
  expect(namespacesOf({ ...granted, accounts: ['0x1'] }).eip155).toEqual({
    chains: ['eip155:1', 'eip155:10'],
    accounts: ['eip155:1:0x1', 'eip155:10:0x1'],
    methods: ['personal_sign'],
    events: [],
  });
});
