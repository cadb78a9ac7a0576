import { DEMO_ACCOUNTS, type Devnet, startDevnet } from '@mooring/devnet';
import {
  addDelegate,
  allowanceModules,
  batchCalls,
  changeThreshold,
  createTransaction,
  deleteAllowance,
  disableModule,
  enableModule,
  encodeExecution,
  hashTransaction,
  joinSignatures,
  removeDelegate,
  removeOwner,
  type SafeCall,
  setAllowance,
  setFallbackHandler,
  toSafeSignature,
} from '@mooring/safe/transactions';
import { type Hash, zeroAddress } from 'viem';
import { sign } from 'viem/accounts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSafe } from '../read/readSafe.ts';
import { readChanges } from './readChanges.ts';

let devnet: Devnet;
beforeAll(async () => {
  devnet = await startDevnet();
});
afterAll(() => devnet.stop());

const [mira, keeper, , newcomer] = DEMO_ACCOUNTS;
const [module = zeroAddress] = allowanceModules;
const handler = '0xfd0732Dc9E303f09fCEf3a7388Ad10A83459Ec99';

async function club() {
  const [one] = devnet.multisigs;
  const found = one && (await readSafe(devnet.ethereum.client, one.safe.address));
  if (!found) throw new Error('The network has a Safe.');
  return found.state;
}

/** Signs and executes calls as one transaction of the owners, and reads what changed. */
async function execute(...calls: readonly SafeCall[]) {
  const { client } = devnet.ethereum;
  const safe = await club();
  const transaction = createTransaction(batchCalls(calls, safe.version), safe.nonce);
  const { hash } = hashTransaction(transaction, safe);
  const signatures = await Promise.all(
    [mira, keeper].map(async ({ address: owner, privateKey }) =>
      toSafeSignature({
        ...{ owner, hash, kind: 'typed-data' },
        signature: await sign({ hash, privateKey, to: 'hex' }),
      }),
    ),
  );
  const txHash = await client.sendTransaction({
    account: mira.address,
    to: safe.address,
    data: encodeExecution(transaction, joinSignatures(signatures)),
  });
  await client.waitForTransactionReceipt({ hash: txHash });
  const read = (safeTxHash: Hash) =>
    readChanges(client, { safe: safe.address, txHash, safeTxHash });
  return { changes: await read(hash), other: await read(`0x${'1'.repeat(64)}`) };
}

test('readChanges returns each setting a batch changed, with the value before', async () => {
  const safe = await club();
  const limit = { delegate: keeper.address, token: zeroAddress, amount: 5n, resetMinutes: 60 };
  const { changes, other } = await execute(
    removeOwner(safe, newcomer.address, 2),
    changeThreshold(safe, 1),
    enableModule(safe, module),
    addDelegate(module, keeper.address),
    setAllowance(module, limit),
    setFallbackHandler(safe, undefined),
  );
  expect(changes).toEqual([
    { kind: 'ownerRemoved', owner: newcomer.address },
    { kind: 'threshold', before: 2, after: 1 },
    { kind: 'setting', setting: { kind: 'enableModule', module } },
    { kind: 'setting', setting: { kind: 'addDelegate', delegate: keeper.address } },
    { kind: 'setting', setting: { kind: 'limit', ...limit } },
    { kind: 'handler', before: handler, after: zeroAddress },
  ]);
  expect(other).toBeUndefined();
});

test('readChanges returns removed owners, modules and limits', async () => {
  const safe = await club();
  const limit = { delegate: keeper.address, token: zeroAddress };
  const { changes } = await execute(
    setFallbackHandler(safe, handler),
    deleteAllowance(module, limit),
    removeDelegate(module, keeper.address),
    disableModule(safe, module, [module]),
  );
  expect(changes).toEqual([
    { kind: 'handler', before: zeroAddress, after: handler },
    { kind: 'setting', setting: { kind: 'removeLimit', ...limit } },
    // All of them are taken along.
    { kind: 'setting', setting: { kind: 'removeLimit', ...limit } },
    { kind: 'setting', setting: { kind: 'removeDelegate', delegate: keeper.address } },
    { kind: 'setting', setting: { kind: 'disableModule', module } },
  ]);
});

test('readChanges returns none for a payment', async () => {
  const { changes } = await execute({ to: newcomer.address, value: 1n, data: '0x', operation: 0 });
  expect(changes).toEqual([]);
});
