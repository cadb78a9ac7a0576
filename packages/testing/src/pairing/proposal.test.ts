import { expect, test } from 'vitest';
import { namespacesOf } from './openSession.ts';
import { evaluateProposal, type Grant, readCaip2ChainId, readProposal } from './proposal.ts';

const metadata = { name: 'Harbour', url: 'https://harbour.example' };
const publicKey = 'ab'.repeat(32);

test('readProposal reads site and scope from both kinds of namespaces', () => {
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
])('readProposal ignores malformed fields: %j', (params) => {
  const proposal = readProposal(1, { proposer: { publicKey }, ...params });
  expect(proposal?.site).toEqual({ name: '', url: '' });
  expect(proposal?.optional).toMatchObject({ chainIds: [], methods: [], events: [] });
});

test.each([undefined, null, { proposer: null }])('readProposal refuses %j', (params) => {
  expect(readProposal(1, params)).toBeUndefined();
});

test('readProposal truncates long lists', () => {
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
])('readCaip2ChainId of %s is %s', (chain, id) => {
  expect(readCaip2ChainId(chain)).toBe(id);
});

test('namespacesOf returns each account on each network', () => {
  const granted = { chainIds: [1, 10], methods: ['personal_sign'], events: [] };
  expect(namespacesOf({ ...granted, accounts: ['0x1'] }).eip155).toEqual({
    chains: ['eip155:1', 'eip155:10'],
    accounts: ['eip155:1:0x1', 'eip155:10:0x1'],
    methods: ['personal_sign'],
    events: [],
  });
});

const has: Grant = {
  chainIds: [1, 10],
  methods: ['personal_sign', 'eth_sendTransaction'],
  events: ['accountsChanged', 'chainChanged'],
};

/** Grant for these required and optional namespaces. */
function weigh(requiredNamespaces: object, optionalNamespaces: object = {}): Grant {
  const proposer = { publicKey: '00'.repeat(32), metadata: {} };
  const proposal = readProposal(1, { proposer, requiredNamespaces, optionalNamespaces });
  if (!proposal) throw new Error('no proposal');
  return evaluateProposal(proposal, has);
}

const eip155 = (chains: string[], methods: string[] = [], events: string[] = []) => ({
  eip155: { chains, methods, events },
});
const solana = { solana: { chains: ['solana:1'], methods: [], events: [] } };

test.each([
  [5100, 'a network', weighing(eip155(['eip155:1', 'eip155:5']))],
  [5100, 'a network as a namespace', weighing({ 'eip155:5': { methods: [], events: [] } })],
  [5100, 'a network that is none', weighing(eip155(['eip155:one']))],
  [5100, 'no network it has', weighing({}, eip155(['eip155:5']))],
  [5101, 'a method', weighing(eip155(['eip155:1'], ['personal_sign', 'eth_sign']))],
  [5102, 'an event', weighing(eip155(['eip155:1'], [], ['rain']))],
  [5104, 'another kind of network', weighing(solana, eip155(['eip155:1']))],
  [5104, 'a kind that only looks alike', weighing({ eip1559: {} }, eip155(['eip155:1']))],
  [5104, 'another kind of network alone', weighing({}, solana)],
])('evaluateProposal refuses with %i: %s', (code, _, weighed) => {
  expect(weighed).toThrow(expect.objectContaining({ code }));
});

test('evaluateProposal grants the supported optional scope', () => {
  const asked = { ...eip155(['eip155:5', 'eip155:10'], ['eth_sign', 'personal_sign'], ['rain']) };
  expect(weigh({}, { ...asked, ...solana })).toEqual({
    chainIds: [10],
    methods: ['personal_sign'],
    events: [],
  });
});

test('evaluateProposal grants required and optional scope together', () => {
  const required = { 'eip155:1': { methods: ['personal_sign'], events: ['chainChanged'] } };
  expect(weigh(required, eip155(['eip155:10'], ['eth_sendTransaction'], ['rain']))).toEqual({
    chainIds: [1, 10],
    methods: ['personal_sign', 'eth_sendTransaction'],
    events: ['chainChanged'],
  });
});

test('evaluateProposal grants everything to a site without a scope', () => {
  expect(weigh({})).toEqual(has);
});

function weighing(...asked: Parameters<typeof weigh>) {
  return () => weigh(...asked);
}
