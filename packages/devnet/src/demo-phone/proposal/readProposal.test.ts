import { expect, test } from 'vitest';
import { readChain, readProposal } from './readProposal.ts';

const metadata = { name: 'Harbour', url: 'https://harbour.example' };

test('reads who asks, and for what, from both kinds of namespaces', () => {
  const proposal = readProposal({
    proposer: { metadata },
    requiredNamespaces: {
      eip155: { chains: ['eip155:1'], methods: ['personal_sign'], events: [] },
    },
    optionalNamespaces: {
      'eip155:10': { methods: ['eth_sendTransaction', 'personal_sign'], events: ['chainChanged'] },
      solana: { chains: ['solana:x'], methods: ['sign'], events: [] },
    },
  });
  expect(proposal).toMatchObject({
    peer: metadata,
    chains: [1, 10],
    methods: ['personal_sign', 'eth_sendTransaction'],
    events: ['chainChanged'],
    required: { chains: [1], methods: ['personal_sign'], events: [] },
    otherNamespaces: ['solana'],
  });
});

test.each([
  [undefined],
  [{ proposer: null, requiredNamespaces: [], optionalNamespaces: 'all' }],
  [{ optionalNamespaces: { eip155: { chains: 'eip155:1', methods: [7, null], events: {} } } }],
  [{ optionalNamespaces: { eip155: { chains: ['eip155:0', 'eip155:-1', 'cosmos:1'] } } }],
])('what is malformed is as if it were not there: %j', (params) => {
  const { peer, chains, methods, events } = readProposal(params);
  expect({ chains, methods, events }).toEqual({ chains: [], methods: [], events: [] });
  expect(peer).toEqual({ name: 'A site without a name', url: 'no address' });
});

test('a flood is cut', () => {
  const methods = Array.from({ length: 10_000 }, (_, at) => `method_${at}`);
  const { peer, ...proposal } = readProposal({
    proposer: { metadata: { name: '⛵'.repeat(5_000), url: 'a'.repeat(5_000) } },
    optionalNamespaces: { eip155: { methods: [...methods, 'x'.repeat(101)] } },
  });
  expect(proposal.methods).toHaveLength(200);
  expect([...peer.name]).toHaveLength(81);
  expect(peer.url).toHaveLength(201);
});

test.each([
  ['eip155:1', 1],
  ['eip155:77310001', 77_310_001],
  ['eip155:9007199254740993', undefined],
  ['eip155:01', undefined],
  ['eip155:', undefined],
  ['1', undefined],
])('the chain %s is %s', (chain, id) => {
  expect(readChain(chain)).toBe(id);
});
