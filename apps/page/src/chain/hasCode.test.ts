import { createClient, custom, zeroAddress } from 'viem';
import { expect, test } from 'vitest';
import { hasCode } from './hasCode.ts';

const answering = (code: unknown) =>
  createClient({ transport: custom({ request: async () => code }) });

test.each([
  ['0x', false],
  ['0x6001', true],
  [`0xef0100${'1'.repeat(40)}`, true],
])('hasCode for the answer %j returns %s', async (code, expected) => {
  expect(await hasCode(answering(code), zeroAddress)).toBe(expected);
});

test.each([null, '', 'none', 1])('hasCode rejects for the answer %j', async (code) => {
  await expect(hasCode(answering(code), zeroAddress)).rejects.toThrow('no code');
});
