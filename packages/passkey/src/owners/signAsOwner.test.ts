import {
  addOwner,
  batchCalls,
  canonicalDeployments,
  checkConfirmations,
  contractSignature,
  createTransaction,
  encodeExecution,
  greatestRefund,
  hashSafeMessage,
  hashTransaction,
  joinSignatures,
  type SafeTransaction,
  splitSignatures,
  toSafeSignature,
  transactionTypedData,
} from '@mooring/safe/transactions';
import { createAuthenticator } from '@mooring/testing/authenticator';
import {
  type Address,
  type Hash,
  type Hex,
  hashMessage,
  parseAbi,
  parseEther,
  zeroAddress,
} from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountSafe, readSigner } from '../account/address.ts';
import { origin } from '../place.testing.ts';
import { localContracts, startWorld, type World } from '../world.testing.ts';
import { batchContracts } from './signAsOwner.ts';

const recipient: Address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const wallet = privateKeyToAccount(`0x${'7'.repeat(64)}`);
const payment = { to: recipient, value: parseEther('1') };
const validity = parseAbi(['function isValidSignature(bytes32, bytes) view returns (bytes4)']);

let world: World;
let chainId: number;
beforeAll(async () => {
  world = await startWorld();
  ({ chainId } = world);
});
afterAll(() => world.stop());

/** A page with an account on chain, unless it is asked not to be. */
async function open(own: Parameters<World['open']>[0] = {}, isThere = true) {
  const page = world.open(own, createAuthenticator({ origin }));
  const { address, publicKey } = await page.provider.connect({ create: 'Mira' });
  await world.fund(address);
  const signer = await readSigner(world.read, localContracts, publicKey);
  if (isThere) await send(page, { to: recipient, value: '0x1' });
  const safe = accountSafe(address, chainId);
  return { ...page, address, signer, safe, owners: page.provider.owners };
}

type Page = Awaited<ReturnType<typeof open>>;

function send({ provider }: Pick<Page, 'provider'>, call: object): Promise<unknown> {
  return provider.request({ method: 'eth_sendTransaction', params: [call] });
}

/** A page whose account needs its passkey and a wallet. */
async function openShared(own: Parameters<World['open']>[0] = {}) {
  const page = await open(own);
  const { address, signer } = page;
  const call = addOwner({ address, owners: [signer], threshold: 1 }, wallet.address, 2);
  await send(page, { to: call.to, data: call.data });
  page.reviews.length = 0;
  page.submitted.length = 0;
  return page;
}

const sign = ({ owners, safe }: Pick<Page, 'owners' | 'safe'>, transaction: SafeTransaction) =>
  owners.sign({
    chainId,
    safe: safe.address,
    transaction,
    hash: hashTransaction(transaction, safe).hash,
  });

async function walletSignature(transaction: SafeTransaction, safe: Page['safe']) {
  const signature = await wallet.signTypedData(transactionTypedData(transaction, safe) as never);
  const { hash } = hashTransaction(transaction, safe);
  return toSafeSignature({ signature, owner: wallet.address, hash, kind: 'typed-data' });
}

/** Execution by a signature of the passkey's signer or account, and the wallet's. */
async function executionOf(transaction: SafeTransaction, safe: Page['safe'], own: Hex) {
  const { hash } = hashTransaction(transaction, safe);
  const joined = joinSignatures([
    ...(await splitSignatures(own, hash)),
    await walletSignature(transaction, safe),
  ]);
  return { chainId, to: safe.address, data: encodeExecution(transaction, joined) };
}

/** Next transaction of an account that sent two. */
const paymentAt = (nonce: bigint) => createTransaction(payment, nonce);

test('signAsOwner: an account of two owners pays with passkey, wallet and relay', async () => {
  const page = await openShared();
  const { safe, signer, reviews, owners, submitted, authenticator } = page;
  await expect(send(page, { to: recipient, value: '0x1' })).rejects.toMatchObject({
    reason: 'needsOwners',
    message: 'The account needs 2 signatures.',
  });
  const touches = authenticator.asked();
  const transaction = paymentAt(2n);
  const own = await sign(page, transaction);
  const hashes = hashTransaction(transaction, safe);
  expect(authenticator.asked()).toBe(touches + 1);
  const { to, value, data, operation } = transaction;
  const calls = [{ to, value, data, operation }];
  const seen = { safe: safe.address, hashes, safeHashes: hashes, calls, transaction };
  expect(reviews).toMatchObject([{ kind: 'owner-transaction', isDeployed: true, ...seen }]);
  const [only] = await splitSignatures(own, hashes.hash);
  expect(only).toMatchObject({ kind: 'contract', owner: signer });

  const before = await world.client.getBalance({ address: recipient });
  const execution = await executionOf(transaction, safe, own);
  await expect(owners.submit({ ...execution, to: recipient })).rejects.toMatchObject({
    reason: 'invalidParams',
  });
  const incomplete = { ...execution, data: encodeExecution(transaction, own) };
  await expect(owners.submit(incomplete)).rejects.toThrow('GS021');
  await expect(owners.submit({ ...execution, data: '0x6a76' })).rejects.toMatchObject({
    reason: 'invalidParams',
  });
  expect(submitted).toEqual([]);
  await owners.submit(execution);
  expect(submitted).toEqual([execution]);
  expect(await world.client.getBalance({ address: recipient })).toBe(before + payment.value);
  expect(authenticator.asked()).toBe(touches + 1);
});

