import { readProposal } from '@mooring/testing/phone';
import { expect, test } from 'vitest';
import { offerFor } from './answerProposal.ts';

const KNOWN = [77_310_001, 77_310_002];
function asks(optionalNamespaces: object, requiredNamespaces: object = {}) {
  const proposer = { publicKey: 'ab'.repeat(32) };
  const proposal = readProposal(1, { proposer, optionalNamespaces, requiredNamespaces });
  if (!proposal) throw new Error('no proposal');
  return offerFor(proposal, KNOWN);
}
const eip155 = (chains: string[], methods: string[] = [], events: string[] = []) => ({
  eip155: { chains, methods, events },
});

test('offerFor grants the supported part of the scope', () => {
  const chains = ['eip155:1', 'eip155:77310002'];
  const methods = ['personal_sign', 'eth_getBalance', 'eth_sign', 'toString'];
  expect(asks(eip155(chains, methods, ['chainChanged', 'rain']))).toEqual({
    kind: 'possible',
    chainIds: [77_310_002],
    methods: ['personal_sign', 'eth_getBalance'],
    events: ['chainChanged'],
  });
});

test('offerFor grants the first network and usual methods without a scope', () => {
  expect(asks({})).toMatchObject({
    kind: 'possible',
    chainIds: [77_310_001],
    methods: expect.arrayContaining(['personal_sign', 'eth_sendTransaction', 'wallet_sendCalls']),
    events: expect.arrayContaining(['accountsChanged', 'chainChanged']),
  });
});

test.each([
  ['no network it has', asks(eip155(['eip155:1'])), 5100],
  ['a network it cannot do without', asks({}, eip155(['eip155:1'])), 5100],
  ['a network that is none', asks({}, eip155(['eip155:one'])), 5100],
  ['a method', asks({}, eip155(['eip155:77310001'], ['eth_sign'])), 5101],
  ['an event', asks({}, eip155(['eip155:77310001'], [], ['rain'])), 5102],
  [
    'another kind of network it cannot do without',
    asks(eip155(['eip155:77310001']), { solana: { chains: ['solana:x'] } }),
    5104,
  ],
  ['another kind of network', asks({ solana: { chains: ['solana:x'] } }), 5104],
])('offerFor refuses: %s', (_, offer, code) => {
  expect(offer).toMatchObject({ kind: 'impossible', code });
});
