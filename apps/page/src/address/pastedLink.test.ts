import { expect, test } from 'vitest';
import { normalizeRecipient, requestedAmount } from './pastedLink.ts';

const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const token = '0x4444444444444444444444444444444444444444';

test.each([
  ['an address', address, address],
  ['one in groups', '0x7099 7970 C518 12dc 3A01 0C7d 01b5 0e0d 17dc 79C8', address],
  ['one over two lines', `${address.slice(0, 20)}\n${address.slice(20)}`, address],
  ['characters without width', `0x\u200b${address.slice(2)}\u200e`, address],
  ['a payment link', `ethereum:${address}`, address],
  ['one of old', `ethereum:pay-${address}`, address],
  ['one with a network', `ethereum:${address}@8453`, `base:${address}`],
  ['one with an amount', `ethereum:${address}@1?value=1.5e18`, `eth:${address}`],
  ['one with a limit of gas', `ethereum:${address}@1?gas=21000`, `eth:${address}`],
  ['one of a network without a name', `ethereum:${address}@31337`, `31337:${address}`],
  ['one to a name', 'ethereum:harbour.eth@1?value=1', 'harbour.eth'],
  [
    'one of a token, to the person and not to the token',
    `ethereum:${token}@1/transfer?address=${address}&uint256=1e6`,
    `eth:${address}`,
  ],
  ['the page of an explorer', `https://etherscan.io/address/${address}`, `eth:${address}`],
  ['one with more', `https://www.basescan.org/address/${address}#code`, `base:${address}`],
  ['one without a scheme', `arbiscan.io/address/${address}?tab=1`, `arb1:${address}`],
])('normalizeRecipient reads %s', (_, text, recipient) => {
  expect(normalizeRecipient(text)).toBe(recipient);
});

test.each([
  ['an unknown explorer', `https://etherscan.io.example/address/${address}`],
  ['a token page', `https://etherscan.io/token/${address}`],
  ['a transaction', `https://etherscan.io/tx/0x${'1'.repeat(64)}`],
  ['another function', `ethereum:${token}@1/approve?address=${address}&uint256=1`],
  ['a token without a recipient', `ethereum:${token}@1/transfer?uint256=1`],
  ['a token under a name', `ethereum:token.eth@1/transfer?address=${address}&uint256=1`],
  ['two addresses', `${address} ${address}`],
  ['a name', 'harbour.eth'],
  ['nothing', ''],
  ['a very long link', `https://etherscan.io/address/${address}?${'a'.repeat(400)}`],
])('normalizeRecipient returns %s unchanged', (_, text) => {
  expect(normalizeRecipient(text)).toBe(text);
});

test.each([
  ['1.5e18', 1_500_000_000_000_000_000n],
  ['1000', 1_000n],
  ['2.014e+18', 2_014_000_000_000_000_000n],
  ['0', 0n],
  ['1.5', undefined],
  ['1e78', undefined],
  ['-1', undefined],
  ['1e999', undefined],
  ['0x10', undefined],
  ['', undefined],
])('requestedAmount of %j in a link is %s', (value, amount) => {
  const asked = requestedAmount(`ethereum:${address}@1?value=${encodeURIComponent(value)}`);
  expect(asked).toEqual(amount === undefined ? undefined : { amount });
});

test('requestedAmount of a token is in its smallest unit', () => {
  const link = `ethereum:${token}@1/transfer?address=${address}&uint256=2.5e6`;
  expect(requestedAmount(link)).toEqual({ amount: 2_500_000n, token });
  expect(requestedAmount(address)).toBeUndefined();
});
