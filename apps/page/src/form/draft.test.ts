import { expect, test } from 'vitest';
import { draftAccount, keepDraft, readDraft } from './draft.ts';
import { emptyForm, type SendForm } from './sendForm.ts';

const mira = { account: `0x${'a1'.repeat(20)}`, chainId: 1 } as const;
const typed: SendForm = {
  assetId: '0xa',
  rows: [
    { key: 0, recipient: 'harbour.eth', amount: '1,5' },
    { key: 4, recipient: '', amount: '2' },
  ],
  nextKey: 5,
};

function tab(content?: string) {
  const kept = new Map(content === undefined ? [] : [['send-draft', content]]);
  return {
    get: (key: string) => kept.get(key) ?? null,
    set: (key: string, value: string) => void kept.set(key, value),
    remove: (key: string) => void kept.delete(key),
  };
}

test.each<[string, { account: `0x${string}`; chainId: number }, string[]]>([
  ['its account and network', mira, ['harbour.eth', '']],
  ['another account', { account: `0x${'b2'.repeat(20)}`, chainId: 1 }, ['']],
  ['another network', { ...mira, chainId: 10 }, ['']],
])('readDraft returns the stored form for %s', (_, payer, recipients) => {
  const storage = tab();
  keepDraft(storage, mira, typed);
  const form = readDraft(storage, payer);
  expect(form.rows.map(({ recipient }) => recipient)).toEqual(recipients);
  expect(form.nextKey).toBe(recipients.length);
});

test('draftAccount returns the account of the stored form', () => {
  const storage = tab();
  keepDraft(storage, mira, typed);
  expect(draftAccount(storage)).toBe(mira.account);
});

test('keepDraft deletes the stored form when empty', () => {
  const storage = tab();
  keepDraft(storage, mira, typed);
  keepDraft(storage, mira, { ...typed, rows: [{ key: 5, recipient: '', amount: '' }] });
  expect(draftAccount(storage)).toBeUndefined();
});

const rows = (count: number, text = '1') =>
  Array.from({ length: count }, () => ({ recipient: text, amount: '' }));

test.each([
  ['no JSON', 'x'],
  ['no rows', JSON.stringify({ ...mira, assetId: 'coin', rows: [] })],
  ['more rows than there may be', JSON.stringify({ ...mira, assetId: 'coin', rows: rows(11) })],
  ['a huge text', JSON.stringify({ ...mira, assetId: 'coin', rows: rows(1, 'x'.repeat(1_001)) })],
  ['no account', JSON.stringify({ account: 'x', chainId: 1, assetId: 'coin', rows: rows(1) })],
  ['numbers', JSON.stringify({ ...mira, assetId: 'coin', rows: [{ recipient: 1, amount: 2 }] })],
])('readDraft ignores damaged storage: %s', (_, content) => {
  expect(readDraft(tab(content), mira)).toBe(emptyForm);
});
