import { describe, expect, it } from 'vitest';
import { readPastedLink } from './readPastedLink.ts';

describe('readPastedLink', () => {
  const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
  const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
  it.each([
    [address, address],
    ['friend.eth', 'friend.eth'],
    [`ethereum:${address}@1`, address],
    [`https://explorer.example/address/${address}#tokens`, address],
    [`https://harbour.example/send?to=${address}&again=${address.toLowerCase()}`, address],
    [`ethereum:${other}/transfer?address=${address}`, undefined],
    [`https://explorer.example/tx/0x${'5a'.repeat(32)}`, undefined],
    ['https://harbour.example', undefined],
  ])('of %s is %s', (text, found) => {
    expect(readPastedLink(text)).toBe(found);
  });
});
