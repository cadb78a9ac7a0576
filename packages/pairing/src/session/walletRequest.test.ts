import { expect, test } from 'vitest';
import { parseSessionEvent, readChainId } from './walletRequest.ts';

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const event = (name: unknown, data: unknown, chainId: unknown = 'eip155:1') => ({
  event: { name, data },
  chainId,
});

test.each([
  ['a number', 10, 10],
  ['a decimal text', '10', 10],
  ['hex', '0xA', 10],
  ['its full name', 'eip155:10', 10],
  ['zero', 0, undefined],
  ['less than zero', -1, undefined],
  ['a part of one', 1.5, undefined],
  ['too much', 1e21, undefined],
  ['more than JSON holds', '0xffffffffffffff', undefined],
  ['another kind', 'solana:10', undefined],
  ['nothing', undefined, undefined],
  ['a list', [10], undefined],
])('a network as %s', (_, value, chainId) => {
  expect(readChainId(value)).toBe(chainId);
});

test.each([
  ['addresses', [address.toLowerCase()], [address]],
  ['full names', [`eip155:1:${address}`], [address]],
  ['none', [], []],
])('accounts as %s', (_, data, accounts) => {
  expect(parseSessionEvent(event('accountsChanged', data))).toEqual({
    name: 'accountsChanged',
    accounts,
  });
});

test('a network that the event does not say is that of the message', () => {
  const found = parseSessionEvent(event('chainChanged', {}, 'eip155:10'));
  expect(found).toEqual({ name: 'chainChanged', chainId: 10 });
});

test.each([
  ['nothing', undefined],
  ['no event', {}],
  ['no name', event(undefined, 1)],
  ['an empty name', event('', 1)],
  ['a name of any length', event('a'.repeat(101), 1)],
  ['accounts that are no list', event('accountsChanged', address)],
  ['an account that is none', event('accountsChanged', [address, '0x12'])],
  ['a network that is none', event('chainChanged', 'main', 'main')],
])('%s is no event', (_, params) => {
  expect(parseSessionEvent(params)).toBeUndefined();
});
