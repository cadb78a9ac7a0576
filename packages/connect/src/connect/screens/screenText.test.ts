import { describe, expect, it } from 'vitest';
import { formatCountdown, storeName } from './screenText.ts';

describe('storeName', () => {
  it.each([
    ['https://apps.apple.com/app/id1', 'App Store'],
    ['https://play.google.com/store/apps/details?id=a.b', 'Google Play'],
    ['https://chromewebstore.google.com/detail/a', 'Chrome Web Store'],
    ['https://addons.mozilla.org/firefox/addon/a', 'Firefox Add-ons'],
    ['https://microsoftedge.microsoft.com/addons/detail/a', 'Edge Add-ons'],
    ['https://www.ledger.com/download', 'www.ledger.com'],
  ])('%s is %s', (href, name) => {
    expect(storeName(href)).toBe(name);
  });
});

describe('formatCountdown', () => {
  it.each([
    [0, 'en', '0:00'],
    [5, 'en', '0:05'],
    [65, 'de', '1:05'],
    [300, 'en', '5:00'],
    [245, 'ar-EG', '٤:٠٥'],
  ])('%d seconds in %s: %s', (seconds, locale, text) => {
    expect(formatCountdown(seconds, locale)).toBe(text);
  });
});
