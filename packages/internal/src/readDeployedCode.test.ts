import { createClient, custom, zeroAddress } from 'viem';
import { expect, test } from 'vitest';
import { readDeployedCode } from './readDeployedCode.ts';

const answering = (code: unknown) =>
  createClient({ transport: custom({ request: async () => code }) });

test.each([
  ['0x', undefined],
  ['0x6001', '0x6001'],
])('readDeployedCode for the answer %j returns %s', async (answer, code) => {
  expect(await readDeployedCode(answering(answer), zeroAddress)).toBe(code);
});

test.each([null, undefined, '', 'none', '0xzz', 1, {}])(
  'readDeployedCode rejects for the answer %j',
  async (answer) => {
    await expect(readDeployedCode(answering(answer), zeroAddress)).rejects.toThrow('no code');
  },
);