test('signAsOwner refuses a transaction whose findings forbid it', async () => {
  const page = await openShared();
  const touches = page.authenticator.asked();
  const lost = createTransaction({ to: zeroAddress, value: 1n }, 2n);
  await expect(sign(page, lost)).rejects.toMatchObject({ reason: 'rejected' });
  expect(page.authenticator.asked()).toBe(touches);
  const [review] = page.reviews;
  const told = review && 'explain' in review ? await review.explain() : undefined;
  expect(told?.findings.map(({ code }) => code)).toContain('recipient-zero');
  expect(told?.leaves).toMatchObject([{ amount: 1n }]);
});

test.each<[string, Partial<SafeTransaction>, string]>([
  ['a refund of more than gas costs', { gasPrice: parseEther('1') }, 'refund-excessive'],
  [
    'a refund to the contract of its token',
    { gasPrice: 1n, gasToken: recipient, refundReceiver: recipient },
    'recipient-token',
  ],
  [
    'a batch without its contract',
    batchCalls(
      [0n, 1n].map((amount) => ({ to: recipient, value: amount, data: '0x', operation: 0 })),
      '1.3.0',
    ),
    'code-missing',
  ],
])('signAsOwner refuses %s', async (_, fields, code) => {
  const page = await openShared();
  const touches = page.authenticator.asked();
  if (code === 'code-missing')
    expect(await world.client.getCode({ address: fields.to ?? zeroAddress })).toBeUndefined();
  await expect(sign(page, { ...paymentAt(2n), ...fields })).rejects.toMatchObject({
    reason: 'rejected',
  });
  expect(page.authenticator.asked()).toBe(touches);
  const [review] = page.reviews;
  const told = review && 'explain' in review ? await review.explain() : undefined;
  expect(told?.findings.map((one) => one.code)).toContain(code);
});

test('signAsOwner explains a refund as a payment', async () => {
  const page = await openShared();
  const gasPrice = await world.client.getGasPrice();
  const transaction = { ...paymentAt(2n), safeTxGas: 50_000n, gasPrice, refundReceiver: recipient };
  await sign(page, transaction);
  const [review] = page.reviews;
  const told = review && 'explain' in review ? await review.explain() : undefined;
  expect(told?.leaves).toMatchObject([
    { kind: 'payment', amount: payment.value },
    { kind: 'refund', to: recipient, amount: greatestRefund(transaction)?.amount },
  ]);
});

test('signAsOwner reviews a batch call by call', async () => {
  const page = await openShared();
  const calls = [payment, { to: page.address, value: 0n }].map((call) => ({
    ...call,
    data: '0x' as const,
    operation: 0 as const,
  }));
  await sign(page, createTransaction(batchCalls(calls, '1.4.1'), 2n));
  expect(page.reviews).toMatchObject([{ calls }]);
  const known = canonicalDeployments.map(({ contracts }) => contracts.multiSendCallOnly);
  expect(batchContracts).toEqual(known);
});

test('signAsOwner signs a message as one of two owners, which the account accepts', async () => {
  const { owners, safe, reviews } = await openShared();
  const message = 'Paint the jetty blue.';
  const hashes = hashSafeMessage(message, safe);
  const own = await owners.sign({ chainId, safe: safe.address, message, hash: hashes.hash });
  expect(reviews).toMatchObject([{ kind: 'owner-message', message, hashes }]);
  const signature = await wallet.sign({ hash: hashes.hash });
  const joined = joinSignatures([
    ...(await splitSignatures(own, hashes.hash)),
    await toSafeSignature({
      signature,
      owner: wallet.address,
      hash: hashes.hash,
      kind: 'typed-data',
    }),
  ]);
  const answer = await world.client.readContract({
    address: safe.address,
    abi: validity,
    functionName: 'isValidSignature',
    args: [hashMessage(message), joined],
  });
  expect(answer).toBe('0x1626ba7e');
});

