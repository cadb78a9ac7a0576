import { createClient, custom, zeroAddress } from 'viem';
import { expect, test } from 'vitest';
import { readBytecode } from './readBytecode.ts';

const answering = (code: unknown) =>
  createClient({ transport: custom({ request: async () => code }) });

test.each([
  ['0x', undefined],
  ['0x6001', '0x6001'],
])('readBytecode for the answer %j returns %s', async (answer, code) => {
  expect(await readBytecode(answering(answer), zeroAddress)).toBe(code);
});

test.each([null, undefined, '', 'none', '0xzz', 1, {}])(
  'readBytecode rejects for the answer %j',
  async (answer) => {
    await expect(readBytecode(answering(answer), zeroAddress)).rejects.toThrow('no code');
  },
);
