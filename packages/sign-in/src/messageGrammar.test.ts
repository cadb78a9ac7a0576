import { isIPv6 } from 'node:net';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ipLiteral } from './messageGrammar.ts';

const pattern = new RegExp(`^${ipLiteral}$`);
const part = fc.constantFrom(
  ':',
  '::',
  '0',
  'ffff',
  '1:',
  ':b',
  '12345',
  '1.2.3.4',
  '256.0.0.1',
  '.',
);

test('message grammar accepts an IPv6 host of random parts like Node', () => {
  let valid = 0;
  fc.assert(
    fc.property(fc.array(part, { maxLength: 10 }), (parts) => {
      const address = parts.join('');
      expect(pattern.test(`[${address}]`)).toBe(isIPv6(address));
      if (isIPv6(address)) valid += 1;
    }),
    { numRuns: 20_000 },
  );
  expect(valid).toBeGreaterThan(100);
});

const counts = Array.from({ length: 10 }, (_, count) => count);
test.each(counts)(
  'message grammar accepts an IPv6 host with %i groups before a gap, or none, like Node',
  (before) => {
    for (const after of counts) {
      for (const ending of [[], ['10.0.0.1']]) {
        const front = Array.from({ length: before }, () => 'a').join(':');
        const back = [...Array.from({ length: after }, () => 'b'), ...ending].join(':');
        for (const address of [`${front}::${back}`, `${front}:${back}`])
          expect([address, pattern.test(`[${address}]`)]).toEqual([address, isIPv6(address)]);
      }
    }
  },
);

test('message grammar accepts a random IPv6 host', () => {
  fc.assert(fc.property(fc.ipV6(), (address) => pattern.test(`[${address}]`)));
});
