import { expect, test } from 'vitest';
import { readTextFile } from './readTextFile.ts';

const text = 'Ána,名前';
const wide = (isLittle: boolean) => {
  const bytes = new DataView(new ArrayBuffer(2 + text.length * 2));
  for (const [at, unit] of [...`\ufeff${text}`].entries()) {
    bytes.setUint16(at * 2, unit.charCodeAt(0), isLittle);
  }
  return bytes;
};

test.each([
  ['UTF-8', text],
  ['UTF-8 with a mark', `\ufeff${text}`],
  ['UTF-16, as Excel saves “Unicode text”', wide(true)],
  ['UTF-16 of the other order', wide(false)],
])('readTextFile reads %s', async (_, content) => {
  expect(await readTextFile(new Blob([content]))).toEqual({ kind: 'text', text });
});

test.each([
  ['another encoding', new Blob([new Uint8Array([0xc1, 0x6e, 0x61])]), 'not-text'],
  ['half of a letter', new Blob([wide(true).buffer.slice(0, 5)]), 'not-text'],
  ['more than a megabyte', new Blob(['a'.repeat(1_000_001)]), 'too-large'],
])('readTextFile refuses %s', async (_, file, kind) => {
  expect(await readTextFile(file)).toEqual({ kind });
});
