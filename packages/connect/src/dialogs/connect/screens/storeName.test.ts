import { expect, it } from 'vitest';
import { storeName } from './storeName.ts';

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
