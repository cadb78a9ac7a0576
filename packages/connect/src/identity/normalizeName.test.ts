import * as fc from 'fast-check';
import { normalize } from 'viem/ens';
import { expect, it } from 'vitest';
import { normalizeName } from './normalizeName.ts';

it.each(['mira.eth', 'a.b-c.d1.eth', '0x0.base.eth', '123.eth'])(
  'normalizeName keeps %s unchanged',
  async (name) => {
    expect(await normalizeName(name)).toBe(name);
  },
);

it.each([
  ['Mira.ETH', 'mira.eth'],
  ['ⓜira.eth', 'mira.eth'],
  ['_mira.eth', '_mira.eth'],
])('normalizeName of %s returns %s', async (name, normalized) => {
  expect(await normalizeName(name)).toBe(normalized);
});

it.each(['xn--mira.eth', 'mira..eth', 'mi ra.eth', 'mіra.eth', 'mi_ra.eth'])(
  'normalizeName refuses %s',
  async (name) => {
    expect(await normalizeName(name)).toBeUndefined();
  },
);

it('normalizeName returns the same as viem for any name', async () => {
  const units = fc.constantFrom('a', 'z', '0', '-', '_', '.', 'A', 'é', "'", '️', '⃣');
  const property = fc.asyncProperty(fc.string({ unit: units, minLength: 1 }), async (name) => {
    const expected = await Promise.resolve(name)
      .then(normalize)
      .catch(() => undefined);
    expect(await normalizeName(name)).toBe(expected);
  });
  await fc.assert(property, { numRuns: 2_000 });
});
