import { expect, test } from 'vitest';
import { latinDigits, zeroOf } from './latinDigits.ts';

test.each([
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['۱۲۳', '123'],
  ['१२३', '123'],
  ['๔๕๖', '456'],
  ['７８９', '789'],
  ['𝟎𝟗 𝟘𝟡', '09 09'],
  ['12 ٣x', '12 3x'],
  ['½ Ⅷ 三', '½ Ⅷ 三'],
  ['', ''],
])('latinDigits of %s is %s', (text, latin) => {
  expect(latinDigits(text)).toBe(latin);
});

test('zeroOf tells scripts apart', () => {
  expect(zeroOf('7')).toBe(zeroOf('0'));
  expect(zeroOf('٧')).toBe(0x660);
  expect(zeroOf('۷')).toBe(0x6f0);
});
