import { expect, test } from 'vitest';
import { DEMO_ACCOUNTS } from '../../accounts.ts';
import { offerFor, writeNamespaces } from './offer.ts';
import { readProposal } from './readProposal.ts';

const KNOWN = [77_310_001, 77_310_002];
const asks = (optional: object, required: object = {}) =>
  offerFor(readProposal({ optionalNamespaces: optional, requiredNamespaces: required }), KNOWN);
const eip155 = (chains: string[], methods: string[] = [], events: string[] = []) => ({
  eip155: { chains, methods, events },
});

test('gives of what is asked for all that the phone has', () => {
  const chains = ['eip155:1', 'eip155:77310002'];
  const methods = ['personal_sign', 'eth_getBalance', 'eth_sign', 'toString'];
  expect(asks(eip155(chains, methods, ['chainChanged', 'rain']))).toEqual({
    kind: 'possible',
    chains: [77_310_002],
    methods: ['personal_sign', 'eth_getBalance'],
    events: ['chainChanged'],
  });
});

test('gives a site that names nothing the first network and the usual methods', () => {
  expect(asks({})).toMatchObject({
    kind: 'possible',
    chains: [77_310_001],
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
])('says why not: %s', (_, offer, code) => {
  expect(offer).toMatchObject({ kind: 'impossible', code });
});

test('namespaces hold one account on each network', () => {
  const { address } = DEMO_ACCOUNTS[0];
  const granted = { chains: KNOWN, methods: ['personal_sign'], events: [] };
  expect(writeNamespaces(granted, address).eip155).toEqual({
    chains: ['eip155:77310001', 'eip155:77310002'],
    accounts: [`eip155:77310001:${address}`, `eip155:77310002:${address}`],
    methods: ['personal_sign'],
    events: [],
  });
});
