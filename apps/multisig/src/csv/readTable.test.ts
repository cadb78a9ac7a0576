import { unguardFormula } from '@mooring/page/contacts';
import {
  array,
  assert,
  boolean,
  constantFrom,
  nat,
  oneof,
  property,
  record,
  string,
} from 'fast-check';
import { expect, test } from 'vitest';
import { MOST_PAYMENTS, readTable } from './readTable.ts';

const a = '0x90F79bf6EB2c4f870365E785982E1f101E93b906';

const rowsOf = (text: string) => {
  const table = readTable(text);
  return table.kind === 'rows' ? table.rows : table.kind;
};

test.each([
  ['commas, in the usual order', `HUSD,${a},1.5,March`],
  ['semicolons', `HUSD;${a};1.5;March`],
  ['tabs, as a spreadsheet copies them', `HUSD\t${a}\t1.5\tMarch\r\n`],
  ['a byte order mark', `\ufeffHUSD,${a},1.5,March\n`],
  ['quotes', `"HUSD","${a}","1.5","March"`],
  ['a header in another order', `note,Amount,RECIPIENT,token\nMarch,1.5,${a},HUSD`],
  ['spaces around', ` HUSD , ${a} , 1.5 , March `],
  ['a note guarded against formulas', `HUSD,${a},1.5,March\n`],
  [
    'two byte order marks before quotes',
    `\ufeff\ufeff"token","to","amount","note"\nHUSD,${a},1.5,March`,
  ],
  ['a separator that is named', `sep=;\r\nHUSD;${a};1.5;March`],
  ['an unusual separator', `"sep=|"\nHUSD|${a}|1.5|March`],
  ['rows of spaces', `HUSD,${a},1.5,March\n , ,\u00a0, \n,,,`],
  ['a header in German', `Notiz;Betrag;Empfa\u0308nger;Token\nMarch;1.5;${a};HUSD`],
  ['a header in Vietnamese', `token,người nhận,số tiền,ghi chú\nHUSD,${a},1.5,March`],
  ['a header in Japanese', `トークン\t受取人\t金額\tメモ\nHUSD\t${a}\t1.5\tMarch`],
])('readTable reads %s', (_, text) => {
  expect(rowsOf(text)).toMatchObject([
    { token: 'HUSD', recipient: a, amount: '1.5', note: 'March' },
  ]);
});

test('readTable reads the export of another payment tool', () => {
  const header = 'token_type,token_address,receiver,amount,id';
  const text = `${header}\nnative,,${a},1,\nerc20,${a},${a},2,\nnft,${a},${a},,7`;
  expect(rowsOf(text)).toEqual([
    { line: 2, token: '', recipient: a, amount: '1', note: '' },
    { line: 3, token: a, recipient: a, amount: '2', note: '' },
    { line: 4, token: a, recipient: a, amount: '', note: '', shape: 'collectible' },
  ]);
});

test('readTable returns the line number of each row', () => {
  const text = `token,recipient,amount,note\n\n,${a},1,"two\nlines"\r\n,${a},2,\n`;
  expect(rowsOf(text)).toMatchObject([
    { line: 3, note: 'two\nlines' },
    { line: 5, amount: '2' },
  ]);
});

test.each([
  ['a quotation mark that is not closed', `"HUSD,${a},1`, 'quotes'],
  ['more cells than columns', `HUSD,${a},1,note,more`, 'columns'],
  ['a decimal comma between commas', `HUSD,${a},1,5,note`, 'columns'],
])('readTable marks %s', (_, text, shape) => {
  expect(rowsOf(text)).toMatchObject([{ shape }]);
});

test.each([
  ['nothing', '', 'empty'],
  ['a header alone', 'token,recipient,amount', 'empty'],
  ['too many rows', `,${a},1\n`.repeat(MOST_PAYMENTS + 1), 'too-many-rows'],
])('readTable refuses %s', (_, text, kind) => {
  expect(rowsOf(text)).toBe(kind);
});

test.each([
  [
    'semicolons, with commas in a note',
    `HUSD;${a};1.5;rent, March, April, May, June`,
    'rent, March, April, May, June',
  ],
  [
    'tabs, with commas and semicolons in a note',
    `HUSD\t${a}\t1.5\ta, b; c; d; e, f, g`,
    'a, b; c; d; e, f, g',
  ],
  ['commas, with semicolons in a note', `HUSD,${a},1.5,a; b; c; d; e`, 'a; b; c; d; e'],
  [
    'a header and notes with commas',
    `token;recipient;amount;note\nHUSD;${a};1.5;a, b, c`,
    'a, b, c',
  ],
  ['a decimal comma between semicolons', `HUSD;${a};1,5;a, b`, 'a, b'],
])('readTable finds the separator between the cells: %s', (_, text, note) => {
  expect(rowsOf(text)).toMatchObject([{ token: 'HUSD', recipient: a, note }]);
});

test('readTable without a header chooses the separator that gives all rows one width', () => {
  const rows = rowsOf('HUSD;Quay;1;a, b, c, d\n;Shop;2;e\nHUSD;Pier;3;f, g');
  expect(rows).toMatchObject([{ recipient: 'Quay' }, { recipient: 'Shop' }, { recipient: 'Pier' }]);
});

