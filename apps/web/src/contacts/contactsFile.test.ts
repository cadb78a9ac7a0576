import { MOST_CONTACTS } from '@mooring/page/contacts';
import {
  array,
  assert,
  constantFrom,
  integer,
  property,
  record,
  string,
  uniqueArray,
} from 'fast-check';
import { getAddress, numberToHex } from 'viem';
import { expect, test } from 'vitest';
import { textLoaders } from '../texts/textLoaders.ts';
import { checkContact } from './checkContact.ts';
import { columnKind } from './columnNames.ts';
import { planImport, readContactsFile, writeContactsFile } from './contactsFile.ts';

const ana = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const ben = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';

test.each([
  ['as it is written here', `name,address,note\nAna,${ana},rent\n`],
  ['in another order and case', `NOTE, Address ,Name\nrent,${ana},Ana\n`],
  ['with semicolons and a mark', `\ufeffname;address;note\r\nAna;${ana};rent\r\n`],
  ['with Excel’s line for the separator', `sep=;\r\nname;address;note\r\nAna;${ana};rent\r\n`],
  ['of cells copied from Excel', `Name\tAddress\tNote\r\nAna\t${ana}\trent\r\n`],
  [
    'with direction marks around a name',
    `name,address,note\n\u200f\u2067Ana\u2069\u200e,${ana},rent\n`,
  ],
  ['that says the same for two networks', `name,address,note\n${`Ana,${ana},rent\n`.repeat(2)}`],
  ['with columns of other programs', `id,name,address,note\n7,Ana,${ana.toLowerCase()},rent\n`],
])('readContactsFile reads a file %s', (_, text) => {
  expect(readContactsFile(text, [1])).toEqual({
    kind: 'read',
    hasNotes: true,
    entries: [{ name: 'Ana', address: ana, note: 'rent' }],
    faulty: [],
  });
});

test.each(Object.entries(textLoaders('sessions')))(
  'readContactsFile reads columns by their labels in %s',
  async (_, load) => {
    const texts = await load();
    const labels = (['name', 'address', 'note'] as const).map(
      (field) => texts[`contacts.${field}`],
    );
    expect(labels.map(columnKind)).toEqual(['name', 'address', 'note']);
  },
);

const metamask = {
  preferences: { identities: { [ben]: { address: ben, name: 'Account 1' } } },
  addressBook: {
    addressBook: {
      '0x1': { [ana]: { address: ana, chainId: '0x1', isEns: false, memo: 'rent', name: 'Ana' } },
      '0xa': { [ana]: { address: ana, chainId: '0xa', isEns: false, memo: 'rent', name: 'Ana' } },
    },
  },
};
const folded = `NOTE;ENCODING=QUOTED-PRINTABLE:re=\r\n=6E=\r\nt`;

test.each([
  ['a list of ours', JSON.stringify([{ id: 'a', name: 'Ana', address: ana, note: 'rent' }])],
  [
    'a list in “contacts”',
    JSON.stringify({ contacts: [{ name: 'Ana', address: ana, note: 'rent' }] }),
  ],
  ['what MetaMask saves', `\ufeff${JSON.stringify(metamask, undefined, 2)}`],
  [
    'MetaMask’s state logs',
    JSON.stringify({ metamask: { addressBook: metamask.addressBook.addressBook } }),
  ],
  [
    'a card',
    `BEGIN:VCARD\r\nVERSION:4.0\r\nFN:Ana\r\nNOTE:rent\r\nIMPP:ethereum:${ana}\r\nEND:VCARD\r\n`,
  ],
  [
    'a folded card with its own label',
    `begin:vcard\nN:;Ana;;;\nNOTE:re\n nt\nitem1.URL;type=pref:${ana.slice(0, 20)}\n ${ana.slice(20)}\nend:vcard`,
  ],
  [
    'a card of an old phone',
    `BEGIN:VCARD\r\nFN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=41na\r\n${folded}\r\nX-ETH:${ana}\r\nEND:VCARD`,
  ],
])('readContactsFile reads %s', (_, text) => {
  expect(readContactsFile(text, [1])).toMatchObject({
    kind: 'read',
    hasNoLines: true,
    entries: [{ name: 'Ana', address: ana, note: 'rent' }],
    faulty: [],
  });
});

