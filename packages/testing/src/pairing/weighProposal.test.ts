import { expect, test } from 'vitest';
import { readProposal } from './readProposal.ts';
import { type Grant, weighProposal } from './weighProposal.ts';

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
  return weighProposal(proposal, has);
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
])('refuses with %i: %s', (code, _, weighed) => {
  expect(weighed).toThrow(expect.objectContaining({ code }));
});

test('gives of what is optional as much as it has', () => {
  const asked = { ...eip155(['eip155:5', 'eip155:10'], ['eth_sign', 'personal_sign'], ['rain']) };
  expect(weigh({}, { ...asked, ...solana })).toEqual({
    chainIds: [10],
    methods: ['personal_sign'],
    events: [],
  });
});

test('gives what is required and what is optional together', () => {
  const required = { 'eip155:1': { methods: ['personal_sign'], events: ['chainChanged'] } };
  expect(weigh(required, eip155(['eip155:10'], ['eth_sendTransaction'], ['rain']))).toEqual({
    chainIds: [1, 10],
    methods: ['personal_sign', 'eth_sendTransaction'],
    events: ['chainChanged'],
  });
});

test('gives all it has to a site that names nothing', () => {
  expect(weigh({})).toEqual(has);
});

function weighing(...asked: Parameters<typeof weigh>) {
  return () => weigh(...asked);
}
