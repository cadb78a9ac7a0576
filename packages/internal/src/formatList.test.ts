import { describe, expect, it } from 'vitest';
import { formatList } from './formatList.ts';

const amounts = ['0.05 ETH', '25 HUSD'];

describe('formatList', () => {
  it('joins in words', () => {
    expect(formatList(amounts, 'en')).toBe('0.05 ETH and 25 HUSD');
    expect(formatList(['a', 'b', 'c'], 'de')).toBe('a, b und c');
    expect(formatList([], 'ar')).toBe('');
  });

  it('isolates each item in a right-to-left language', () => {
    expect(formatList(amounts, 'ar')).toBe('\u20680.05 ETH\u2069 و\u206825 HUSD\u2069');
  });
});
