import { array, assert, constantFrom, oneof, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { guardFormula, parseCsv, unguardFormula, writeCsv } from './csv.ts';

const cellsOf = (text: string) => parseCsv(text).map(({ cells }) => cells);

test.each([
  ['nothing', '', []],
  ['only empty lines', '\r\n\n,,\n', []],
  [
    'plain cells',
    'a,b\r\nc,d\r\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'no line end at the end',
    'a,b\nc,d',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'old line ends',
    'a,b\rc,d\r',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['a first line that names the separator', 'sep=;\r\na,b;c\r\n', [['a,b', 'c']]],
  ['the same in quotes, with a tab', '\ufeff"sep=\t"\na,b\tc;d\n', [['a,b', 'c;d']]],
  ['a byte order mark', '\ufeffa,b\n', [['a', 'b']]],
  [
    'semicolons',
    'a;b\n1,5;c\n',
    [
      ['a', 'b'],
      ['1,5', 'c'],
    ],
  ],
  [
    'a semicolon in a file with commas',
    'a,b\n1;5,c\n',
    [
      ['a', 'b'],
      ['1;5', 'c'],
    ],
  ],
  [
    'tabs, as cells are copied',
    'a\tb, c\n1,5\td\n',
    [
      ['a', 'b, c'],
      ['1,5', 'd'],
    ],
  ],
  [
    'semicolons after a decimal comma',
    '1,5;a;b\n2;c;d\n',
    [
      ['1,5', 'a', 'b'],
      ['2', 'c', 'd'],
    ],
  ],
  ['separators in quotes', '"a;b;c",d\n', [['a;b;c', 'd']]],
  ['empty cells', ',a,\n', [['', 'a', '']]],
  ['quotes', '"a, b","c ""d""",""\n', [['a, b', 'c "d"', '']]],
  [
    'lines in quotes',
    'a,"b\r\nc"\r\nd,e',
    [
      ['a', 'b\r\nc'],
      ['d', 'e'],
    ],
  ],
  ['spaces, which count', ' a , b\n', [[' a ', ' b']]],
  ['a quote in the middle of a plain cell', 'a"b,c\n', [['a"b', 'c']]],
])('parseCsv of %s', (_, text, cells) => {
  expect(cellsOf(text)).toEqual(cells);
});

test('parseCsv returns line numbers, counting empty and quoted lines', () => {
  const text = 'a\n\n"b\nc"\r\nd\r\re';
  expect(parseCsv(text).map(({ line, cells }) => [line, cells[0]])).toEqual([
    [1, 'a'],
    [3, 'b\nc'],
    [5, 'd'],
    [7, 'e'],
  ]);
});

test.each([
  ['an unclosed quote', 'a,b\nc,"d\ne,f', ['c', 'd\ne,f']],
  ['a letter behind the closing quote', 'a,b\n"c"d,e\nf,g', ['cd', 'e']],
])('parseCsv marks a record broken by %s and keeps its cells', (_, text, cells) => {
  expect(parseCsv(text).filter(({ broken }) => broken)).toEqual([{ line: 2, cells, broken: true }]);
});

test('writeCsv quotes cells and ends lines by RFC 4180', () => {
  expect(writeCsv([['a', 'b, c', 'd "e"', 'f\ng', ' h', '']])).toBe(
    '\ufeffa,"b, c","d ""e""","f\ng"," h",\r\n',
  );
});

test('writeCsv output is read back unchanged by parseCsv', () => {
  const tricky = array(constantFrom('"', ',', ';', '\r', '\n', ' ', 'a', '\ufeff'));
  const cell = oneof(
    string({ unit: 'binary' }),
    tricky.map((letters) => letters.join('')),
  );
  const rows = array(array(cell, { minLength: 2, maxLength: 4 }), { maxLength: 5 });
  assert(
    property(rows, (cells) => {
      // The header determines the separator; an empty row is not a record.
      const table = [['name', 'note'], ...cells];
      const full = table.filter((row) => row.some((each) => each !== ''));
      const read = parseCsv(writeCsv(table));
      expect(read.map((record) => record.cells)).toEqual(full);
      expect(read.some(({ broken }) => broken)).toBe(false);
    }),
  );
});

test.each([
  ['=1+1', "'=1+1"],
  ['+49 30', "'+49 30"],
  ['-5', "'-5"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ["'=1", "''=1"],
  ['Ana', 'Ana'],
  ["'Ana'", "'Ana'"],
  ["O'Neil = a friend", "O'Neil = a friend"],
  ['', ''],
])('guardFormula writes %j as %j', (text, cell) => {
  expect(guardFormula(text)).toBe(cell);
});

test('unguardFormula removes only the guard', () => {
  const tricky = array(constantFrom("'", '=', '+', '-', '@', '\t', '\r', 'a', '"'));
  const text = oneof(
    string(),
    tricky.map((letters) => letters.join('')),
  );
  assert(
    property(text, (one) => {
      const cell = guardFormula(one);
      expect(cell).not.toMatch(/^[=+\-@\t\r]/);
      expect(unguardFormula(cell)).toBe(one);
    }),
  );
});

test.each([
  ...['=1', '+1', '-1', '@a', '＝1', '＋1', '－1', '＠a', '−1', "'=1", "''＝1"],
  ...['\n=1', '\r=1', '\r\n=1', '\t=1', '\n', '\rtext', '\ttext', '\u2028=1', '\u2028text'],
  ...[' =1', '   ＝1', '\u00a0=1', '\u3000@a', '\u200b=1', '\ufeff=1', '\u202e=1', '\u0085text'],
])('guardFormula guards %j, which unguardFormula reads back', (cell) => {
  expect(guardFormula(cell)).toBe(`'${cell}`);
  expect(unguardFormula(guardFormula(cell))).toBe(cell);
});

test.each(['a=1', '1', 'text', ' text', '', "'text", "it's", 'a\n=1', '٢', '0x12'])(
  'guardFormula leaves %j unchanged',
  (cell) => {
    expect(guardFormula(cell)).toBe(cell);
    expect(unguardFormula(cell)).toBe(cell);
  },
);
