import { listSentinel } from '@mooring/safe/transactions';
import { type Address, encodeFunctionResult, zeroAddress } from 'viem';
import { expect, test } from 'vitest';
import { readSafeModules } from './readRecovery.ts';
import { accountReadAbi } from './recoveryAbi.ts';
import { publishedModules } from './recoveryModules.ts';

const [module] = publishedModules;
const account = '0x5afe000000000000000000000000000000000001';

/** Modules of an account whose contract answers with this page. */
const modulesOf = (page: readonly Address[], next: Address) =>
  readSafeModules({
    ...{ account, module, chainId: 1 },
    read: async () =>
      encodeFunctionResult({
        abi: accountReadAbi,
        functionName: 'getModulesPaginated',
        result: [page, next],
      }),
  });

test.each([
  ['all', [module.address], listSentinel],
  ['none of an account that was not set up', [], zeroAddress],
] as const)('readSafeModules reads %s', async (_, page, end) => {
  expect(await modulesOf(page, end)).toEqual(page);
});

test('readSafeModules takes more modules than a page has for unreadable', async () => {
  await expect(modulesOf([module.address], module.address)).rejects.toMatchObject({
    reason: 'unreadable',
  });
});
