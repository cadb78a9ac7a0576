import { assert, constantFrom, integer, property, string, tuple } from 'fast-check';
import { mainnet } from 'viem/chains';
import { expect, test } from 'vitest';
import { readCallForm } from './readCallForm.ts';

const contract = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';

test('readCallForm reads the form of any ABI, and builds each valid call', () => {
  const base = constantFrom('int', 'uint', 'bytes', 'function', 'address', 'bool', 'string');
  const ending = constantFrom('', '[]', '[1]', '[0]');
  const bits = constantFrom('', '0', '1', '7', '8', '24', '32', '33', '256', '264');
  const text = constantFrom(
    '',
    '0',
    '1',
    '-1',
    '0x',
    `0x${'11'.repeat(24)}`,
    `0x${'11'.repeat(33)}`,
  );
  assert(
    property(
      tuple(base, bits, ending),
      text,
      integer({ min: 0, max: 1 }),
      string(),
      (type, typed, listed, name) => {
        const [kind, size, list] = type;
        const inputs = [{ type: `${kind}${size}${list}`, name: 'x' }];
        const abiText = JSON.stringify([{ type: 'function', name: 'dock', inputs }]);
        const texts = [listed ? JSON.stringify([typed]) : typed];
        const fields = { contract, abiText, chosen: name, textsOf: () => texts, amount: '' };
        const form = readCallForm(fields, mainnet, 'en');
        const isRead = form.args.every(({ read }) => read.kind === 'value');
        expect(form.build() !== undefined).toBe(form.current !== undefined && isRead);
      },
    ),
    { numRuns: 2_000 },
  );
});
