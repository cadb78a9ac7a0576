import {
  encodeFunctionData,
  erc20Abi,
  isAddressEqual,
  parseAbi,
  parseEther,
  parseUnits,
} from 'viem';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_ACCOUNTS } from '../../accounts.ts';
import { ANCHOR, HARBOUR_DOLLAR } from '../../contracts/deployments.ts';
import { type Devnet, startDevnet } from '../../devnet.ts';

const safeAbi = parseAbi([
  'function getOwners() view returns (address[])',
  'function getThreshold() view returns (uint256)',
  'function nonce() view returns (uint256)',
  'function VERSION() view returns (string)',
  'event ExecutionFailure(bytes32 indexed txHash, uint256 payment)',
]);

let devnet: Devnet;
beforeAll(async () => {
  devnet = await startDevnet();
});
afterAll(() => devnet.stop());

test.each([
  { index: 0, key: 'ethereum', version: '1.4.1', owners: 3, threshold: 2n, nonce: 6n },
  { index: 1, key: 'rollup', version: '1.5.0', owners: 2, threshold: 1n, nonce: 1n },
] as const)('Safe on $key has its documented owners, threshold and version', async (row) => {
  const safe = devnet.multisigs[row.index]?.safe;
  if (!safe) throw new Error('There is no such Safe.');
  const { client, chain } = devnet[row.key];
  expect(safe.chainId).toBe(chain.id);
  const contract = { address: safe.address, abi: safeAbi } as const;
  const [owners, threshold, nonce, version] = await client.multicall({
    contracts: [
      { ...contract, functionName: 'getOwners' },
      { ...contract, functionName: 'getThreshold' },
      { ...contract, functionName: 'nonce' },
      { ...contract, functionName: 'VERSION' },
    ],
    allowFailure: false,
  });
  expect({ owners, threshold: Number(threshold) }).toEqual({
    owners: safe.owners,
    threshold: safe.threshold,
  });
  expect([owners.length, threshold, nonce, version]).toEqual([
    row.owners,
    row.threshold,
    row.nonce,
    row.version,
  ]);
  expect(owners.some((owner) => isAddressEqual(owner, DEMO_ACCOUNTS[2].address))).toBe(false);
});

test('demo Safe has the balances of its history, and a name in both directions', async () => {
  const { client } = devnet.ethereum;
  const { address = '0x', name = '' } = devnet.multisigs[0]?.safe ?? {};
  expect(await client.getBalance({ address })).toBe(parseEther('4.57'));
  const held = ({ address: token }: { address: `0x${string}` }) =>
    client.readContract({
      address: token,
      abi: erc20Abi,
      functionName: 'balanceOf',
      args: [address],
    });
  expect(await held(HARBOUR_DOLLAR)).toBe(parseUnits('835.5', 6));
  expect(await held(ANCHOR)).toBe(parseUnits('17.5', 18));
  expect(await client.getEnsName({ address })).toBe('boat-club.eth');
  expect(await client.getEnsAddress({ name })).toBe(address);
});

test('demo Safe has a failed execution in a successful transaction', async () => {
  const { client } = devnet.ethereum;
  const address = devnet.multisigs[0]?.safe.address ?? '0x';
  const [failure, ...others] = await client.getContractEvents({
    address,
    abi: safeAbi,
    eventName: 'ExecutionFailure',
    fromBlock: 0n,
  });
  expect(others).toEqual([]);
  const hash = failure?.transactionHash ?? '0x';
  expect((await client.getTransactionReceipt({ hash })).status).toBe('success');
});

test('devnet without history has contracts, and no Safe', async () => {
  await using plain = await startDevnet({ seed: false });
  expect(plain.multisigs).toEqual([]);
  const data = encodeFunctionData({ abi: safeAbi, functionName: 'VERSION' });
  const to = '0x29fcB43b46531BcA003ddC8FCB67FFE91900C762';
  expect((await plain.rollup.client.call({ to, data })).data).toContain('312e342e31');
});
