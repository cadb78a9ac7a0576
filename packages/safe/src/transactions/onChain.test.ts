import { type Address, concat, type Hex, hashMessage, pad } from 'viem';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { canonicalDeployments } from '../deployments.ts';
import { readExecution } from '../readExecution.ts';
import {
  type ChainVersion,
  type LocalChain,
  safeAbi,
  startLocalChain,
} from '../testing/localChain.testing.ts';
import { encodeApproval, encodeExecution } from './encodeExecution.ts';
import { hashSafeMessage, nestedMessage } from './hashSafeMessage.ts';
import { hashTransaction } from './hashTransaction.ts';
import { batchCalls } from './multiSend.ts';
import { addOwner, changeThreshold, removeOwner, swapOwner } from './ownerChanges.ts';
import type { SafeHashes } from './safeHashes.ts';
import {
  approvedHashSignature,
  contractSignature,
  type SafeSignature,
  toSafeSignature,
} from './safeSignature.ts';
import {
  createTransaction,
  type SafeCall,
  type SafeState,
  type SafeTransaction,
} from './safeTransaction.ts';
import { joinSignatures } from './signatures.ts';

const CHAIN_ID = 77_310_009;
const nobody: Address = '0x00000000000000000000000000000000000b0a7e';
const keys = Array.from({ length: 5 }, () => privateKeyToAccount(generatePrivateKey()));
const [ada, ben, cleo, dora, eve] = keys;
if (!ada || !ben || !cleo || !dora || !eve) throw new Error('No keys');
type Key = typeof ada;

let chain: LocalChain;
beforeAll(async () => {
  chain = await startLocalChain(CHAIN_ID);
});
afterAll(() => chain.stop());

async function stateOf(address: Address, version: string): Promise<SafeState> {
  const read = { address, abi: safeAbi } as const;
  const [owners, threshold, nonce] = await Promise.all([
    chain.client.readContract({ ...read, functionName: 'getOwners' }),
    chain.client.readContract({ ...read, functionName: 'getThreshold' }),
    chain.client.readContract({ ...read, functionName: 'nonce' }),
  ]);
  return { address, chainId: CHAIN_ID, version, owners, threshold: Number(threshold), nonce };
}

const signed = async (key: Key, { hash }: SafeHashes) =>
  toSafeSignature({
    signature: await key.sign({ hash }),
    owner: key.address,
    hash,
    kind: 'typed-data',
  });

const signedAsText = async (key: Key, { hash }: SafeHashes) =>
  toSafeSignature({
    signature: await key.signMessage({ message: { raw: hash } }),
    owner: key.address,
    hash,
    kind: 'eth-sign',
  });

/** Executes a call of a Safe with these owners' signatures. */
async function execute(safe: SafeState, call: SafeCall, owners: readonly Key[]) {
  const transaction = createTransaction(call, safe.nonce);
  const hashes = hashTransaction(transaction, safe);
  const signatures = await Promise.all(owners.map((key) => signed(key, hashes)));
  const receipt = await chain.send(
    safe.address,
    encodeExecution(transaction, joinSignatures(signatures)),
  );
  return { ...receipt, outcome: readExecution(receipt.logs, safe.address, hashes.hash)?.outcome };
}

test('Safe contracts are at their canonical addresses', async () => {
  for (const { version, contracts } of canonicalDeployments.slice(2)) {
    for (const [name, address] of Object.entries(contracts)) {
      if (name === 'safeMigration') continue;
      expect(await chain.client.getCode({ address }), `${name} of ${version}`).toMatch(/^0x60/);
    }
  }
});

