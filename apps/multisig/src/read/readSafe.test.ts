import { listSentinel } from '@mooring/safe/transactions';
import {
  type Address,
  createClient,
  custom,
  decodeFunctionData,
  encodeFunctionResult,
  getAddress,
  numberToHex,
  parseAbi,
} from 'viem';
import { expect, test } from 'vitest';
import { readModules } from './readSafe.ts';

const abi = parseAbi([
  'function getModulesPaginated(address start, uint256 pageSize) view returns (address[] array, address next)',
]);
const safe = '0x5afe000000000000000000000000000000000001';
const moduleAt = (index: number) => getAddress(numberToHex(index + 2, { size: 20 }));

/** Client of a chain whose contract answers with the page after a module. */
function createPagedClient(pageAfter: (start: Address) => readonly [readonly Address[], Address]) {
  const request = async ({ params: [{ data }] }: { params: [{ data: Address }] }) =>
    encodeFunctionResult({ abi, result: pageAfter(decodeFunctionData({ abi, data }).args[0]) });
  return createClient({ transport: custom({ request }) });
}

/** Client of a Safe with so many modules; before 1.4.0, `next` is the module after the page, which omits it. */
function clientWith(count: number, isOld: boolean) {
  const all = Array.from({ length: count }, (_, index) => moduleAt(index));
  return createPagedClient((start) => {
    const from = start === listSentinel ? 0 : all.indexOf(start) + 1;
    const page = all.slice(from, from + 50);
    const isLast = from + 50 >= all.length;
    return [page, isLast ? listSentinel : ((isOld ? all[from + 50] : page.at(-1)) ?? listSentinel)];
  });
}

test.each([0, 1, 49, 50, 51, 99, 100, 101, 153, 1_000])(
  'readModules reads all of %d modules, of older releases too',
  async (count) => {
    const all = Array.from({ length: count }, (_, index) => moduleAt(index));
    expect(await readModules(clientWith(count, false), safe)).toEqual(all);
    expect(await readModules(clientWith(count, true), safe)).toEqual(all);
  },
);

test('readModules throws for a list without end, whose rest could not be shown', async () => {
  const endless = createPagedClient(() => [[moduleAt(0)], moduleAt(0)]);
  await expect(readModules(endless, safe)).rejects.toThrow('have no end');
});
