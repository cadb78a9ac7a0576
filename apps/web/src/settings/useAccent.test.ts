import { expect, test } from 'vitest';
import { accentOf } from './useAccent.ts';

test.each([
  ['rose', 'rose'],
  ['harbour', 'harbour'],
  [null, 'harbour'],
  ['', 'harbour'],
  ['Rose', 'harbour'],
  ['toString', 'harbour'],
  ['#ff0000', 'harbour'],
])('accentOf stored %j returns %s', (stored, accent) => {
  expect(accentOf(stored)).toBe(accent);
});
