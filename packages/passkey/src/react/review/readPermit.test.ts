import type { TypedData } from '@mooring/safe/transactions';
import { type Address, maxUint256 } from 'viem';
import { expect, it } from 'vitest';
import { readPermit } from './readPermit.ts';

const account: Address = '0x00000000000000000000000000000000000000aA';
const token: Address = '0x00000000000000000000000000000000000000Bb';
const spender: Address = '0x00000000000000000000000000000000000000c1';
const permit2: Address = '0x000000000022D473030F116dDEE9F6B43aC78BA3';

const fields = (text: string) =>
  text.split(', ').map((field) => {
    const [type = '', name = ''] = field.split(' ');
    return { type, name };
  });

const eip2612: TypedData = {
  domain: { name: 'Dollar', version: '1', chainId: 1, verifyingContract: token },
  primaryType: 'Permit',
  types: {
    Permit: fields(
      'address owner, address spender, uint256 value, uint256 nonce, uint256 deadline',
    ),
  },
  message: { owner: account, spender, value: '7', nonce: 0, deadline: '0x64' },
};
const dai: TypedData = {
  ...eip2612,
  types: {
    Permit: fields('address holder, address spender, uint256 nonce, uint256 expiry, bool allowed'),
  },
  message: { holder: account, spender, nonce: 0, expiry: 0, allowed: true },
};
const details = 'address token, uint160 amount, uint48 expiration, uint48 nonce';
const single: TypedData = {
  domain: { name: 'Permit2', chainId: 1, verifyingContract: permit2 },
  primaryType: 'PermitSingle',
  types: {
    PermitSingle: fields('PermitDetails details, address spender, uint256 sigDeadline'),
    PermitDetails: fields(details),
  },
  message: {
    details: { token, amount: 7n, expiration: 200, nonce: 0 },
    spender,
    sigDeadline: 100,
  },
};
const batch: TypedData = {
  ...single,
  primaryType: 'PermitBatch',
  types: {
    PermitBatch: fields('PermitDetails[] details, address spender, uint256 sigDeadline'),
    PermitDetails: fields(details),
  },
  message: {
    details: [
      { token, amount: 7, expiration: 200, nonce: 0 },
      { token: spender, amount: 8, expiration: 0, nonce: 0 },
    ],
    spender,
    sigDeadline: 100,
  },
};
const transfer: TypedData = {
  ...single,
  primaryType: 'PermitTransferFrom',
  types: {
    PermitTransferFrom: fields(
      'TokenPermissions permitted, address spender, uint256 nonce, uint256 deadline',
    ),
    TokenPermissions: fields('address token, uint256 amount'),
  },
  message: { permitted: { token, amount: 7 }, spender, nonce: 3, deadline: 100 },
};

const once = { token, spender, amount: 7n };

it.each([
  ['EIP-2612', eip2612, { spendings: [once], deadline: 100n }],
  ['DAI', dai, { spendings: [{ ...once, amount: maxUint256 }], deadline: maxUint256 }],
  [
    'DAI, revoked',
    { ...dai, message: { ...dai.message, allowed: false, expiry: 100 } },
    { spendings: [{ ...once, amount: 0n }], deadline: 100n },
  ],
  ['Permit2', single, { spendings: [{ ...once, until: 200n }], deadline: 100n }],
  [
    'Permit2, several',
    batch,
    {
      spendings: [
        { ...once, until: 200n },
        { token: spender, spender, amount: 8n },
      ],
      deadline: 100n,
    },
  ],
  ['Permit2, single use', transfer, { spendings: [once], deadline: 100n }],
])('readPermit decodes %s', (_, typedData, permit) => {
  expect(readPermit(typedData, account)).toEqual(permit);
});

it.each<[string, TypedData]>([
  ['another owner', { ...eip2612, message: { ...eip2612.message, owner: spender } }],
  [
    'another order of fields',
    { ...eip2612, types: { Permit: [...(eip2612.types['Permit'] ?? [])].reverse() } },
  ],
  ['no contract', { ...eip2612, domain: {} }],
  ['a negative amount', { ...eip2612, message: { ...eip2612.message, value: -1 } }],
  ['another contract than Permit2', { ...single, domain: { verifyingContract: token } }],
  [
    'an invalid detail',
    { ...batch, message: { ...batch.message, details: [{ token, amount: 7 }, { token }] } },
  ],
  ['another type', { ...eip2612, primaryType: 'Cargo' }],
])('readPermit returns undefined for %s', (_, typedData) => {
  expect(readPermit(typedData, account)).toBeUndefined();
});
