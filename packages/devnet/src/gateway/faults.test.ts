import { createGatewayClient } from '@mooring/safe/gateway';
import { createTransaction, hashSafeMessage, hashTransaction } from '@mooring/safe/transactions';
import { numberToHex, recoverAddress } from 'viem';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { DEMO_ACCOUNTS, TREASURY } from '../accounts.ts';
import { signHash } from '../safe/multisig/signHash.ts';
import { type GatewayBench, startBench } from './localGateway.testing.ts';

const [mira, , impostor] = DEMO_ACCOUNTS;
let bench: GatewayBench;
beforeAll(async () => {
  bench = await startBench();
});
afterEach(() => bench.gateway.faults.clear());
afterAll(() => bench.stop());

/** Details of the first transaction of the queue. */
async function next() {
  const { client, club } = bench;
  const { results } = await client.safes.queued(club.chainId, club.address);
  const [row] = results.flatMap((one) => (one.type === 'TRANSACTION' ? [one] : []));
  const details = await client.transactions.get(club.chainId, row?.transaction.id ?? '');
  const { txData, detailedExecutionInfo: info } = details;
  if (!txData || info?.type !== 'MULTISIG') throw new Error('Not a multisig transaction');
  const { to, value, hexData, operation } = txData;
  const call = { to: to.value, value: value ?? 0n, data: hexData ?? '0x', operation };
  const { hash } = hashTransaction(createTransaction(call, info.nonce), bench.club);
  return { call, info, hash, txInfo: details.txInfo };
}

test('gateway without faults returns matching data', async () => {
  const { call, info, hash } = await next();
  expect(call.to).toBe(TREASURY.address);
  expect(hash).toBe(info.safeTxHash);
});

test('gateway fault recipient changes the field, not the hash', async () => {
  bench.gateway.faults.begin('changed-recipient');
  const { call, info, hash, txInfo } = await next();
  expect(call.to).toBe(impostor.address);
  expect(txInfo).toMatchObject({ recipient: { value: impostor.address } });
  expect(hash).not.toBe(info.safeTxHash);
});

test('gateway fault operation reports a delegatecall', async () => {
  bench.gateway.faults.begin('changed-operation');
  expect((await next()).call.operation).toBe(1);
});

test('gateway fault signature forges an owner’s signature', async () => {
  bench.gateway.faults.begin('foreign-signature');
  const { info, hash } = await next();
  const [one] = info.confirmations;
  expect(one?.signer.value).not.toBe(impostor.address);
  expect(await recoverAddress({ hash, signature: one?.signature ?? '0x' })).toBe(impostor.address);
});

test('gateway fault hash returns another hash', async () => {
  const { info } = await next();
  bench.gateway.faults.begin('wrong-hash');
  const { client, club } = bench;
  const lied = await client.transactions.get(club.chainId, info.safeTxHash);
  expect(lied.detailedExecutionInfo).not.toMatchObject({ safeTxHash: info.safeTxHash });
});

test('gateway fault owners reorders owners', async () => {
  bench.gateway.faults.begin('unsorted-owners');
  const { client, club } = bench;
  const { owners } = await client.safes.get(club.chainId, club.address);
  expect(owners.map(({ value }) => value)).toEqual(club.owners.toReversed());
});

test('gateway fault next points to another origin, which the client refuses', async () => {
  bench.gateway.faults.begin('foreign-next-page');
  const { client, club } = bench;
  const { next: elsewhere } = await client.safes.history(club.chainId, club.address);
  expect(elsewhere).toContain('https://gateway.example/');
  await expect(
    client.safes.history(club.chainId, club.address, { pageUrl: elsewhere ?? '' }),
  ).rejects.toThrow('has no cursor');
});

test('gateway behind a proxy: the client reads the next page at the gateway', async () => {
  bench.gateway.faults.begin('next-page-behind-proxy');
  const { client, club } = bench;
  const { url } = bench.gateway;
  const first = await fetch(
    `${url}/v1/chains/${club.chainId}/safes/${club.address}/transactions/history?limit=5`,
  );
  const { next: named }: { next: string } = await first.json();
  expect(named).toMatch(/^http:\/\/127\.0\.0\.1\/v1\//);
  const second = await client.safes.history(club.chainId, club.address, { pageUrl: named });
  expect(second.results.filter(({ type }) => type === 'TRANSACTION')).toHaveLength(5);
});

test('gateway fault endless list is refused by the client', async () => {
  bench.gateway.faults.begin('endless-list');
  const { client, club } = bench;
  await expect(client.safes.queued(club.chainId, club.address)).rejects.toThrow(
    'Unexpected response',
  );
});

test('gateway fault name contains markup (XSS)', async () => {
  bench.gateway.faults.begin('script-in-name');
  const { client, club } = bench;
  const { owners } = await client.safes.get(club.chainId, club.address);
  expect(owners[0]?.name).toContain('<script>');
});

test.each([
  ['down', /^CGW error - status (Service Unavailable|503)/],
  ['busy', 'CGW error - 429: Too many requests'],
] as const)('gateway fault %s returns errors until cleared', async (fault, error) => {
  const { gateway, client } = bench;
  gateway.faults.begin(fault);
  await expect(client.chains.list()).rejects.toThrow(error);
  gateway.faults.clear();
  expect((await client.chains.list()).results).toHaveLength(2);
});

test('gateway fault slow runs into the client’s timeout', async () => {
  const { gateway } = bench;
  gateway.faults.slow(60_000);
  const hurried = createGatewayClient({ baseUrl: gateway.url, timeoutMs: 50 });
  await expect(hurried.chains.list()).rejects.toThrow();
});

test('gateway fault stale caches reads until released', async () => {
  const { gateway, client, club } = bench;
  gateway.faults.begin('cached');
  const queued = async () => (await client.safes.queued(club.chainId, club.address)).results.length;
  const before = await queued();
  const transaction = createTransaction({ to: TREASURY.address, value: 1n }, 90n);
  const { hash } = hashTransaction(transaction, club);
  await client.transactions.propose(club.chainId, club.address, {
    ...{ transaction, safeTxHash: hash, sender: mira.address },
    signature: signHash(hash, mira.privateKey),
  });
  expect(await queued()).toBe(before);
  gateway.faults.clear();
  expect(await queued()).toBe(before + 1);
});

test('gateway fault stale can be set again', async () => {
  const { gateway, client, club } = bench;
  const messages = async () =>
    (await client.messages.list(club.chainId, club.address)).results.length;
  gateway.faults.begin('cached');
  const before = await messages();
  const message = 'The pier is repaired.';
  const signature = signHash(hashSafeMessage(message, club).hash, mira.privateKey);
  await client.messages.propose(club.chainId, club.address, { message, signature });
  gateway.faults.clear();
  gateway.faults.begin('cached');
  expect(await messages()).toBeGreaterThan(before);
});

test('gateway fault stale caches a Safe until released', async () => {
  const { gateway, client, club, devnet } = bench;
  gateway.faults.begin('cached');
  const nonce = async () => (await client.safes.get(club.chainId, club.address)).nonce;
  const before = await nonce();
  await devnet.ethereum.client.setStorageAt({
    address: club.address,
    index: 5,
    value: numberToHex(before + 1n, { size: 32 }),
  });
  expect(await nonce()).toBe(before);
  gateway.faults.clear();
  expect(await nonce()).toBe(before + 1n);
});
