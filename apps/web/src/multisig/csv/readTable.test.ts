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
])('%s', (_, text) => {
  expect(rowsOf(text)).toMatchObject([
    { token: 'HUSD', recipient: a, amount: '1.5', note: 'March' },
  ]);
});

test('the file of another tool for payments', () => {
  const header = 'token_type,token_address,receiver,amount,id';
  const text = `${header}\nnative,,${a},1,\nerc20,${a},${a},2,\nnft,${a},${a},,7`;
  expect(rowsOf(text)).toEqual([
    { line: 2, token: '', recipient: a, amount: '1', note: '' },
    { line: 3, token: a, recipient: a, amount: '2', note: '' },
    { line: 4, token: a, recipient: a, amount: '', note: '', shape: 'collectible' },
  ]);
});

test('each row has the line of the file it begins on', () => {
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
])('%s is told', (_, text, shape) => {
  expect(rowsOf(text)).toMatchObject([{ shape }]);
});

test.each([
  ['nothing', '', 'empty'],
  ['a header alone', 'token,recipient,amount', 'empty'],
  ['too many rows', `,${a},1\n`.repeat(MOST_PAYMENTS + 1), 'too-many-rows'],
])('%s is no table', (_, text, kind) => {
  expect(rowsOf(text)).toBe(kind);
});
