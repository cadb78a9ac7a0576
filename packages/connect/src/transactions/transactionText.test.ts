import { describe, expect, it } from 'vitest';
import { descriptionParts, timeAgo } from './transactionText.ts';

describe('timeAgo', () => {
  const now = Date.UTC(2026, 0, 10, 12);
  const minute = 60_000;

  it.each([
    [0, 'now'],
    [59_999, 'now'],
    [-5 * minute, 'now'],
    [minute, '1 minute ago'],
    [59 * minute, '59 minutes ago'],
    [60 * minute, '1 hour ago'],
    [23 * 60 * minute, '23 hours ago'],
    [24 * 60 * minute, 'yesterday'],
    [3 * 24 * 60 * minute, '3 days ago'],
  ])('%d ms ago is "%s"', (before, text) => {
    expect(timeAgo(now - before, now, 'en')).toBe(text);
  });

  it('uses the locale', () => {
    expect(timeAgo(now - 24 * 60 * minute, now, 'ar')).toBe('أمس');
  });
});

describe('descriptionParts', () => {
  const plain = (text: string) => ({ text, isolated: false });
  const inserted = (text: string) => ({ text, isolated: true });

  it.each([
    ['Send 1 ETH', [plain('Send 1 ETH')]],
    [
      'إرسال \u206812.5 HUSD\u2069 إلى \u2068harbour.eth\u2069',
      [plain('إرسال '), inserted('12.5 HUSD'), plain(' إلى '), inserted('harbour.eth')],
    ],
    ['Envoyer 1\u202f234,5 ETH', [plain('Envoyer 1 234,5 ETH')]],
    ['\u2068alone', [plain('⟨U+2068⟩alone')]],
    ['alone\u2069', [plain('alone⟨U+2069⟩')]],
    ['safe\u202eelif', [plain('safe⟨U+202E⟩elif')]],
    ['\u2068in\u202eside\u2069', [inserted('in⟨U+202E⟩side')]],
    ['', []],
  ])('of %j', (description, parts) => {
    expect(descriptionParts(description)).toEqual(parts);
  });

  it('limits the length of entries from other sources', () => {
    const parts = descriptionParts('x'.repeat(10_000));
    expect(parts.map(({ text }) => text).join('').length).toBeLessThanOrEqual(200);
  });
});
