import { expect, it } from 'vitest';
import { descriptionParts } from './descriptionParts.ts';

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
])('%j', (description, parts) => {
  expect(descriptionParts(description)).toEqual(parts);
});

it('bounds what a foreign entry can put on the page', () => {
  const parts = descriptionParts('x'.repeat(10_000));
  expect(parts.map(({ text }) => text).join('').length).toBeLessThanOrEqual(200);
});