test('signAsOwner signs for a Safe that the account owns, which executes it', async () => {
  const inner = await open();
  const outer = await openShared();
  const swap = addOwner(
    { address: outer.address, owners: [wallet.address, outer.signer], threshold: 2 },
    inner.address,
    2,
  );
  const change = createTransaction(swap, 2n);
  await outer.owners.submit(await executionOf(change, outer.safe, await sign(outer, change)));

  const transaction = paymentAt(3n);
  inner.reviews.length = 0;
  const own = await sign({ owners: inner.owners, safe: outer.safe }, transaction);
  const safeHashes = hashTransaction(transaction, outer.safe);
  const account = inner.address;
  expect(inner.reviews).toMatchObject([
    { kind: 'owner-transaction', account, safe: outer.address, safeHashes },
  ]);
  expect(inner.reviews[0]?.hashes.hash).not.toBe(safeHashes.hash);
  const [only] = await splitSignatures(own, safeHashes.hash);
  expect(only).toMatchObject({ kind: 'contract', owner: inner.address });
  const before = await world.client.getBalance({ address: recipient });
  const { to, data } = await executionOf(transaction, outer.safe, own);
  await send(inner, { to, data });
  expect(await world.client.getBalance({ address: recipient })).toBe(before + payment.value);
});

test.each<[string, (page: Page, other: Page) => Promise<unknown>, object]>([
  [
    'another’s Safe',
    (page, { safe }) => sign({ ...page, safe }, paymentAt(2n)),
    unauthorized('not an owner'),
  ],
  [
    'no Safe',
    (page) => sign({ ...page, safe: { ...page.safe, address: recipient } }, paymentAt(2n)),
    unauthorized('not on this network'),
  ],
  [
    'fields of another hash',
    ({ owners, address }) =>
      owners.sign({
        chainId,
        safe: address,
        transaction: paymentAt(2n),
        hash: `0x${'5a'.repeat(32)}` as Hash,
      }),
    { reason: 'invalidParams', message: expect.stringContaining('another hash') },
  ],
  [
    'a delegatecall',
    (page) => sign(page, createTransaction({ to: recipient, operation: 1 }, 2n)),
    { reason: 'invalidParams', message: expect.stringContaining('delegated') },
  ],
  [
    'a network it is not configured for',
    ({ owners, safe }) => {
      const transaction = paymentAt(2n);
      const { hash } = hashTransaction(transaction, safe);
      return owners.sign({ chainId: 5, safe: safe.address, transaction, hash });
    },
    { reason: 'unknownNetwork' },
  ],
])('signAsOwner refuses %s, without a review', async (_case, signed, refusal) => {
  const [page, other] = [await openShared(), await open()];
  const touches = page.authenticator.asked();
  await expect(signed(page, other)).rejects.toMatchObject(refusal);
  expect(page.reviews).toEqual([]);
  expect(page.authenticator.asked()).toBe(touches);
});

test('signAsOwner refuses an account that is not deployed on the network', async () => {
  const page = await open({}, false);
  await expect(sign(page, paymentAt(0n))).rejects.toMatchObject(
    unauthorized('not on this network'),
  );
  const host = await openShared();
  // The signer is an owner before it is there.
  const early = addOwner(
    { address: host.address, owners: [wallet.address, host.signer], threshold: 2 },
    page.signer,
    2,
  );
  const change = createTransaction(early, 2n);
  await host.owners.submit(await executionOf(change, host.safe, await sign(host, change)));
  const asked = sign({ owners: page.owners, safe: host.safe }, paymentAt(3n));
  await expect(asked).rejects.toMatchObject(unauthorized('not on this network'));
  expect(page.reviews).toEqual([]);
});

test('signAsOwner signs nothing after a rejected review', async () => {
  let isYes = true;
  const page = await openShared({ review: async () => isYes });
  isYes = false;
  const touches = page.authenticator.asked();
  await expect(sign(page, paymentAt(2n))).rejects.toMatchObject({ reason: 'rejected' });
  expect(page.authenticator.asked()).toBe(touches);
});

test('signature over other data is refused by signAsOwner, Safe and gateway', async () => {
  const { safe, signer, ...page } = await openShared();
  const own = await sign({ ...page, safe }, paymentAt(2n));
  const other = hashTransaction(paymentAt(3n), safe);
  const owners = [signer, zeroAddress];
  const [first] = await splitSignatures(own, other.hash);
  if (first?.kind !== 'contract') throw new Error('It is a contract’s.');
  const signature = joinSignatures([contractSignature(signer, first.data)]);
  const checked = await checkConfirmations([{ owner: signer, signature }], {
    hashes: other,
    owners,
    verify: async ({ owner, ...one }, { hash }) => {
      const data = 'data' in one ? one.data : '0x';
      const ask = { address: owner, abi: validity, functionName: 'isValidSignature' } as const;
      return (await world.client.readContract({ ...ask, args: [hash, data] })) === '0x1626ba7e';
    },
  });
  expect(checked.signatures).toEqual([]);
});

function unauthorized(words: string) {
  return { reason: 'unauthorized', message: expect.stringContaining(words) };
}
