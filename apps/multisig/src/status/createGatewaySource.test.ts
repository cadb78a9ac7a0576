import {
  type Devnet,
  type Gateway,
  type GatewayFaults,
  startDevnet,
  startGateway,
} from '@mooring/devnet';
import { createGatewayClient } from '@mooring/safe/gateway';
import {
  encodeExecution,
  hashTransaction,
  joinSignatures,
  type SafeTransaction,
  toSafeSignature,
} from '@mooring/safe/transactions';
import { type Hash, hashMessage, numberToHex, pad, parseAbi, zeroAddress } from 'viem';
import { sign } from 'viem/accounts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createGatewaySource } from './createGatewaySource.ts';

/** Storage slot of a Safe's nonce (SafeStorage.sol). */
const NONCE_SLOT = 5;
const stranger: Hash = `0x${'ab'.repeat(32)}`;

let devnet: Devnet;
let gateway: Gateway;
let before: Hash;
beforeAll(async () => {
  devnet = await startDevnet();
  gateway = await startGateway({ devnet });
});
beforeEach(async () => {
  before = await devnet.ethereum.client.snapshot();
});
afterEach(async () => {
  await devnet.ethereum.client.revert({ id: before });
  gateway.reset();
});
afterAll(async () => {
  await gateway.stop();
  await devnet.stop();
});

/** The club's Safe, its queue, and a source of its statuses. */
function open() {
  const [club] = devnet.multisigs;
  if (!club) throw new Error('The network has no Safe.');
  const { client } = devnet.ethereum;
  const { safe } = club;
  const source = createGatewaySource(gateway.url, () => client);
  const at = { chainId: safe.chainId, safe: safe.address };
  return {
    ...club,
    client,
    at,
    gatewayClient: createGatewayClient({ baseUrl: gateway.url }),
    statusOf: (safeTxHash: Hash) => source.transactionStatus({ ...at, safeTxHash }),
    messageOf: (message: string) => source.messageStatus({ ...at, message }),
    hashOf: (transaction: SafeTransaction) => hashTransaction(transaction, safe).hash,
    /** Sets the nonce, as if all earlier transactions had been executed. */
    advanceTo: (nonce: bigint) =>
      client.setStorageAt({
        address: safe.address,
        index: NONCE_SLOT,
        value: pad(numberToHex(nonce)),
      }),
    /** Two owners sign it in other wallets, and one executes it. */
    async execute(transaction: SafeTransaction) {
      const [mira, keeper] = devnet.accounts;
      if (!mira || !keeper) throw new Error('The network has no owners.');
      const { hash } = hashTransaction(transaction, safe);
      const signatures = await Promise.all(
        [mira, keeper].map(async ({ address: owner, privateKey }) => {
          const signature = await sign({ hash, privateKey, to: 'hex' });
          return toSafeSignature({ signature, owner, hash, kind: 'typed-data' });
        }),
      );
      const data = encodeExecution(transaction, joinSignatures(signatures));
      const sent = await client.sendTransaction({
        account: keeper.address,
        to: safe.address,
        data,
      });
      await client.waitForTransactionReceipt({ hash: sent });
      return sent;
    },
  };
}

type World = ReturnType<typeof open>;

/** First queued transaction with this number of signatures. */
function waitingWith({ queue }: World, signatures: number): SafeTransaction {
  const found = queue.find(({ signers }) => signers.length === signatures);
  if (!found) throw new Error(`No transaction is queued with ${signatures} signatures.`);
  return found.transaction;
}

test('gateway source returns queued transactions with their valid signatures', async () => {
  const { queue, safe, statusOf, hashOf } = open();
  const told = await Promise.all(queue.map(({ transaction }) => statusOf(hashOf(transaction))));
  expect(told).toMatchObject(
    queue.map(({ signers }) => ({
      state: signers.length < safe.threshold ? 'AWAITING_CONFIRMATIONS' : 'AWAITING_EXECUTION',
      confirmations: signers.length,
      threshold: safe.threshold,
      transactionHash: undefined,
    })),
  );
});

test('gateway source returns the transaction hash of an execution', async () => {
  const world = open();
  const waiting = waitingWith(world, 2);
  await world.advanceTo(waiting.nonce);
  const transactionHash = await world.execute(waiting);
  expect(await world.statusOf(world.hashOf(waiting))).toMatchObject({
    state: 'SUCCESS',
    transactionHash,
    replacedBy: undefined,
  });
});

test('gateway source is pending while an execution is not indexed', async () => {
  const world = open();
  const waiting = waitingWith(world, 2);
  const hash = world.hashOf(waiting);
  await world.advanceTo(waiting.nonce);
  gateway.faults.begin('cached');
  expect(await world.statusOf(hash)).toMatchObject({ state: 'AWAITING_EXECUTION' });
  const transactionHash = await world.execute(waiting);
  expect(await world.statusOf(hash)).toMatchObject({ state: 'AWAITING_EXECUTION' });
  gateway.faults.clear();
  expect(await world.statusOf(hash)).toMatchObject({ state: 'SUCCESS', transactionHash });
});

