import { expect, test } from 'vitest';
import { readTypedData } from './typedData.ts';

const MAIL = {
  domain: { name: 'Mail', chainId: 10 },
  primaryType: 'Mail',
  types: {
    EIP712Domain: [
      { name: 'name', type: 'string' },
      { name: 'chainId', type: 'uint256' },
    ],
    Mail: [
      { name: 'text', type: 'string' },
      { name: 'amount', type: 'uint8' },
    ],
  },
  message: { text: 'hi', amount: '7' },
};

test.each([
  ['an object', MAIL],
  ['JSON', JSON.stringify(MAIL)],
  ['a chain id as text', { ...MAIL, domain: { name: 'Mail', chainId: '10' } }],
  ['a chain id in hex', { ...MAIL, domain: { name: 'Mail', chainId: '0xa' } }],
  ['no domain and no type of it', { ...MAIL, domain: {}, types: { Mail: MAIL.types.Mail } }],
])('readTypedData reads %s', (_, value) => {
  expect(readTypedData(value, 10)).toMatchObject({ primaryType: 'Mail', message: MAIL.message });
});

test.each([
  ['no JSON', '{'],
  ['a number', 7],
  ['no domain', { ...MAIL, domain: undefined }],
  ['no types', { ...MAIL, types: [] }],
  ['a type that is not a list', { ...MAIL, types: { Mail: {} } }],
  ['a field without a type', { ...MAIL, types: { Mail: [{ name: 'text' }] } }],
  ['a domain without its type', { ...MAIL, types: { Mail: MAIL.types.Mail } }],
  ['an undefined primary type', { ...MAIL, primaryType: 'Letter' }],
  ['another chain', { ...MAIL, domain: { chainId: 1 } }],
  ['a value that does not fit', { ...MAIL, message: { text: 'hi', amount: '256' } }],
  ['a field left out', { ...MAIL, message: { text: 'hi' } }],
])('readTypedData refuses %s', (_, value) => {
  expect(() => readTypedData(value, 10)).toThrow(expect.objectContaining({ code: -32602 }));
});