describe.each<ChainVersion>(['1.4.1', '1.5.0'])('a Safe of %s', (version) => {
  async function createSafe(owners: readonly Address[], threshold: number) {
    return stateOf(await chain.createSafe(version, owners, threshold), version);
  }

  test('has the hashes that the contract computes', async () => {
    const safe = await createSafe([ada.address], 1);
    const transaction: SafeTransaction = {
      to: nobody,
      value: 5n,
      data: '0xc0ffee',
      operation: 1,
      safeTxGas: 1n,
      baseGas: 2n,
      gasPrice: 3n,
      gasToken: ada.address,
      refundReceiver: ben.address,
      nonce: 9n,
    };
    const { to, value, data, operation, safeTxGas, baseGas } = transaction;
    const hash = await chain.client.readContract({
      address: safe.address,
      abi: safeAbi,
      functionName: 'getTransactionHash',
      args: [to, value, data, operation, safeTxGas, baseGas, 3n, ada.address, ben.address, 9n],
    });
    const domain = await chain.client.readContract({
      address: safe.address,
      abi: safeAbi,
      functionName: 'domainSeparator',
    });
    expect(hashTransaction(transaction, safe)).toMatchObject({ hash, domainHash: domain });
  });

  test('executes with all kinds of signatures at once, another Safe’s too', async () => {
    const inner = await createSafe([cleo.address, dora.address], 2);
    const safe = await createSafe([ada.address, ben.address, chain.payer, inner.address], 4);
    await chain.send(safe.address, '0x', chain.payer, 10n);
    const transaction = createTransaction({ to: nobody, value: 3n }, 0n);
    const hashes = hashTransaction(transaction, safe);
    await chain.send(safe.address, encodeApproval(hashes.hash), chain.payer);

    const innerHashes = hashSafeMessage(nestedMessage(hashes, version), inner);
    const innerSignatures = [await signed(dora, innerHashes), await signed(cleo, innerHashes)];
    const signatures: readonly SafeSignature[] = [
      contractSignature(inner.address, joinSignatures(innerSignatures)),
      await signedAsText(ben, hashes),
      approvedHashSignature(chain.payer),
      await signed(ada, hashes),
    ];
    const before = await chain.client.getBalance({ address: nobody });
    // Sent by a non-owner, so that the approval is tested and not the sender.
    const [, other] = await chain.client.getAddresses();
    const data = encodeExecution(transaction, joinSignatures(signatures));
    const receipt = await chain.send(safe.address, data, other);
    expect(receipt.status).toBe('success');
    expect(readExecution(receipt.logs, safe.address, hashes.hash)?.outcome).toBe('success');
    expect(await chain.client.getBalance({ address: nobody })).toBe(before + 3n);
  });

  test('refuses a nested Safe’s signature over another pre-image', async () => {
    const inner = await createSafe([cleo.address], 1);
    const safe = await createSafe([inner.address], 1);
    const transaction = createTransaction({ to: nobody }, 0n);
    const hashes = hashTransaction(transaction, safe);
    const reasons = await Promise.all(
      ['1.4.1', '1.5.0'].map(async (asFor) => {
        const innerHashes = hashSafeMessage(nestedMessage(hashes, asFor), inner);
        const data = joinSignatures([await signed(cleo, innerHashes)]);
        const joined = joinSignatures([contractSignature(inner.address, data)]);
        return chain.whyRefused(safe.address, encodeExecution(transaction, joined));
      }),
    );
    expect(reasons).toEqual(version === '1.4.1' ? [undefined, 'GS026'] : ['GS026', undefined]);
  });

  test('refuses too few, foreign, unsorted and duplicate signatures, and another nonce (replay)', async () => {
    const safe = await createSafe([ada.address, ben.address], 2);
    const transaction = createTransaction({ to: nobody }, 0n);
    const hashes = hashTransaction(transaction, safe);
    const [one, two, foreign] = await Promise.all(
      [ada, ben, eve].map((key) => signed(key, hashes)),
    );
    if (one?.kind !== 'typed-data' || two?.kind !== 'typed-data' || !foreign) throw new Error();
    const why = (signatures: Hex, asked = transaction) =>
      chain.whyRefused(safe.address, encodeExecution(asked, signatures));
    const sorted = joinSignatures([one, two]);
    const descending: Hex = `0x${sorted.slice(132)}${sorted.slice(2, 132)}`;
    const later = hashTransaction({ ...transaction, nonce: 1n }, safe);
    const ofLater = await Promise.all([ada, ben].map((key) => signed(key, later)));

    expect(await why(sorted)).toBeUndefined();
    expect(await why(joinSignatures([one]))).toBe('GS020');
    expect(await why(joinSignatures([one, foreign]))).toBe('GS026');
    expect(await why(descending)).toBe('GS026');
    expect(await why(concat([one.data, one.data]))).toBe('GS026');
    expect(await why(joinSignatures(ofLater))).toBe('GS026');
    expect(await why(sorted, { ...transaction, value: 1n })).toBe('GS026');
    const unapproved = joinSignatures([approvedHashSignature(ada.address), two]);
    expect(await why(unapproved)).toBe('GS025');
  });

  test('changes owners and threshold', async () => {
    const start = await createSafe([ada.address, ben.address, cleo.address], 2);
    const now = () => stateOf(start.address, version);
    const step = async (change: (safe: SafeState) => SafeCall, keys: readonly Key[]) => {
      const safe = await now();
      expect((await execute(safe, change(safe), keys)).outcome).toBe('success');
      const { owners, threshold } = await now();
      return { owners: owners.toSorted(), threshold };
    };
    const sorted = (...keys: readonly Key[]) => keys.map(({ address }) => address).toSorted();

    expect(await step((safe) => addOwner(safe, dora.address, 3), [ada, ben])).toEqual({
      owners: sorted(ada, ben, cleo, dora),
      threshold: 3,
    });
    expect(
      await step((safe) => swapOwner(safe, ben.address, eve.address), [ada, ben, dora]),
    ).toEqual({
      owners: sorted(ada, cleo, dora, eve),
      threshold: 3,
    });
    expect(await step((safe) => changeThreshold(safe, 1), [ada, eve, cleo])).toEqual({
      owners: sorted(ada, cleo, dora, eve),
      threshold: 1,
    });
    // First, middle and last of the current list.
    for (const place of [0, 1, -1]) {
      const { owners } = await now();
      const leaving = owners.at(place) ?? '0x';
      const key = keys.filter(({ address }) => owners.includes(address)).slice(0, 1);
      const after = await step((safe) => removeOwner(safe, leaving), key);
      expect(after.owners).toEqual(owners.filter((owner) => owner !== leaving).toSorted());
    }
    expect((await now()).owners).toHaveLength(1);
  });

  test('executes a batch atomically', async () => {
    const safe = await createSafe([ada.address], 1);
    await chain.send(safe.address, '0x', chain.payer, 10n);
    const before = await chain.client.getBalance({ address: nobody });
    const pay = (value: bigint): SafeCall => ({ to: nobody, value, data: '0x', operation: 0 });
    const batch = batchCalls([pay(1n), pay(2n), addOwner(safe, eve.address)], version);
    expect((await execute(safe, batch, [ada])).outcome).toBe('success');
    expect(await chain.client.getBalance({ address: nobody })).toBe(before + 3n);
    const { owners, nonce } = await stateOf(safe.address, version);
    expect(owners).toContain(eve.address);

    const tooMuch = createTransaction(batchCalls([pay(1n), pay(100n)], version), nonce);
    const hashes = hashTransaction(tooMuch, safe);
    const data = encodeExecution(tooMuch, joinSignatures([await signed(ada, hashes)]));
    expect(await chain.whyRefused(safe.address, data)).toBeDefined();
  });

  test('reports failure only by its event when safeTxGas is set', async () => {
    const safe = await createSafe([ada.address], 1);
    const call = { to: nobody, value: 10n ** 30n, data: '0x', operation: 0 } as const;
    const transaction = { ...createTransaction(call, 0n), safeTxGas: 50_000n };
    const hashes = hashTransaction(transaction, safe);
    const data = encodeExecution(transaction, joinSignatures([await signed(ada, hashes)]));
    const { status, logs } = await chain.send(safe.address, data);
    expect(status).toBe('success');
    expect(readExecution(logs, safe.address, hashes.hash)?.outcome).toBe('failure');
    expect(readExecution(logs, nobody, hashes.hash)).toBeUndefined();
    expect((await stateOf(safe.address, version)).nonce).toBe(1n);
  });

  test('approves messages that its owners signed, and no others (EIP-1271)', async () => {
    const inner = await createSafe([cleo.address], 1);
    const safe = await createSafe([ada.address, ben.address, inner.address], 3);
    const hashes = hashSafeMessage('Berth 7 is free', safe);
    const innerHashes = hashSafeMessage(nestedMessage(hashes, version), inner);
    const signatures = joinSignatures([
      await signed(ada, hashes),
      await signedAsText(ben, hashes),
      contractSignature(inner.address, joinSignatures([await signed(cleo, innerHashes)])),
    ]);
    const ask = (text: string) =>
      chain.client.readContract({
        address: safe.address,
        abi: safeAbi,
        functionName: 'isValidSignature',
        args: [hashMessage(text), signatures],
      });
    expect(await ask('Berth 7 is free')).toBe('0x1626ba7e');
    await expect(ask('Berth 8 is free')).rejects.toThrow(/GS02\d/);
  });
});

