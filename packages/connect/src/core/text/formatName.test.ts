import { expect, test } from 'vitest';
import { formatName } from './formatName.ts';

const rocket = '🚀';
const family = '👨‍👩‍👧‍👦';

test.each([
  ['', ''],
  ['eth', 'eth'],
  ['a-single-label-longer-than-any-limit', 'a-single-label-longer-than-any-limit'],
  ['vitalik.eth', 'vitalik.eth'],
  [`${'a'.repeat(23)}.eth`, `${'a'.repeat(23)}.eth`],
  [`${'a'.repeat(24)}.eth`, `${'a'.repeat(24)}.eth`],
  [`${'a'.repeat(25)}.eth`, `${'a'.repeat(24)}...`],
  ['pay.the-shop-round-the-corner.eth', 'pay.the-shop-round-the-c...'],
  ['pay.a-shop-round-a-cor.eth', 'pay.a-shop-round-a-cor.eth'],
  [`${rocket.repeat(24)}.eth`, `${rocket.repeat(24)}.eth`],
  [`${rocket.repeat(25)}.eth`, `${rocket.repeat(24)}...`],
  [`${family.repeat(24)}.eth`, `${family.repeat(24)}.eth`],
  [`${family.repeat(25)}.eth`, `${family.repeat(24)}...`],
  [`${'a'.repeat(23)}é${'b'}.eth`, `${'a'.repeat(23)}é...`],
])('%j is shown as %j', (name, shown) => {
  expect(formatName(name)).toBe(shown);
});
