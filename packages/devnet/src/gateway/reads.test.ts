import { hashTransaction } from '@mooring/safe/transactions';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_ACCOUNTS, TREASURY } from '../accounts.ts';
import { type GatewayBench, startBench } from './localGateway.testing.ts';

const [mira, , impostor] = DEMO_ACCOUNTS;
let bench: GatewayBench;
beforeAll(async () => {
  bench = await startBench({ allowOrigin: (origin) => origin === 'http://page.example' });
});
afterAll(() => bench.stop());

test('gateway lists its networks only', async () => {
  const { client, club, kiosk } = bench;
  const { results } = await client.chains.list();
  expect(results.map(({ chainId }) => chainId)).toEqual([club.chainId, kiosk.chainId]);
  const versions = (await client.chains.masterCopies(club.chainId)).map(({ version }) => version);
  expect(versions).toEqual(['1.4.1', '1.4.1+L2', '1.5.0', '1.5.0+L2']);
  await expect(client.chains.get(1)).rejects.toThrow('CGW error - 404: An error occurred');
});

test('gateway returns a Safe and its balances from the chain', async () => {
  const { client, club, kiosk } = bench;
  const safe = await client.safes.get(club.chainId, club.address);
  expect(safe.owners.map(({ value }) => value)).toEqual(club.owners);
  expect(safe).toMatchObject({ threshold: 2, nonce: 6n, version: '1.4.1+L2', modules: null });
  expect(safe.implementation.name).toBe('SafeL2 1.4.1');
  const { items } = await client.safes.balances(club.chainId, club.address, 'usd');
  expect(items.map(({ tokenInfo, balance }) => [tokenInfo.symbol, balance])).toEqual([
    ['ETH', 4_570_000_000_000_000_000n],
    ['HUSD', 835_500_000n],
    ['ANCR', 17_500_000_000_000_000_000n],
  ]);
  expect((await client.safes.get(kiosk.chainId, kiosk.address)).version).toBe('1.5.0+L2');
});

test('gateway lists Safes by owner', async () => {
  const { client, club } = bench;
  const ofMira = await client.safes.ofOwner(club.chainId, mira.address);
  expect(ofMira.safes).toEqual([club.address]);
  expect((await client.safes.ofOwner(club.chainId, impostor.address)).safes).toEqual([]);
  await expect(client.safes.get(club.chainId, impostor.address)).rejects.toThrow(
    'CGW error - 404: Safe not found',
  );
});

test('gateway queue has next, queued and conflict headers', async () => {
  const { client, club } = bench;
  const { results } = await client.safes.queued(club.chainId, club.address);
  const rows = results.map((row) => {
    if (row.type === 'LABEL') return row.label;
    if (row.type === 'CONFLICT_HEADER') return `conflict ${row.nonce}`;
    if (row.type !== 'TRANSACTION') return row.type;
    const { executionInfo, txStatus, txInfo } = row.transaction;
    const nonce = executionInfo?.type === 'MULTISIG' ? executionInfo.nonce : '';
    return `${nonce} ${txInfo.type} ${txStatus} ${row.conflictType}`;
  });
  expect(rows).toEqual([
    'Next',
    '6 Transfer AWAITING_EXECUTION None',
    'Queued',
    '7 Transfer AWAITING_CONFIRMATIONS None',
    'conflict 8',
    '8 Transfer AWAITING_CONFIRMATIONS HasNext',
    '8 Custom AWAITING_CONFIRMATIONS End',
    '9 Custom AWAITING_CONFIRMATIONS None',
  ]);
  const nonces = await client.safes.nonces(club.chainId, club.address);
  expect(nonces).toEqual({ currentNonce: 6n, recommendedNonce: 10n });
});

test('gateway history is that of the chain, newest first, by day', async () => {
  const { client, club } = bench;
  const { results } = await client.safes.history(club.chainId, club.address);
  const rows = results.flatMap((row) => (row.type === 'TRANSACTION' ? [row.transaction] : []));
  expect(rows.map(({ txInfo, txStatus }) => `${kindOf(txInfo)} ${txStatus}`)).toEqual([
    'INCOMING SUCCESS',
    'multiSend SUCCESS',
    'INCOMING SUCCESS',
    'dock FAILED',
    'setName SUCCESS',
    'SettingsChange SUCCESS',
    'OUTGOING SUCCESS',
    'OUTGOING SUCCESS',
    'INCOMING SUCCESS',
    'INCOMING SUCCESS',
    'INCOMING SUCCESS',
    'Creation SUCCESS',
  ]);
  expect(results[0]?.type).toBe('DATE_LABEL');
  const incoming = await client.safes.incomingTransfers(club.chainId, club.address);
  expect(incoming.results).toHaveLength(5);
  const modules = await client.safes.moduleTransactions(club.chainId, club.address);
  expect(modules.results).toEqual([]);
});

