import { locales } from '@mooring/internal';
import { expect, it } from 'vitest';
import { codeText, warningText } from './mailTexts.ts';
import { loadMailWords } from './mailWords.ts';
import type { MailKind } from './recoveryStore.ts';

const account = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const newOwner = '0x1111111111111111111111111111111111111111';
const running = {
  newOwners: [newOwner],
  newThreshold: 1,
  approvals: 2,
  executeAfter: 1.8e9,
} as const;
const facts = {
  appName: 'Harbour',
  publicUrl: 'https://harbour.example',
  account,
  network: 'Optimism',
} as const;
const kinds: readonly MailKind[] = ['started', 'running', 'finished', 'cancelled', 'contacts'];

it.each(locales)('mails in %s have all facts, and no empty places', async (locale) => {
  const language = { locale, words: await loadMailWords(locale) };
  const warnings = kinds.map((kind) => warningText(kind, { ...facts, running }, language));
  const code = codeText('12345678', { ...facts, newOwner }, language);
  for (const { subject, text } of [...warnings, code]) {
    expect(subject).toContain('Harbour');
    expect(subject).not.toMatch(/[{}\n]/);
    expect(text).toContain(account);
    expect(text).not.toMatch(/[{}]/);
  }
  for (const { text } of warnings.slice(0, 2)) {
    expect(text).toContain(newOwner);
    expect(text).toContain('cancelRecovery()');
    expect(text).toContain('https://harbour.example');
    // 15 January 2027, in digits of the language.
    expect(text).toMatch(/2027|२०२७|٢٠٢٧|2570/);
  }
  expect(code.text).toContain('1234 5678');
  expect(code.text).toContain(newOwner);
});
