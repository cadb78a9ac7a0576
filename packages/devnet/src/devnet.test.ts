import { encodeFunctionData, erc20Abi, parseEther } from 'viem';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dockAbi } from './contracts/deployments.ts';
import { type Devnet, startDevnet } from './devnet.ts';

const DAY_SECONDS = 24 * 60 * 60;
const nowSeconds = () => Math.floor(Date.now() / 1_000);

let devnet: Devnet;
beforeAll(async () => {
  devnet = await startDevnet();
});
afterAll(() => devnet.stop());

const both = ['ethereum', 'rollup'] as const;

describe.each(both)('devnet chain %s', (key) => {
  test('returns its chain id', async () => {
    const { chain, client } = devnet[key];
    expect(await client.getChainId()).toBe(chain.id);
  });

  test('has its tokens, read through Multicall3', async () => {
    const { client, tokens } = devnet[key];
    for (const { address, ...metadata } of tokens) {
      const contract = { address, abi: erc20Abi } as const;
      const [name, symbol, decimals] = await client.multicall({
        contracts: [
          { ...contract, functionName: 'name' },
          { ...contract, functionName: 'symbol' },
          { ...contract, functionName: 'decimals' },
        ],
        allowFailure: false,
      });
      expect({ name, symbol, decimals }).toEqual(metadata);
    }
    expect(tokens.map(({ symbol, decimals }) => [symbol, decimals])).toEqual([
      ['HUSD', 6],
      ['ANCR', 18],
    ]);
  });

  test('returns results of a batch in which one call fails', async () => {
    const { client, tokens, contracts } = devnet[key];
    const results = await client.multicall({
      contracts: [
        { address: tokens[0]?.address ?? '0x', abi: erc20Abi, functionName: 'symbol' },
        { address: contracts.alwaysReverts, abi: erc20Abi, functionName: 'symbol' },
      ],
    });
    expect(results.map(({ status }) => status)).toEqual(['success', 'failure']);
  });

  test('funds every account, with distinct balances', async () => {
    const { client } = devnet[key];
    const balances = await Promise.all(
      devnet.accounts.map(({ address }) => client.getBalance({ address })),
    );
    expect(new Set(balances).size).toBe(devnet.accounts.length);
    for (const balance of balances) {
      expect(balance).toBeGreaterThan(parseEther('0.1'));
      expect(balance).toBeLessThan(parseEther('50'));
    }
  });

  test('has a balance history of the first account', async () => {
    const { client } = devnet[key];
    const last = await client.getBlockNumber();
    const numbers = Array.from({ length: Number(last) + 1 }, (_, index) => BigInt(index));
    const address = devnet.accounts[0]?.address ?? '0x';
    const balances = await Promise.all(
      numbers.map((blockNumber) => client.getBalance({ address, blockNumber })),
    );
    expect(new Set(balances).size).toBeGreaterThanOrEqual(6);
    const first = await client.getBlock({ blockNumber: 0n });
    expect(nowSeconds() - Number(first.timestamp)).toBeGreaterThan(7 * DAY_SECONDS);
  });

  test('has the current time', async () => {
    const { client } = devnet[key];
    await client.mine({ blocks: 1 });
    const { timestamp } = await client.getBlock();
    expect(Math.abs(Number(timestamp) - nowSeconds())).toBeLessThan(30);
  });

  test('has a contract that accepts a call and one that reverts', async () => {
    const { client, contracts } = devnet[key];
    const account = devnet.accounts[0]?.address ?? '0x';
    const dock = encodeFunctionData({ abi: dockAbi });
    const call = { account, gas: 100_000n, value: 1n };
    const [taken, failed, plain] = [
      await client.sendTransaction({
        ...call,
        to: contracts.alwaysSucceeds,
        data: dock,
      }),
      await client.sendTransaction({
        ...call,
        to: contracts.alwaysReverts,
        data: dock,
      }),
      await client.sendTransaction({ ...call, to: contracts.alwaysReverts }),
    ];
    const statusOf = async (hash: typeof taken) =>
      (await client.waitForTransactionReceipt({ hash })).status;
    expect(await statusOf(taken)).toBe('success');
    expect(await statusOf(failed)).toBe('reverted');
    expect(await statusOf(plain)).toBe('reverted');
    await expect(client.call({ account, to: contracts.alwaysReverts, value: 1n })).rejects.toThrow(
      'Ran aground',
    );
  });

  test('transfers a token up to the balance', async () => {
    const { client, tokens } = devnet[key];
    const [from, , , to] = devnet.accounts;
    const token = { address: tokens[0]?.address ?? '0x', abi: erc20Abi } as const;
    const args = [to?.address ?? '0x', 1_500_000n] as const;
    const held = () =>
      client.readContract({ ...token, functionName: 'balanceOf', args: [args[0]] });
    const before = await held();
    const account = from?.address ?? '0x';
    const hash = await client.writeContract({ ...token, functionName: 'transfer', account, args });
    await client.waitForTransactionReceipt({ hash });
    expect(await held()).toBe(before + 1_500_000n);
    const tooMuch = [args[0], 10n ** 15n] as const;
    await expect(
      client.simulateContract({ ...token, functionName: 'transfer', account, args: tooMuch }),
    ).rejects.toThrow();
  });
});

test('startDevnet accepts other chain ids and no history', async () => {
  await using plain = await startDevnet({ chainIds: { ethereum: 1, rollup: 10 }, seed: false });
  const ids = await Promise.all(both.map((key) => plain[key].client.getChainId()));
  expect(ids).toEqual([1, 10]);
  for (const { address } of plain.accounts) {
    expect(await plain.rollup.client.getBalance({ address })).toBe(parseEther('100'));
    expect(await plain.ethereum.client.getEnsName({ address })).toBeNull();
  }
  expect(plain.names).toEqual([]);
});

test('passTime moves the clocks of both chains, and the next blocks are not earlier', async () => {
  await using plain = await startDevnet({ seed: false });
  const times = () =>
    Promise.all(both.map(async (key) => Number((await plain[key].client.getBlock()).timestamp)));
  const before = await times();
  await plain.passTime(7 * DAY_SECONDS);
  const after = await times();
  for (const key of both) await plain[key].client.mine({ blocks: 1 });
  for (const [index, time] of (await times()).entries()) {
    expect(after[index]).toBeGreaterThanOrEqual((before[index] ?? 0) + 7 * DAY_SECONDS);
    expect(time).toBeGreaterThanOrEqual(after[index] ?? 0);
  }
});

test.each([0, -1, 0.5, Number.NaN])('passTime refuses %s seconds', async (seconds) => {
  await expect(devnet.passTime(seconds)).rejects.toThrow('whole number of seconds');
});

test.each([
  ['the same id twice', { chainIds: { ethereum: 5, rollup: 5 } }, 'need different ids'],
  ['no time between blocks', { blockTimeSeconds: 0 }, 'whole number of seconds'],
  ['half a second', { blockTimeSeconds: 0.5 }, 'whole number of seconds'],
])('startDevnet refuses %s', async (_case, options, text) => {
  await expect(startDevnet(options)).rejects.toThrow(text);
});