test('gateway returns details of an executed transaction that match its hash', async () => {
  const { client, club } = bench;
  const all = await client.safes.multisigTransactions(club.chainId, club.address);
  expect(all.results).toHaveLength(11);
  const results = all.results.filter((row) => row.type === 'TRANSACTION' && row.transaction.txHash);
  expect(results).toHaveLength(6);
  for (const row of results) {
    if (row.type !== 'TRANSACTION') continue;
    const details = await client.transactions.get(club.chainId, row.transaction.id);
    const { txData, detailedExecutionInfo: info } = details;
    if (!txData || info?.type !== 'MULTISIG') throw new Error('There is nothing to check.');
    const { hash } = hashTransaction(
      {
        to: txData.to.value,
        value: txData.value ?? 0n,
        data: txData.hexData ?? '0x',
        operation: txData.operation,
        safeTxGas: info.safeTxGas,
        baseGas: info.baseGas,
        gasPrice: info.gasPrice,
        gasToken: info.gasToken,
        refundReceiver: info.refundReceiver.value,
        nonce: info.nonce,
      },
      club,
    );
    expect(info.safeTxHash).toBe(hash);
    expect(info.executor?.value).toBe(TREASURY.address);
    expect(info.confirmations).toHaveLength(2);
  }
});

test('gateway pages link by absolute URLs', async () => {
  const { gateway, club } = bench;
  const base = `${gateway.url}/v1/chains/${club.chainId}/safes/${club.address}`;
  let next: string | null = `${base}/transactions/history?cursor=limit%3D5%26offset%3D0`;
  const counts: number[] = [];
  while (next !== null) {
    expect(next.startsWith(gateway.url)).toBe(true);
    const page: { next: string | null; results: { type: string }[] } = await (
      await fetch(next)
    ).json();
    counts.push(page.results.filter(({ type }) => type === 'TRANSACTION').length);
    next = page.next;
  }
  expect(counts).toEqual([5, 5, 2]);
});

interface QueuePage {
  readonly count: number;
  readonly next: string | null;
  readonly results: readonly { readonly transaction?: { readonly id: string } }[];
}

test('gateway queue pages overlap by one row', async () => {
  const { gateway, club } = bench;
  const base = `${gateway.url}/v1/chains/${club.chainId}/safes/${club.address}`;
  const read = async (url: string) => {
    const page: QueuePage = await (await fetch(url)).json();
    expect(page.count).toBe(page.results.length);
    const ids = page.results.flatMap(({ transaction }) => transaction?.id ?? []);
    return { ids, next: page.next ?? '' };
  };
  const first = await read(`${base}/transactions/queued?cursor=limit%3D2`);
  const second = await read(first.next);
  expect(second.ids).toHaveLength(3);
  expect(second.ids[0]).toBe(first.ids.at(-1));
});

test('gateway decodes call data and names contracts', async () => {
  const { client, club, gateway } = bench;
  const [row] = (await client.safes.multisigTransactions(club.chainId, club.address)).results;
  // Highest nonce: the batch.
  if (row?.type !== 'TRANSACTION') throw new Error('There is no transaction.');
  const { txData } = await client.transactions.get(club.chainId, row.transaction.id);
  const to = txData?.to.value ?? '0x';
  const data = txData?.hexData ?? '0x';
  const decoded = await client.chains.decodeData(club.chainId, { data, to });
  expect(decoded.method).toBe('multiSend');
  await expect(client.chains.decodeData(club.chainId, { data: '0x12345678', to })).rejects.toThrow(
    'CGW error - 404: An error occurred',
  );
  const unnamed = await fetch(`${gateway.url}/v1/chains/${club.chainId}/data-decoder`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ data }),
  });
  expect([unnamed.status, await unnamed.json()]).toMatchObject([422, { path: ['to'] }]);
  const contract = await client.chains.contract(club.chainId, txData?.to.value ?? '0x');
  expect(contract).toMatchObject({
    name: 'Safe: MultiSendCallOnly 1.4.1',
    trustedForDelegateCall: true,
  });
});

