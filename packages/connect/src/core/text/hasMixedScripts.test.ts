import { expect, test } from 'vitest';
import { hasMixedScripts } from './hasMixedScripts.ts';

test.each([
  ['vitalik.eth', false],
  ['vit\u0430lik.eth', true], // Cyrillic а
  ['v\u03BFid.eth', true], // Greek ο
  ['\u0430\u0440\u0440\u04CF\u0435.eth', true], // "apple" in Cyrillic alone
  ['USD\u0421', true], // Cyrillic С
  ['0\u0445dead', true], // Cyrillic х
  ['pay-\u0440al.eth', true],
  ['\u0440\u0430\u0443\u0440\u0430.eth', true], // "paypa" in Cyrillic alone
  ['mir\u0430.eth', true], // Cyrillic а
  ['hell\u0585.eth', true], // Armenian օ
  ['\u13AA\u13AA\u13AA.eth', true], // Cherokee Ꭺ
  ['la\uA4E1', true], // Lisu ꓡ
  ['Բարև.eth', false],
  ['Mira.eth', false],
  ['⛵.eth', false],
  ['0x7.eth', false],
  ['привет.eth', false],
  ['Токен USDC', false],
  ['и.eth', false],
  ['καλημέρα.eth', false],
  ['μUSD', false], // no letter of Latin looks like it
  ['日本語.eth', false],
  ['Ünïcödé', false],
  ['مرحبا.eth', false],
  ['', false],
])('hasMixedScripts of %s is %s', (name, mixed) => {
  expect(hasMixedScripts(name)).toBe(mixed);
});
