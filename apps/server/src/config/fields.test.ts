import { expect, it } from 'vitest';
import { didYouMean } from './fields.ts';

const known = ['appName', 'networks', 'upstreams', 'explorer', 'id', 'port'];

it.each([
  ['appname', 'appName'],
  ['netwroks', 'networks'],
  ['upstream', 'upstreams'],
  ['rpcUrls', 'upstreams'],
  ['blockExplorers', 'explorer'],
  ['prt', 'port'],
  ['chainId', 'id'],
  ['colour', null],
  ['nativeCurrency', null],
  ['constructor', null],
  ['x'.repeat(500), null],
])('didYouMean suggests for %s: %s', (written, expected) => {
  expect(didYouMean(written, known)).toBe(expected);
});
