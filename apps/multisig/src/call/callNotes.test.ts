import { expect, test } from 'vitest';
import { callNotes, rememberCallNotes } from './callNotes.ts';

const account = { chainId: 1, address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' } as const;
const hashAt = (index: number) => `0x${index.toString(16).padStart(64, '0')}` as const;

function openStorage() {
  const texts = new Map<string, string>();
  return {
    texts,
    get: (name: string) => texts.get(name) ?? null,
    set: (name: string, text: string) => void texts.set(name, text),
  };
}

test('callNotes returns the note of each call', () => {
  const storage = openStorage();
  rememberCallNotes(storage, account, hashAt(1), ['March', '', 'March']);
  rememberCallNotes(storage, account, hashAt(2), ['', '']);
  expect(callNotes(storage, account, hashAt(1))).toEqual(['March', '', 'March']);
  expect(callNotes(storage, account, hashAt(2))).toEqual([]);
  expect(callNotes(storage, { ...account, chainId: 10 }, hashAt(1))).toEqual([]);
});

test('rememberCallNotes keeps the newest proposals and bounds each note', () => {
  const storage = openStorage();
  for (let index = 0; index < 40; index += 1)
    rememberCallNotes(storage, account, hashAt(index), ['x'.repeat(1_000)]);
  expect(callNotes(storage, account, hashAt(0))).toEqual([]);
  expect(callNotes(storage, account, hashAt(39))[0]).toHaveLength(300);
});

test.each(['', '{', '[{"hash":1}]', '{"notes":[]}'])(
  'callNotes ignores damaged storage %j',
  (text) => {
    const storage = openStorage();
    rememberCallNotes(storage, account, hashAt(1), ['a']);
    const [name = ''] = storage.texts.keys();
    storage.set(name, text);
    expect(callNotes(storage, account, hashAt(1))).toEqual([]);
  },
);
