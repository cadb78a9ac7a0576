import { describe, expect, it } from 'vitest';
import { createTranslate } from './catalogue.ts';

const messages = {
  plain: 'Connect wallet',
  named: 'Open {wallet} to continue',
  twice: '{name} and {name}',
  counted: { one: '{count} transaction', other: '{count} transactions' },
} as const;

describe('createTranslate', () => {
  const t = createTranslate<typeof messages>(messages, 'en', 'ltr');

  it('formats plain texts and placeholders', () => {
    expect(t('plain')).toBe('Connect wallet');
    expect(t('named', { wallet: 'Harbour' })).toBe('Open Harbour to continue');
    expect(t('twice', { name: 'a' })).toBe('a and a');
  });

  it.each([
    [0, '0 transactions'],
    [1, '1 transaction'],
    [2, '2 transactions'],
    [1234, '1,234 transactions'],
  ])('formats %d by the plural of the language', (count, text) => {
    expect(t('counted', { count })).toBe(text);
  });

  it('selects the six plural forms of Arabic', () => {
    const arabic = createTranslate<typeof messages>(
      {
        ...messages,
        counted: { zero: 'z', one: 'o', two: 't', few: 'f', many: 'm', other: 'x' },
      },
      'ar',
      'rtl',
    );
    const forms = [0, 1, 2, 3, 11, 100].map((count) => arabic('counted', { count }));
    expect(forms).toEqual(['z', 'o', 't', 'f', 'm', 'x']);
  });

  it('isolates inserted texts in a right-to-left language', () => {
    const arabic = createTranslate<typeof messages>(messages, 'ar', 'rtl');
    expect(arabic('named', { wallet: '0x12…34' })).toContain('\u20680x12…34\u2069');
  });

  it('does not replace placeholders in inserted texts', () => {
    expect(t('named', { wallet: '{wallet} {count}' })).toBe('Open {wallet} {count} to continue');
  });

  it('returns an empty text while the catalogue is loading', () => {
    expect(createTranslate<typeof messages>(undefined, 'en', 'ltr')('plain')).toBe('');
  });
});
