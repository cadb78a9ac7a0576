import { array, assert, integer, property, record, string, uniqueArray } from 'fast-check';
import { getAddress, numberToHex } from 'viem';
import { expect, test } from 'vitest';
import { checkContact } from './checkContact.ts';
import { MOST_CONTACTS } from './contact.ts';
import { planImport, readContactsFile, writeContactsFile } from './contactsFile.ts';

const ana = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const ben = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';

test.each([
  ['as it is written here', `name,address,note\nAna,${ana},rent\n`],
  ['in another order and case', `NOTE, Address ,Name\nrent,${ana},Ana\n`],
  ['with semicolons and a mark', `\ufeffname;address;note\r\nAna;${ana};rent\r\n`],
  ['with columns of other programs', `id,name,address,note\n7,Ana,${ana.toLowerCase()},rent\n`],
])('a file %s is read', (_, text) => {
  expect(readContactsFile(text)).toEqual({
    kind: 'read',
    hasNotes: true,
    entries: [{ name: 'Ana', address: ana, note: 'rent' }],
    faulty: [],
  });
});

test.each([
  ['', 'empty'],
  ['\n\n', 'empty'],
  ['name,address\n', 'empty'],
  [`Ana,${ana}\n`, 'no-header'],
  ['name,note\nAna,rent\n', 'no-header'],
  ['<!doctype html>', 'no-header'],
  [`name,address\n${`Ana,${ana}\n`.repeat(1_001)}`, 'too-many-rows'],
])('%j is %s', (text, kind) => {
  expect(readContactsFile(text).kind).toBe(kind);
});

test('faulty lines are named with their reasons, and the others are read', () => {
  const text = [
    'name,address,note',
    `Ana,${ana},`,
    `,${ben},`,
    '',
    `Ben,${ben.replace('Cd', 'cd')},"two\nlines"`,
    `Again,${ana.toLowerCase()},`,
    `Ben, the second,${ben},`,
    `Ben,${ben},last`,
    `Open,${ben},"`,
  ].join('\n');
  expect(readContactsFile(text)).toEqual({
    kind: 'read',
    hasNotes: true,
    entries: [
      { name: 'Ana', address: ana, note: '' },
      { name: 'Ben', address: ben, note: 'last' },
    ],
    faulty: [
      { line: 3, fault: { kind: 'contact', faults: { name: 'required' } } },
      { line: 5, fault: { kind: 'contact', faults: { address: 'checksum' } } },
      { line: 7, fault: { kind: 'twice', first: 2 } },
      { line: 8, fault: { kind: 'contact', faults: { address: 'invalid' } } },
      { line: 10, fault: { kind: 'quotes' } },
    ],
  });
});

test('a value beyond the last column is a fault, empty ones are not', () => {
  const read = readContactsFile(`name,address\nAna,${ana},,\nBen,${ben},x\n`);
  expect(read).toMatchObject({
    hasNotes: false,
    entries: [{ name: 'Ana' }],
    faulty: [{ line: 3, fault: { kind: 'columns' } }],
  });
});

test('what is exported is imported again as it was, whatever stands in it', () => {
  const numbers = uniqueArray(integer({ min: 1, max: 2 ** 31 - 1 }), { maxLength: 8 });
  const words = array(
    record({ name: string({ unit: 'binary' }), note: string({ unit: 'binary' }) }),
    {
      minLength: 8,
      maxLength: 8,
    },
  );
  const spiced = ['=1', "'=1", "'", '+', '-2', '@x', ' "a", b; c', 'a\r\nb', '\ufeffx'];
  assert(
    property(numbers, words, (ids, texts) => {
      const entries = ids.flatMap((id, index) => {
        const { name = '', note = '' } = texts[index] ?? {};
        const checked = checkContact({
          name: `${spiced[index] ?? ''}${name}`,
          address: getAddress(numberToHex(id, { size: 20 })),
          note: `${spiced[index + 1] ?? ''}${note}`,
        });
        return checked.kind === 'good' ? [checked.entry] : [];
      });
      const read = readContactsFile(writeContactsFile(entries));
      if (entries.length === 0) expect(read.kind).toBe('empty');
      else expect(read).toEqual({ kind: 'read', hasNotes: true, entries, faulty: [] });
    }),
  );
});

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
