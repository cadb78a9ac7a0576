import { DEMO_ACCOUNTS, startDevnet } from '@mooring/devnet';
import { canonicalDeployments } from '@mooring/safe/transactions';
import { type Address, encodeFunctionData, parseAbi } from 'viem';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSafe } from '../read/readSafe.ts';
import {
  contractsOf,
  creationCall,
  findUnusedAccount,
  hasContracts,
  type NewSafe,
  predictAddress,
  readCreation,
  readProxyCode,
} from './newSafe.ts';

let devnet: Awaited<ReturnType<typeof startDevnet>>;
beforeAll(async () => {
  devnet = await startDevnet();
});
afterAll(() => devnet.stop());

const [mira, keeper, , newcomer] = DEMO_ACCOUNTS;
const found = contractsOf(canonicalDeployments);
if (!found) throw new Error('The release has its contracts.');
const contracts = found;
const setup = { owners: [mira.address, newcomer.address], threshold: 2 };

test('predictAddress returns the same address on every network', async () => {
  const addresses: Address[] = [];
  for (const { client } of [devnet.ethereum, devnet.rollup]) {
    expect(await hasContracts(client, contracts)).toBe(true);
    const free = await findUnusedAccount(client, setup, contracts);
    if (!free) throw new Error('There is room.');
    const hash = await client.sendTransaction({
      account: keeper.address,
      ...creationCall(free, contracts),
    });
    const receipt = await client.waitForTransactionReceipt({ hash });
    expect(receipt.status).toBe('success');
    const safe = await readSafe(client, free.address);
    expect(safe).toMatchObject({
      state: { address: free.address, threshold: 2, nonce: 0n, version: '1.4.1' },
      knownCode: true,
      modules: [],
      guard: undefined,
      unusualHandler: false,
    });
    expect(safe?.state.owners).toEqual(setup.owners);
    const { to, input } = await client.getTransaction({ hash });
    const code = await readProxyCode(client, contracts);
    const read = readCreation({ to, input }, free.address, contracts, code);
    expect(read).toEqual({ ...setup, saltNonce: free.saltNonce });
    addresses.push(free.address);
  }
  expect(addresses[0]).toBe(addresses[1]);
});

test('findUnusedAccount returns the next address for the same owners', async () => {
  const { client } = devnet.ethereum;
  const free = await findUnusedAccount(client, setup, contracts);
  expect(free?.saltNonce).toBe(1n);
});

test('readCreation refuses a transaction of another account or with a setup call', async () => {
  const { client } = devnet.ethereum;
  const code = await readProxyCode(client, contracts);
  const safe: NewSafe = { ...setup, saltNonce: 5n };
  const address = predictAddress(safe, contracts, code);
  const { to, data } = creationCall(safe, contracts);
  expect(readCreation({ to, input: data }, address, contracts, code)).toEqual(safe);
  const lies = [
    { to, input: creationCall({ ...safe, saltNonce: 6n }, contracts).data },
    { to, input: creationCall({ ...safe, threshold: 1 }, contracts).data },
    { to: mira.address, input: data },
    { to: null, input: data },
    { to, input: '0x1234' as const },
    {
      to,
      input: encodeFunctionData({
        abi: parseAbi(['function createProxyWithNonce(address, bytes, uint256)']),
        args: [contracts.safeL2, '0x', 5n],
      }),
    },
  ];
  for (const lie of lies) expect(readCreation(lie, address, contracts, code)).toBeUndefined();
});

test('hasContracts returns false on a network without the contracts', async () => {
  const missing = { ...contracts, proxyFactory: mira.address };
  expect(await hasContracts(devnet.ethereum.client, missing)).toBe(false);
});
