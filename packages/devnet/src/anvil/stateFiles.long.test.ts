import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Devnet, startDevnet } from '../devnet.ts';

let stateFolder: string;
beforeEach(() => {
  stateFolder = mkdtempSync(join(tmpdir(), 'mooring-state-test-'));
});
afterEach(() => rmSync(stateFolder, { recursive: true, force: true }));

const inFolder = (suffix: string) => join(stateFolder, `chain-77310001${suffix}`);

async function look({ ethereum, rollup, accounts }: Devnet) {
  const address = accounts[3]?.address ?? '0x';
  return {
    balance: await ethereum.client.getBalance({ address }),
    blocks: [await ethereum.client.getBlockNumber(), await rollup.client.getBlockNumber()],
    tokens: [...ethereum.tokens, ...rollup.tokens],
    code: await ethereum.client.getCode({ address: ethereum.tokens[0]?.address ?? '0x' }),
    name: await ethereum.client.getEnsName({ address: accounts[0]?.address ?? '0x' }),
  };
}

/** Sends a transaction, waits for its receipt, and returns the state of the network. */
async function spend(devnet: Devnet) {
  const { client } = devnet.ethereum;
  const [from, , , to] = devnet.accounts;
  const hash = await client.sendTransaction({
    account: from?.address ?? '0x',
    to: to?.address ?? '0x',
    value: 123n,
  });
  await client.waitForTransactionReceipt({ hash });
  return { hash, seen: await look(devnet) };
}

test('stateFiles restore the chain after a restart', async () => {
  const first = await startDevnet({ stateFolder });
  const before = await look(first);
  const { hash, seen } = await spend(first);
  expect(seen.balance).toBe(before.balance + 123n);
  await first.stop();

  await using second = await startDevnet({ stateFolder });
  expect(await look(second)).toEqual(seen);
  const { client } = second.ethereum;
  expect((await client.getTransactionReceipt({ hash })).status).toBe('success');
  await client.mine({ blocks: 1 });
  const { timestamp } = await client.getBlock();
  expect(Math.abs(Number(timestamp) - Date.now() / 1_000)).toBeLessThan(30);
});

test('stateFiles keep the time that passTime has moved', async () => {
  const first = await startDevnet({ stateFolder, seed: false });
  await first.passTime(604_800);
  const { timestamp } = await first.ethereum.client.getBlock();
  await first.stop();

  await using second = await startDevnet({ stateFolder, seed: false });
  await second.ethereum.client.mine({ blocks: 1 });
  expect((await second.ethereum.client.getBlock()).timestamp).toBeGreaterThanOrEqual(timestamp);
});

test('stateFiles fall back to the previous state after a crash', async () => {
  const first = await startDevnet({ stateFolder });
  const { seen } = await spend(first);
  await first.stop();
  const second = await startDevnet({ stateFolder });
  await second.stop();
  const whole = readFileSync(inFolder('.next.json'), 'utf8');
  writeFileSync(inFolder('.next.json'), whole.slice(0, whole.length / 2));

  await using third = await startDevnet({ stateFolder });
  expect(await look(third)).toEqual(seen);
});

test('stateFiles restart an interrupted first start', async () => {
  writeFileSync(inFolder('.next.json'), JSON.stringify({ block: {}, accounts: {} }));
  await using devnet = await startDevnet({ stateFolder, seed: false });
  expect(await devnet.ethereum.client.getBlockNumber()).toBeGreaterThan(0n);
});

test('stateFiles refuse the state of another version with a hint', async () => {
  const plain = await startDevnet({ stateFolder, seed: false });
  await plain.stop();
  await expect(startDevnet({ stateFolder })).rejects.toThrow(/Delete it to start afresh/);
});

test('stateFiles are separate by chain id', async () => {
  const local = await startDevnet({ stateFolder, seed: false });
  await local.stop();
  const real = await startDevnet({
    stateFolder,
    seed: false,
    chainIds: { ethereum: 1, rollup: 10 },
  });
  await real.stop();
  expect(readdirSync(stateFolder).sort()).toEqual([
    'chain-1.next.json',
    'chain-10.next.json',
    'chain-77310001.next.json',
    'chain-77310002.next.json',
  ]);
});

test('stateFiles refuse a folder from which a network runs, also after a kill', async () => {
  const first = await startDevnet({ stateFolder, seed: false });
  await expect(startDevnet({ stateFolder, seed: false })).rejects.toThrow(
    /runs from the state folder/,
  );
  process.kill(first.guardianPid, 'SIGKILL');
  await expect
    .poll(() => startDevnet({ stateFolder, seed: false }).then((again) => again.stop()))
    .toBeUndefined();
  await first.stop();
});

test('stateFiles refuse a damaged state', async () => {
  writeFileSync(inFolder('.json'), '{"accounts":');
  await expect(startDevnet({ stateFolder, seed: false })).rejects.toThrow(/is damaged/);
});

test('stateFiles refuse a folder that is a file', async () => {
  const stateFolder = inFolder('.txt');
  writeFileSync(stateFolder, '');
  await expect(startDevnet({ stateFolder, seed: false })).rejects.toThrow(
    /cannot be written: EEXIST/,
  );
});

// Root may write everywhere.
test.skipIf(process.getuid?.() === 0)(
  'stateFiles refuse a folder without write access',
  async () => {
    chmodSync(stateFolder, 0o500);
    await expect(startDevnet({ stateFolder, seed: false })).rejects.toThrow(
      /cannot be written: EACCES/,
    );
  },
);