test('readContactsFile counts people without an address and splits a vCard with two', () => {
  const cards = [
    'FN:Zoe\nTEL:+351 21 000 00 00',
    `FN:Ana\nNOTE:pays from ${ben}\\, sometimes\nX-ETH:${ana}`,
    `N:Lima;Ben;;;\nNOTE:${ana.toLowerCase()}`,
  ].map((card) => `BEGIN:VCARD\n${card}\nEND:VCARD\n`);
  expect(readContactsFile(cards.join(''), [1])).toEqual({
    kind: 'read',
    hasNotes: true,
    hasNoLines: true,
    withoutAddress: 1,
    entries: [
      { name: 'Ana', address: ben, note: `pays from ${ben}, sometimes` },
      { name: 'Ana', address: ana, note: `pays from ${ben}, sometimes` },
    ],
    faulty: [{ line: 4, fault: { kind: 'twice', first: 3 } }],
  });
});

test.each(['{', '[]', '{"contacts":7}', '[[[[[[{"address":"0x"}]]]]]]', '{"metamask":null}'])(
  'readContactsFile returns empty for %j',
  (text) => {
    expect(readContactsFile(text, [1])).toEqual({ kind: 'empty' });
  },
);

test('readContactsFile never throws, for any text', () => {
  const start = constantFrom('', '{', '[', 'BEGIN:VCARD\n', 'sep=;\n', 'name,address\n');
  const rest = string({
    unit: constantFrom('"', ':', ';', '=', '\\', '\n', ' ', 'a', ',', '{', '0x'),
  });
  assert(
    property(start, rest, (before, text) => {
      expect(() => readContactsFile(before + text, [1])).not.toThrow();
    }),
  );
});

test.each([
  ['', 'empty'],
  ['\n\n', 'empty'],
  ['name,address\n', 'empty'],
  [`Ana,${ana}\n`, 'no-header'],
  ['name,note\nAna,rent\n', 'no-header'],
  ['<!doctype html>', 'no-header'],
  [`name,address\n${`Ana,${ana}\n`.repeat(1_001)}`, 'too-many-rows'],
])('readContactsFile of %j is %s', (text, kind) => {
  expect(readContactsFile(text, [1]).kind).toBe(kind);
});

test('readContactsFile returns faulty lines with reasons and reads the others', () => {
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
  expect(readContactsFile(text, [1])).toEqual({
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

test('readContactsFile refuses a value beyond the last column, not an empty cell', () => {
  const read = readContactsFile(`name,address\nAna,${ana},,\nBen,${ben},x\n`, [1]);
  expect(read).toMatchObject({
    hasNotes: false,
    entries: [{ name: 'Ana' }],
    faulty: [{ line: 3, fault: { kind: 'columns' } }],
  });
});

test('writeContactsFile output is imported unchanged, for any content', () => {
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
        const checked = checkContact(
          {
            name: `${spiced[index] ?? ''}${name}`,
            address: getAddress(numberToHex(id, { size: 20 })),
            note: `${spiced[index + 1] ?? ''}${note}`,
          },
          [1],
        );
        return checked.kind === 'good' ? [checked.entry] : [];
      });
      const read = readContactsFile(writeContactsFile(entries), [1]);
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

test('planImport separates new, changed and unchanged contacts by address', () => {
  const entries = [entry(1, 'Ana Lima', 'rent'), entry(2, 'Ben'), entry(3, 'Cleo')];
  expect(planImport({ ...file, entries }, kept)).toEqual({
    added: [entry(3, 'Cleo')],
    changed: [{ before: kept[0], after: entry(1, 'Ana Lima', 'rent') }],
    unchanged: 1,
    overfull: false,
  });
});

test('planImport keeps notes when the file has no notes column', () => {
  const entries = [entry(1, 'Ana'), entry(2, 'Benjamin')];
  const plan = planImport({ ...file, hasNotes: false, entries }, kept);
  expect(plan.changed.map(({ after }) => after)).toEqual([entry(2, 'Benjamin')]);
  expect(plan.unchanged).toBe(1);
});

test('planImport refuses more contacts than the limit before a request', () => {
  const full = Array.from({ length: MOST_CONTACTS - 1 }, (_, index) => entry(index + 2, 'Full'));
  expect(planImport({ ...file, entries: full }, kept.slice(0, 1)).overfull).toBe(false);
  expect(planImport({ ...file, entries: [...full, entry(5_000, 'More')] }, kept).overfull).toBe(
    true,
  );
});
