import { expect, it } from 'vitest';
import { startWarnings } from './startWarnings.ts';

it.each(['http://wallet.example.org', 'http://203.0.113.7:3000'])(
  'an operator is warned of a page at %s',
  (publicUrl) => {
    expect(startWarnings({ publicUrl })).toEqual([expect.stringMatching(/publicUrl.*TLS/)]);
  },
);

it.each([null, 'https://wallet.example.org', 'http://localhost:3000', 'http://[::1]:3000'])(
  'and not of one at %s',
  (publicUrl) => {
    expect(startWarnings({ publicUrl })).toEqual([]);
  },
);
