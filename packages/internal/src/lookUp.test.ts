import { describe, expect, it } from 'vitest';
import { lookUp } from './lookUp.ts';

describe('lookUp', () => {
  const table = { eth: 1, none: 0 };

  it('returns the value of a name', () => {
    expect(lookUp(table, 'eth')).toBe(1);
    expect(lookUp(table, 'none')).toBe(0);
  });

  it.each(['base', '', 'constructor', 'toString', '__proto__', 7, null, undefined, {}])(
    'returns undefined for %j',
    (name) => {
      expect(lookUp(table, name)).toBeUndefined();
    },
  );
});