test('a Safe of 1.5.0 as owner of one of 1.4.1 approves on-chain, since its handler has the newer function only', async () => {
  const inner = await stateOf(await chain.createSafe('1.5.0', [cleo.address], 1), '1.5.0');
  const outer = await stateOf(await chain.createSafe('1.4.1', [inner.address], 1), '1.4.1');
  const transaction = createTransaction({ to: nobody }, 0n);
  const hashes = hashTransaction(transaction, outer);
  const innerHashes = hashSafeMessage(nestedMessage(hashes, '1.4.1'), inner);
  const data = joinSignatures([await signed(cleo, innerHashes)]);
  const bySignature = joinSignatures([contractSignature(inner.address, data)]);
  const refused = encodeExecution(transaction, bySignature);
  expect(await chain.whyRefused(outer.address, refused)).toBeDefined();

  const approval = { to: outer.address, value: 0n, operation: 0 } as const;
  const approve = { ...approval, data: encodeApproval(hashes.hash) };
  expect((await execute(inner, approve, [cleo])).outcome).toBe('success');
  const approved = joinSignatures([approvedHashSignature(inner.address)]);
  const { logs } = await chain.send(outer.address, encodeExecution(transaction, approved));
  expect(readExecution(logs, outer.address, hashes.hash)?.outcome).toBe('success');
});

test('a batch of 1.5.0 calls the Safe for the zero address', async () => {
  const address = await chain.createSafe('1.5.0', [ada.address], 1);
  const safe = await stateOf(address, '1.5.0');
  const zero: Address = pad('0x', { size: 20 });
  const call = { ...addOwner(safe, eve.address), to: zero };
  const filler = { to: nobody, value: 0n, data: '0x', operation: 0 } as const;
  expect(() => batchCalls([call, filler], '1.5.0')).toThrow('zero address');
  const { encodeMultiSend } = await import('./multiSend.ts');
  const { to } = batchCalls([filler, filler], '1.5.0');
  const batch = { to, value: 0n, data: encodeMultiSend([call, filler]), operation: 1 } as const;
  expect((await execute(safe, batch, [ada])).outcome).toBe('success');
  expect((await stateOf(address, '1.5.0')).owners).toContain(eve.address);
});
