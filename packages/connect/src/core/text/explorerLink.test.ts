import { mainnet } from 'viem/chains';
import { expect, it } from 'vitest';
import { explorerLink } from './explorerLink.ts';

const explorerAt = (url: string) => ({
  ...mainnet,
  blockExplorers: { default: { name: 'Explorer', url } },
});

it.each([
  ['https://explorer.example', 'https://explorer.example/tx/0x1'],
  ['https://explorer.example/', 'https://explorer.example/tx/0x1'],
  ['http://127.0.0.1:4000', 'http://127.0.0.1:4000/tx/0x1'],
  ['javascript:alert(1)//', undefined],
  ['', undefined],
])('explorerLink at %s is %s', (url, link) => {
  expect(explorerLink(explorerAt(url), 'tx', '0x1')).toBe(link);
});

it('explorerLink is undefined without a network or an explorer', () => {
  expect(explorerLink(undefined, 'address', '0x1')).toBeUndefined();
  expect(explorerLink({ ...mainnet, blockExplorers: undefined }, 'address', '0x1')).toBeUndefined();
});