test.each<[string, (waiting: SafeTransaction, own: World['safe']) => SafeTransaction, boolean]>([
  ['another payment', (waiting) => ({ ...waiting, value: waiting.value + 1n, data: '0x' }), true],
  [
    'a rejection',
    (waiting, { address }) => ({
      ...waiting,
      to: address,
      value: 0n,
      data: '0x',
      operation: 0,
    }),
    false,
  ],
])('gateway source returns cancelled when %s used the nonce', async (_name, change, replaces) => {
  const world = open();
  const waiting = waitingWith(world, 1);
  await world.advanceTo(waiting.nonce);
  const other = { ...waiting, to: world.at.safe, operation: 0 as const };
  const overtaking = change(
    { ...other, to: '0xa0Ee7A142d267C1f36714E4a8F75612F20a79720' },
    world.safe,
  );
  const executed = await world.execute(overtaking);
  expect(await world.statusOf(world.hashOf(waiting))).toMatchObject({
    state: 'CANCELLED',
    confirmations: 1,
    replacedBy: replaces ? executed : undefined,
  });
});

test('gateway source does not treat a payment as a rejection, whatever its label', async () => {
  const world = open();
  const waiting = waitingWith(world, 1);
  await world.advanceTo(waiting.nonce);
  gateway.faults.begin('called-a-rejection');
  const to = '0xa0Ee7A142d267C1f36714E4a8F75612F20a79720';
  const call = { to, value: 1n, data: '0x12345678', operation: 0 } as const;
  const executed = await world.execute({ ...waiting, ...call });
  const status = await world.statusOf(world.hashOf(waiting));
  expect(status).toMatchObject({ state: 'CANCELLED', replacedBy: executed });
});

test('gateway source returns unknown for an unknown transaction and finds it later', async () => {
  const { statusOf, messageOf } = open();
  expect(await statusOf(stranger)).toBeUndefined();
  expect(await messageOf('Nobody wrote this')).toBeUndefined();
});

test.each<
  [Parameters<GatewayFaults['begin']>[0], 'rejects' | 'counts no signer' | 'changes nothing']
>([
  ['changed-recipient', 'rejects'],
  ['changed-operation', 'rejects'],
  // The gateway's hash is not used: it is computed from the fields.
  ['wrong-hash', 'changes nothing'],
  ['foreign-signature', 'counts no signer'],
  ['down', 'rejects'],
  ['busy', 'rejects'],
])('gateway source with the gateway fault %s: %s', async (fault, outcome) => {
  const world = open();
  const hash = world.hashOf(waitingWith(world, 1));
  gateway.faults.begin(fault);
  const told = world.statusOf(hash);
  const confirmations = outcome === 'changes nothing' ? 1 : 0;
  if (outcome === 'rejects') await expect(told).rejects.toThrow();
  else expect(await told).toMatchObject({ state: 'AWAITING_CONFIRMATIONS', confirmations });
  gateway.faults.clear();
  expect(await world.statusOf(hash)).toMatchObject({ confirmations: 1 });
});

test('gateway source returns messages with their signers and a contract signature once complete', async () => {
  const { messages, safe, client, messageOf } = open();
  for (const { text, signers } of messages) {
    const told = await messageOf(text);
    expect(told).toMatchObject({ confirmations: signers.length, threshold: safe.threshold });
    if (signers.length < safe.threshold) {
      expect(told?.signature).toBeUndefined();
      continue;
    }
    const taken = await client.readContract({
      address: safe.address,
      abi: parseAbi(['function isValidSignature(bytes32, bytes) view returns (bytes4)']),
      functionName: 'isValidSignature',
      args: [hashMessage(text), told?.signature ?? '0x'],
    });
    expect(taken).toBe('0x1626ba7e');
  }
  expect(messages.map(({ signers }) => signers.length)).toContain(safe.threshold);
});

test.each<Parameters<GatewayFaults['begin']>[0]>(['foreign-signature', 'down', 'busy'])(
  'gateway source returns no signature of a message with the gateway fault %s',
  async (fault) => {
    const { messages, safe, messageOf } = open();
    const whole = messages.find(({ signers }) => signers.length >= safe.threshold);
    gateway.faults.begin(fault);
    const told = await messageOf(whole?.text ?? '').catch(() => ({ signature: undefined }));
    expect(told?.signature).toBeUndefined();
    gateway.faults.clear();
    expect((await messageOf(whole?.text ?? ''))?.signature).toBeTruthy();
  },
);

test('gateway source distinguishes an account that is not a multisig from an unknown one', async () => {
  const { at } = open();
  const source = createGatewaySource(gateway.url, () => devnet.ethereum.client);
  const asked = { ...at, safe: zeroAddress };
  await expect(source.transactionStatus({ ...asked, safeTxHash: stranger })).rejects.toThrow(
    'no multisig',
  );
  await expect(source.messageStatus({ ...asked, message: 'Hello' })).rejects.toThrow('no multisig');
});
