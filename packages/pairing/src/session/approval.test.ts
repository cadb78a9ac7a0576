import { expect, test } from 'vitest';
import { parseApproval, parseChainAccount } from './approval.ts';

const lower = '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266';
const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const namespace = (accounts: unknown = [`eip155:1:${lower}`], changes: object = {}) => ({
  accounts,
  methods: ['personal_sign'],
  events: ['accountsChanged'],
  ...changes,
});

test('parseApproval returns checksummed accounts in the wallet’s order, each once', () => {
  const accounts = [`eip155:10:${lower}`, `eip155:1:${address}`, `eip155:1:${lower}`];
  expect(parseApproval({ eip155: namespace(accounts) })).toEqual({
    accounts: [
      { chainId: 10, address },
      { chainId: 1, address },
    ],
    methods: ['personal_sign'],
    events: ['accountsChanged'],
  });
});

test('parseApproval joins namespaces of single networks, and ignores other namespaces', () => {
  const found = parseApproval({
    'eip155:1': namespace(undefined, { methods: ['eth_sendTransaction'] }),
    'eip155:10': namespace([`eip155:10:${lower}`]),
    solana: { accounts: 'anything' },
  });
  expect(found?.accounts.map(({ chainId }) => chainId)).toEqual([1, 10]);
  expect(found?.methods).toEqual(['eth_sendTransaction', 'personal_sign']);
});

test.each([
  ['nothing', undefined],
  ['a list', []],
  ['no network of Ethereum’s kind', { solana: namespace() }],
  ['no account', { eip155: namespace([]) }],
  ['accounts that are not a list', { eip155: namespace('eip155:1:0x') }],
  ['an account without a network', { eip155: namespace([lower]) }],
  ['an account that is too short', { eip155: namespace(['eip155:1:0x12']) }],
  ['network 0', { eip155: namespace([`eip155:0:${lower}`]) }],
  ['a network beyond 2^53', { eip155: namespace([`eip155:9999999999999999:${lower}`]) }],
  ['an account of another kind', { eip155: namespace([`solana:1:${lower}`]) }],
  ['an account of another network', { 'eip155:10': namespace() }],
  ['methods that are not a list', { eip155: namespace(undefined, { methods: {} }) }],
  ['a method that is not text', { eip155: namespace(undefined, { methods: [1] }) }],
  ['no events', { eip155: namespace(undefined, { events: undefined }) }],
  ['too many accounts', { eip155: namespace(new Array(2_001).fill(`eip155:1:${lower}`)) }],
  ['too many methods', { eip155: namespace(undefined, { methods: new Array(201).fill('a') }) }],
  ['a method of any length', { eip155: namespace(undefined, { methods: ['a'.repeat(101)] }) }],
])('parseApproval returns undefined for %s', (_, value) => {
  expect(parseApproval(value)).toBeUndefined();
});

test.each([
  undefined,
  7,
  {},
  '',
  `eip155:1:${lower} `,
  `eip155:01:${lower}`,
  `eip155:1:${lower}00`,
])('parseChainAccount returns undefined for %s', (value) => {
  expect(parseChainAccount(value)).toBeUndefined();
});
