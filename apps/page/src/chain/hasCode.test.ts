import { createClient, custom, zeroAddress } from 'viem';
import { expect, test } from 'vitest';
import { hasCode, isContractAccount } from './hasCode.ts';

const answering = (code: unknown) =>
  createClient({ transport: custom({ request: async () => code }) });

test.each([
  ['0x', false, false],
  ['0x6001', true, true],
  [`0xef0100${'1'.repeat(40)}`, true, false],
])('for the answer %j, hasCode returns %s and isContractAccount %s', async (code, has, is) => {
  expect(await hasCode(answering(code), zeroAddress)).toBe(has);
  expect(await isContractAccount(answering(code), zeroAddress)).toBe(is);
});