test.each([
  ['1,234', 'split-amount'],
  ['25,000', 'split-amount'],
  ['1,50', 'split-amount'],
  ['١,٥٠', 'split-amount'],
  ['1,5.5', 'split-amount'],
  ['"1,50"', undefined],
  ['1.5,50', undefined],
  ['1,"50"', undefined],
  ['1,Berth 50', undefined],
])('readTable with commas reads %s as %s', (amount, shape) => {
  for (const text of [`HUSD,${a},${amount}`, `token,recipient,amount,note\nHUSD,${a},${amount}`]) {
    const [row] = rowsOf(text);
    expect(typeof row === 'object' && row.shape).toBe(shape);
  }
});

test('readTable refuses a row with more cells than the header', () => {
  expect(rowsOf(`token,recipient,amount\nHUSD,${a},1,234`)).toMatchObject([{ shape: 'columns' }]);
});

test.each([
  ['25.000', 'point'],
  ['1.250', 'point'],
  ['١.٢٥٠', 'point'],
  ['0.125', undefined],
  ['1.2500', undefined],
  ['1250.125', undefined],
])('readTable with semicolons reads %s as %s', (amount, shape) => {
  const [row] = rowsOf(`HUSD;${a};${amount}`);
  expect(typeof row === 'object' && row.shape).toBe(shape);
  const [tabbed] = rowsOf(`HUSD\t${a}\t${amount}`);
  expect(typeof tabbed === 'object' && tabbed.shape).toBeUndefined();
});

test.each([
  ['other words', `Münze;Wem;Nr;Wieviel\nHUSD;${a};7;100`],
  ['an amount with its unit', `token,recipient,amount (USD)\nHUSD,${a},1`],
  ['no recipient column', `token,amount,note\nHUSD,1,March`],
])('readTable refuses a header with %s', (_, text) => {
  expect(rowsOf(text)).toBe('unknown-header');
});

test.each([
  'Token standard',
  'Währung',
  'ERC20',
  'devise',
  'Валюта',
  '币种',
  'coin',
  'Vertrag/contract',
])('readTable refuses an empty token beside an unread column %s', (title) => {
  const row = (cell: string) => rowsOf(`name,address,amount,${title}\nMira,${a},1,"${cell}"`);
  expect(row('PEPE')).toMatchObject([{ shape: 'no-token' }]);
  expect(row('')).toEqual([expect.not.objectContaining({ shape: 'no-token' })]);
});

test('readTable returns the names of ignored columns', () => {
  const text = `Date,token,recipient,amount,Invoice No,note,memo\n1,HUSD,${a},1,7,x,y`;
  expect(readTable(text)).toMatchObject({ ignored: ['Date', 'Invoice No', 'memo'] });
  expect(readTable(`token,recipient,amount\nHUSD,${a},1`)).toMatchObject({ ignored: [] });
});

const b = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';

test.each([
  ['name', 'address', 'recipient', `name,address,amount\nQuay,${a},1`, a],
  ['value', 'amount', 'amount', `address,value,amount\n${a},2,1`, '2'],
  ['symbol', 'token_address', 'token', `symbol,token_address,address,amount\nHUSD,${b},${a},1`, b],
  ['to', 'address', 'recipient', `to,address,amount\n${a},${b},1`, a],
  ['amount', 'Amount', 'amount', `address,amount,Amount\n${a},2,1`, '2'],
] as const)('readTable reads both columns %s and %s', (one, other, column, text, read) => {
  const [row] = rowsOf(text);
  if (typeof row !== 'object') throw new Error(row);
  expect(row[column]).toBe(read);
  expect(row.seconds?.map(({ names }) => [...names].toSorted())).toEqual([[one, other].toSorted()]);
});

test.each([
  ['token_type is erc20', `token_type,token_address,receiver,amount\nerc20,,${a},1`],
  ['another column names a token', `symbol,token_address,receiver,amount\nUSDC,,${a},1`],
  [
    'another column names a token, the other way round',
    `token,symbol,receiver,amount\n,USDC,${a},1`,
  ],
])('readTable refuses an empty token where %s', (_, text) => {
  expect(rowsOf(text)).toMatchObject([{ shape: 'no-token' }]);
});

test('readTable normalises zero-width, full-width and bidi characters in cells', () => {
  const text = `\ufefftoken\u200b,ＲＥＣＩＰＩＥＮＴ,amount\n\u200eHUSD,\u2066${a}\u2069,\u200b１.５\u200b\n`;
  expect(rowsOf(text)).toMatchObject([{ token: 'HUSD', recipient: a, amount: '1.5' }]);
});

test('readTable reads the same table back from either separator', () => {
  const cell = oneof(
    string(),
    string({ unit: 'grapheme' }),
    constantFrom('a, b', 'a; b', '"', 'x\ny', '=1', '\t'),
  );
  const row = record({ note: cell.filter((one) => !/^\d/.test(one.trim())), amount: nat(10 ** 9) });
  const written = array(row, { minLength: 1, maxLength: 20 });
  assert(
    property(written, constantFrom(',', ';', '\t'), boolean(), (rows, separator, hasHeader) => {
      const quote = (text: string) => `"${text.replaceAll('"', '""')}"`;
      const lines = rows.map(({ amount, note }) => ['HUSD', a, `${amount}.5`, quote(note)]);
      const header = hasHeader ? [['token', 'recipient', 'amount', 'note']] : [];
      const text = [...header, ...lines].map((cells) => cells.join(separator)).join('\r\n');
      expect(rowsOf(text)).toMatchObject(
        rows.map(({ amount, note }) => ({
          ...{ token: 'HUSD', recipient: a, amount: `${amount}.5` },
          note: unguardFormula(note.trim()),
        })),
      );
    }),
  );
});
