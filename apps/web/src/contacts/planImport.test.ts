import { getAddress, numberToHex } from 'viem';
import { expect, test } from 'vitest';
import { MOST_CONTACTS } from './contact.ts';
import { planImport } from './planImport.ts';

const entry = (id: number, name: string, note = '') => ({
  name,
  note,
  address: getAddress(numberToHex(id, { size: 20 })),
});
const kept = [
  { id: 'a', ...entry(1, 'Ana', 'rent') },
  { id: 'b', ...entry(2, 'Ben') },
];
const file = { kind: 'read', hasNotes: true, faulty: [] } as const;

test('new, changed and unchanged are told apart by address', () => {
  const entries = [entry(1, 'Ana Lima', 'rent'), entry(2, 'Ben'), entry(3, 'Cleo')];
  expect(planImport({ ...file, entries }, kept)).toEqual({
    added: [entry(3, 'Cleo')],
    changed: [{ before: kept[0], after: entry(1, 'Ana Lima', 'rent') }],
    unchanged: 1,
    overfull: false,
  });
});

test('a file without a column for notes leaves them as they are', () => {
  const entries = [entry(1, 'Ana'), entry(2, 'Benjamin')];
  const plan = planImport({ ...file, hasNotes: false, entries }, kept);
  expect(plan.changed.map(({ after }) => after)).toEqual([entry(2, 'Benjamin')]);
  expect(plan.unchanged).toBe(1);
});

test('more than an account can have is known before anything is sent', () => {
  const full = Array.from({ length: MOST_CONTACTS - 1 }, (_, index) => entry(index + 2, 'Full'));
  expect(planImport({ ...file, entries: full }, kept.slice(0, 1)).overfull).toBe(false);
  expect(planImport({ ...file, entries: [...full, entry(5_000, 'More')] }, kept).overfull).toBe(
    true,
  );
});
