import {
  contractSignature,
  createTransaction,
  encodeExecution,
  hashSafeMessage,
  hashTransaction,
  joinSignatures,
  nestedMessage,
  type SafeHashes,
  splitSignatures,
  toSafeSignature,
} from '@mooring/safe/transactions';
import { type Address, type Hex, hashMessage, parseAbi, parseEther } from 'viem';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_ACCOUNTS, TREASURY } from '../accounts.ts';
import type { GenesisTransaction } from '../chain/genesisBlock.ts';
import type { SafeVersion } from '../safe/contracts/safeContracts.ts';
import { coins, createSafe } from '../safe/multisig/safeTransactions.ts';
import { signHash } from '../safe/multisig/signHash.ts';
import { type GatewayBench, startBench } from './localGateway.testing.ts';

const [mira, keeper] = DEMO_ACCOUNTS;

let bench: GatewayBench;
beforeAll(async () => {
  bench = await startBench();
});
afterAll(() => bench.stop());

async function send({ from, ...call }: GenesisTransaction) {
  const { client } = bench.devnet.ethereum;
  const hash = await client.sendTransaction({ account: from, ...call });
  await client.waitForTransactionReceipt({ hash });
}

/** A Safe of the keeper's, and one of that Safe's and Mira's. */
async function openSafes(innerVersion: SafeVersion, threshold: number, others: Address[] = []) {
  const { chainId } = bench.club;
  const inner = createSafe(innerVersion, [keeper.address, ...others], 1);
  const outer = createSafe('1.4.1', [inner.address, mira.address], threshold);
  await send(inner.transaction);
  await send(outer.transaction);
  await send({ from: TREASURY.address, to: outer.address, value: parseEther('1'), data: '0x' });
  const safe = { address: outer.address, chainId, version: '1.4.1' };
  /** Signature of the inner Safe, by its owner. */
  const sign = (hashes: SafeHashes, key: Hex = keeper.privateKey): Hex => {
    const identity = { address: inner.address, chainId, version: innerVersion };
    const { hash } = hashSafeMessage(nestedMessage(hashes, safe.version), identity);
    const own = { kind: 'typed-data', owner: keeper.address, data: signHash(hash, key) } as const;
    return joinSignatures([contractSignature(inner.address, joinSignatures([own]))]);
  };
  return { inner: inner.address, safe, sign };
}

test('gateway accepts contract signatures of an owner Safe', async () => {
  const { client, devnet } = bench;
  const { inner, safe, sign } = await openSafes('1.4.1', 2);
  const transaction = createTransaction(coins(TREASURY.address, '0.25'), 0n);
  const hashes = hashTransaction(transaction, safe);
  const { hash } = hashes;
  const propose = (signature: Hex) =>
    client.transactions.propose(safe.chainId, safe.address, {
      transaction,
      safeTxHash: hash,
      sender: inner,
      signature,
    });
  await expect(propose(sign(hashes, mira.privateKey))).rejects.toThrow('422: Invalid signature');
  // No contract answers at a wallet's address.
  const ofWallet = joinSignatures([contractSignature(mira.address, '0x12')]);
  await expect(propose(ofWallet)).rejects.toThrow('422: Invalid signature');
  await propose(sign(hashes));
  const signature = signHash(hash, mira.privateKey);
  const { detailedExecutionInfo: info } = await client.transactions.confirm(
    safe.chainId,
    hash,
    signature,
  );
  if (info?.type !== 'MULTISIG') throw new Error('Not a multisig transaction');
  expect(info.proposer?.value).toBe(inner);
  const all = info.confirmations.map(({ signature: one }) => splitSignatures(one ?? '0x', hash));
  const joined = joinSignatures((await Promise.all(all)).flat());
  const data = encodeExecution(transaction, joined);
  await send({ from: TREASURY.address, to: safe.address, data });
  expect((await client.transactions.get(safe.chainId, hash)).txStatus).toBe('SUCCESS');
  expect(await devnet.ethereum.client.getBalance({ address: safe.address })).toBe(
    parseEther('0.75'),
  );
});

test('gateway prepares a message signature of an owner Safe', async () => {
  const { client, devnet } = bench;
  const { safe, sign } = await openSafes('1.4.1', 2, [TREASURY.address]);
  const message = 'Paint the jetty blue.';
  const hashes = hashSafeMessage(message, safe);
  await client.messages.propose(safe.chainId, safe.address, { message, signature: sign(hashes) });
  const key = await toSafeSignature({
    signature: signHash(hashes.hash, mira.privateKey),
    owner: mira.address,
    hash: hashes.hash,
    kind: 'typed-data',
  });
  await client.messages.confirm(safe.chainId, hashes.hash, joinSignatures([key]));
  const { preparedSignature } = await client.messages.get(safe.chainId, hashes.hash);
  const answer = await devnet.ethereum.client.readContract({
    address: safe.address,
    abi: parseAbi(['function isValidSignature(bytes32, bytes) view returns (bytes4)']),
    functionName: 'isValidSignature',
    args: [hashMessage(message), preparedSignature ?? '0x'],
  });
  expect(answer).toBe('0x1626ba7e');
});

test('gateway refuses an owner Safe of 1.5.0 for older releases', async () => {
  const { client } = bench;
  const { inner, safe, sign } = await openSafes('1.5.0', 1);
  const transaction = createTransaction(coins(TREASURY.address, '0.25'), 0n);
  const hashes = hashTransaction(transaction, safe);
  const proposed = client.transactions.propose(safe.chainId, safe.address, {
    transaction,
    safeTxHash: hashes.hash,
    sender: inner,
    signature: sign(hashes),
  });
  await expect(proposed).rejects.toThrow('422: Invalid signature');
});
