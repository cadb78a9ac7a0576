import { getAddress, numberToHex, pad } from 'viem';
import { expect, test } from 'vitest';
import { paidRecipients, rememberPaid } from './paidRecipients.ts';

const at = (index: number) => getAddress(pad(numberToHex(index), { size: 20 }));
const payer = { account: at(1), chainId: 1 };

function createStorage() {
  const kept = new Map<string, string>();
  return {
    kept,
    get: (name: string) => kept.get(name) ?? null,
    set: (name: string, text: string) => void kept.set(name, text),
  };
}

test('paidRecipients returns the latest first, unique, by network', () => {
  const storage = createStorage();
  rememberPaid(storage, payer, [at(2), at(3)]);
  rememberPaid(storage, payer, [at(3), at(4)]);
  expect(paidRecipients(storage, payer)).toEqual([at(3), at(4), at(2)]);
  expect(paidRecipients(storage, { ...payer, chainId: 10 })).toEqual([]);
});

test('rememberPaid keeps the latest 300 and ignores damaged storage', () => {
  const storage = createStorage();
  for (let index = 2; index <= 310; index += 1) rememberPaid(storage, payer, [at(index)]);
  expect(paidRecipients(storage, payer)).toHaveLength(300);
  const [name = ''] = storage.kept.keys();
  for (const damaged of ['', '{', '["0x"]', '7']) {
    storage.kept.set(name, damaged);
    expect(paidRecipients(storage, payer)).toEqual([]);
  }
});