test.each([
  ['x', 404],
  ['0x1234', 404],
  ['multisig_', 400],
  ['multisig_0x12', 400],
])('gateway refuses the transaction id %s with %i', async (id, status) => {
  const { client, club } = bench;
  const refusal = { reason: 'refused', status };
  await expect(client.transactions.get(club.chainId, id)).rejects.toMatchObject(refusal);
});

test('gateway returns a transaction for its own Safe only', async () => {
  const { client, club } = bench;
  const [row] = (await client.safes.multisigTransactions(club.chainId, club.address)).results;
  if (row?.type !== 'TRANSACTION') throw new Error('There is no transaction.');
  const id = row.transaction.id.replace(club.address, TREASURY.address);
  await expect(client.transactions.get(club.chainId, id)).rejects.toThrow(
    'CGW error - 400: Invalid transaction ID',
  );
});

test('gateway responses have the fields of the public gateway', async () => {
  const { gateway, club } = bench;
  const answerOf = async (path: string) => (await fetch(`${gateway.url}/v1/chains${path}`)).json();
  const chains = await answerOf('');
  expect(chains).toMatchObject({ count: 2, next: null, previous: null });
  expect(chains.results[0]).toHaveProperty('relayer');
  const ofClub = `/${club.chainId}/safes/${club.address}`;
  const { items } = await answerOf(`${ofClub}/balances/usd`);
  expect(items[0]).toHaveProperty('fiatBalance24hChange');
  for (const list of ['messages', 'transactions/queued', 'transactions/history'])
    expect(await answerOf(`${ofClub}/${list}`)).toMatchObject({ count: expect.any(Number) });
});

test('gateway names an application by its own list', async () => {
  const { client, club } = bench;
  const { results } = await client.safes.queued(club.chainId, club.address);
  const names = results.flatMap((row) =>
    row.type === 'TRANSACTION' ? [row.transaction.safeAppInfo?.name] : [],
  );
  expect(names.at(-1)).toBe('Harbour office');
});

test('gateway refuses to relay', async () => {
  const { client, club } = bench;
  const { chainId, address: to } = club;
  const asked = [
    client.relay.limit(chainId, to),
    client.relay.send(chainId, { to, data: '0x', version: '1.4.1' }),
  ];
  for (const one of asked) await expect(one).rejects.toThrow('CGW error - 403: No relayer defined');
});

test('gateway history includes the creation of a Safe', async () => {
  const { client, club } = bench;
  const { results } = await client.safes.history(club.chainId, club.address);
  const last = results.at(-1);
  if (last?.type !== 'TRANSACTION') throw new Error('The history is empty.');
  expect(last.transaction.txInfo.type).toBe('Creation');
  await expect(client.transactions.get(club.chainId, last.transaction.id)).rejects.toThrow('404');
});

test('gateway refuses other origins (CORS) and unknown routes (404)', async () => {
  const { gateway } = bench;
  const asked = (origin: string) => fetch(`${gateway.url}/v1/chains`, { headers: { origin } });
  const header = 'access-control-allow-origin';
  expect((await asked('http://page.example')).headers.get(header)).toBe('http://page.example');
  expect((await asked('http://evil.example')).headers.get(header)).toBeNull();
  const unknown = await fetch(`${gateway.url}/v1/accounts`, { method: 'POST' });
  expect([unknown.status, await unknown.json()]).toEqual([
    404,
    { code: 404, message: 'Cannot POST /v1/accounts' },
  ]);
});

test('gateway reindexes after a reorg (evm_revert)', async () => {
  const { devnet, client, kiosk } = bench;
  const chain = devnet.rollup.client;
  const count = async () =>
    (await client.safes.incomingTransfers(kiosk.chainId, kiosk.address)).results.length;
  const before = await count();
  const id = await chain.snapshot();
  await chain.sendTransaction({ account: mira.address, to: kiosk.address, value: 5n });
  await expect.poll(count).toBe(before + 1);
  await chain.revert({ id });
  expect(await count()).toBe(before);
});

function kindOf(info: {
  type: string;
  direction?: string;
  methodName?: string | null | undefined;
}) {
  return info.direction ?? info.methodName ?? info.type;
}
