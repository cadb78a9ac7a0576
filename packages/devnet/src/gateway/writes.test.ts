import {
  createTransaction,
  encodeExecution,
  hashSafeMessage,
  hashTransaction,
  joinSignatures,
  type SafeTransaction,
} from '@mooring/safe/transactions';
import { type Address, concat, type Hex, hashMessage, hashTypedData, parseAbi } from 'viem';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { createSiweMessage } from 'viem/siwe';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_ACCOUNTS, type DemoAccount, TREASURY } from '../accounts.ts';
import { coins } from '../safe/multisig/safeTransactions.ts';
import { signHash } from '../safe/multisig/signHash.ts';
import { type GatewayBench, startBench } from './localGateway.testing.ts';
import type { Delegate } from './world.ts';

const [mira, keeper, impostor, newcomer] = DEMO_ACCOUNTS;
const clerkKey = generatePrivateKey();
const clerk = {
  label: 'Clerk',
  address: privateKeyToAccount(clerkKey).address,
  privateKey: clerkKey,
};
const delegates: Delegate[] = [];

let bench: GatewayBench;
beforeAll(async () => {
  bench = await startBench({ delegates });
  delegates.push({ safe: bench.club.address, delegate: clerk.address, delegator: mira.address });
});
afterAll(() => bench.stop());

const payment = (nonce: bigint) => createTransaction(coins(TREASURY.address, '0.01'), nonce);

function propose(
  transaction: SafeTransaction,
  by: DemoAccount,
  changes: Partial<{
    safeTxHash: Hex;
    sender: Address;
    signature: Hex | undefined;
    origin: string;
  }> = {},
) {
  const { client, club } = bench;
  const { hash } = hashTransaction(transaction, club);
  const signature = signHash(hash, by.privateKey);
  const proposal = { transaction, safeTxHash: hash, sender: by.address, signature, ...changes };
  return client.transactions.propose(club.chainId, club.address, proposal);
}

test('gateway: propose, confirm, execute, history', async () => {
  const { client, club, devnet } = bench;
  const { hash, first } = await nextOf();
  const proposed = await client.transactions.get(club.chainId, hash);
  expect(proposed.txStatus).toBe('AWAITING_EXECUTION');
  await execute(hash, first);
  expect((await client.transactions.get(club.chainId, hash)).txStatus).toBe('SUCCESS');

  // Nonce 7 has the keeper's signature; Mira's is the second.
  const [seventh] = await queue();
  const { safeTxHash = '0x', transaction } = seventh ?? {};
  if (!transaction) throw new Error('The queue is empty.');
  const signature = signHash(safeTxHash, mira.privateKey);
  const confirmed = await client.transactions.confirm(club.chainId, safeTxHash, signature);
  expect(confirmed.txStatus).toBe('AWAITING_EXECUTION');
  await execute(safeTxHash, transaction);
  const details = await client.transactions.get(club.chainId, safeTxHash);
  expect(details).toMatchObject({ txStatus: 'SUCCESS' });
  expect(details.txHash).toBeTruthy();
  const { results } = await client.safes.history(club.chainId, club.address);
  const rows = results.flatMap((row) =>
    row.type === 'TRANSACTION' ? [row.transaction.txHash] : [],
  );
  expect(rows[0]).toBe(details.txHash);
  await expect(
    client.transactions.confirm(
      club.chainId,
      safeTxHash,
      signHash(safeTxHash, newcomer.privateKey),
    ),
  ).rejects.toThrow('CGW error - 422: Invalid nonce');
  expect(
    (await devnet.ethereum.client.getTransactionReceipt({ hash: details.txHash ?? '0x' })).status,
  ).toBe('success');
});

test('gateway cancels the other transaction of an executed nonce', async () => {
  const { client, club } = bench;
  const [payIt, rejectIt] = await queue();
  if (!payIt || !rejectIt) throw new Error('There is no conflict.');
  const signature = signHash(rejectIt.safeTxHash, mira.privateKey);
  const confirmed = await client.transactions.confirm(club.chainId, rejectIt.safeTxHash, signature);
  expect(confirmed.txInfo).toMatchObject({ isCancellation: true });
  await execute(rejectIt.safeTxHash, rejectIt.transaction);
  const details = await client.transactions.get(club.chainId, payIt.safeTxHash);
  expect(details.txStatus).toBe('CANCELLED');
});

test('gateway refuses invalid proposals with the reason', async () => {
  const nonce = 40n;
  const sound = payment(nonce);
  const { hash } = hashTransaction(sound, bench.club);
  const refusals = [
    [() => propose(payment(0n), mira), 'Invalid nonce'],
    [() => propose(sound, impostor), 'Invalid signature'],
    [() => propose(sound, mira, { sender: keeper.address }), 'Invalid signature'],
    [
      () => propose(sound, mira, { safeTxHash: hashTransaction(payment(41n), bench.club).hash }),
      'Invalid safeTxHash',
    ],
    [() => propose(sound, mira, { signature: '0x1234' }), 'Invalid signature'],
    [() => propose({ ...sound, operation: 1 }, mira), 'Delegate call is disabled'],
    // Rounded by a gateway that reads it as a JSON number.
    [() => propose(payment(2n ** 53n + 1n), mira), 'Invalid safeTxHash'],
    [
      () => propose(sound, mira, { safeTxHash: `0x${hash.slice(2).toUpperCase()}` }),
      'Invalid safeTxHash',
    ],
    [
      () => propose(sound, impostor, { signature: undefined }),
      `422: Sender=${impostor.address} is not an owner or delegate.`,
    ],
    [
      () => bench.client.transactions.confirm(bench.club.chainId, hash, '0x12'),
      'CGW error - custom: Invalid signature',
    ],
    [
      () => bench.client.transactions.confirm(bench.club.chainId, hash, `0x${'12'.repeat(65)}`),
      'CGW error - 404: An error occurred',
    ],
  ] as const;
  for (const [asked, reason] of refusals) await expect(asked()).rejects.toThrow(reason);
  await expect(bench.client.transactions.get(bench.club.chainId, hash)).rejects.toThrow('404');
});

test('gateway names an invalid field', async () => {
  const { gateway, club } = bench;
  const response = await fetch(
    `${gateway.url}/v1/chains/${club.chainId}/transactions/${club.address}/propose`,
    posted({ to: 'nowhere' }),
  );
  expect([response.status, await response.json()]).toEqual([
    422,
    { statusCode: 422, code: 'custom', path: ['to'], message: 'Invalid address' },
  ]);
});

test.each([
  ['text/plain', JSON.stringify({ to: 'nowhere' }), 422],
  ['application/json', '{', 400],
])('gateway refuses an invalid body of %s', async (type, body, expected) => {
  const { gateway, club } = bench;
  const { status } = await fetch(
    `${gateway.url}/v1/chains/${club.chainId}/transactions/${club.address}/propose`,
    { method: 'POST', headers: { 'content-type': type }, body },
  );
  expect(status).toBe(expected);
});

test.each(['nonce', 'value'])('gateway requires %s as decimal text', async (field) => {
  const { gateway, club } = bench;
  const transaction = payment(42n);
  const { hash } = hashTransaction(transaction, club);
  const body = {
    ...transaction,
    ...{ value: `${transaction.value}`, nonce: '42', safeTxGas: '0', baseGas: '0', gasPrice: '0' },
    ...{ data: null, safeTxHash: hash, sender: mira.address, [field]: 42 },
  };
  const response = await fetch(
    `${gateway.url}/v1/chains/${club.chainId}/transactions/${club.address}/propose`,
    posted(body),
  );
  expect([response.status, await response.json()]).toMatchObject([422, { path: [field] }]);
});

test('gateway stores a note as HTML text and drops an origin that is not a JSON object', async () => {
  const noteOf = async (nonce: bigint, origin: string) =>
    (await raw(await propose(payment(nonce), mira, { origin }))).note;
  const raw = async ({ txId }: { txId: string }): Promise<{ note: unknown }> => {
    const { gateway, club } = bench;
    return (await fetch(`${gateway.url}/v1/chains/${club.chainId}/transactions/${txId}`)).json();
  };
  const note = 'Tom & Ann <ann@pier.example>, 5 < 6 &lt; 7';
  expect(await noteOf(43n, JSON.stringify({ note }))).toBe('Tom &amp; Ann , 5 &lt; 6 &lt; 7');
  expect(await noteOf(44n, 'Harbour office')).toBeNull();
});

test('gateway refuses an origin over 200 characters', async () => {
  const origin = (length: number) => JSON.stringify({ note: 'é'.repeat(length - 11) });
  const proposed = propose(payment(45n), mira, { origin: origin(201) });
  await expect(proposed).rejects.toThrow('CGW error - 422: An error occurred');
  await propose(payment(45n), mira, { origin: origin(200) });
  const { client, club } = bench;
  const message = 'Paint the buoy red.';
  const signature = signHash(hashSafeMessage(message, club).hash, mira.privateKey);
  await expect(
    client.messages.propose(club.chainId, club.address, {
      message,
      signature,
      origin: origin(201),
    }),
  ).rejects.toThrow('CGW error - 400: An error occurred');
});

test('gateway accepts one signature of an owner per request', async () => {
  const { client, club } = bench;
  const transaction = payment(46n);
  await propose(transaction, mira);
  const { hash } = hashTransaction(transaction, club);
  const both = concat([signHash(hash, keeper.privateKey), signHash(hash, newcomer.privateKey)]);
  await expect(client.transactions.confirm(club.chainId, hash, both)).rejects.toThrow(
    'CGW error - 500: Internal server error',
  );
});

test('gateway refuses a second signature of a message by one owner (replay)', async () => {
  const { client, club } = bench;
  const message = 'Paint the buoy green.';
  const { hash } = hashSafeMessage(message, club);
  const signature = signHash(hash, mira.privateKey);
  const post = () => client.messages.propose(club.chainId, club.address, { message, signature });
  await post();
  await expect(post()).rejects.toThrow('400: Message with hash');
  await expect(client.messages.confirm(club.chainId, hash, signature)).rejects.toThrow(
    `400: Signature for owner ${mira.address} already exists`,
  );
  const both = concat([signHash(hash, keeper.privateKey), signHash(hash, newcomer.privateKey)]);
  await expect(client.messages.confirm(club.chainId, hash, both)).rejects.toThrow('500');
});

test('gateway refuses typed data without a primary type', async () => {
  const { client, club } = bench;
  const types = { Vote: [{ name: 'choice', type: 'string' }] };
  const message = { domain: {}, types, message: { choice: 'blue' } };
  const plain = hashTypedData({ ...message, primaryType: 'Vote' });
  const { hash } = hashSafeMessage({ raw: plain }, club);
  const signature = signHash(hash, mira.privateKey);
  const post = (content: object) =>
    client.messages.propose(club.chainId, club.address, { message: content, signature });
  await expect(post(message)).rejects.toThrow('Invalid message');
  await post({ ...message, primaryType: 'Vote' });
});

test('gateway accepts unsigned proposals of a delegate and hides them', async () => {
  const { client, club } = bench;
  const delegated = await propose(payment(50n), clerk);
  expect(delegated.detailedExecutionInfo).toMatchObject({
    confirmations: [],
    proposer: { value: mira.address },
  });
  const transaction = payment(51n);
  const safeTxHash = hashTransaction(transaction, club).hash;
  const sender = keeper.address;
  await client.transactions.propose(club.chainId, club.address, {
    transaction,
    safeTxHash,
    sender,
  });
  const shown = await queue();
  expect(shown.map((one) => one.transaction.nonce)).toContain(50n);
  expect(shown.map((one) => one.transaction.nonce)).not.toContain(51n);
});

test('gateway deletes a proposal for its proposer only', async () => {
  const { client, club } = bench;
  const transaction = payment(60n);
  await propose(transaction, mira);
  const safeTxHash = hashTransaction(transaction, club).hash;
  const wish = (account: DemoAccount, totp: number) =>
    signHash(
      hashTypedData({
        domain: {
          name: 'Safe Transaction Service',
          version: '1.0',
          chainId: club.chainId,
          verifyingContract: club.address,
        },
        types: {
          DeleteRequest: [
            { name: 'safeTxHash', type: 'bytes32' },
            { name: 'totp', type: 'uint256' },
          ],
        },
        primaryType: 'DeleteRequest',
        message: { safeTxHash, totp: BigInt(totp) },
      }),
      account.privateKey,
    );
  const hour = Math.floor(Date.now() / 3_600_000);
  const remove = (signature: Hex) =>
    client.transactions.delete(club.chainId, safeTxHash, signature);
  for (const other of [wish(keeper, hour), wish(mira, hour - 2)])
    await expect(remove(other)).rejects.toThrow('400: Provided owner is not the proposer');
  await remove(wish(mira, hour));
  await expect(client.transactions.get(club.chainId, safeTxHash)).rejects.toThrow('404');
});

test('gateway previews a call', async () => {
  const { client, club } = bench;
  const call = coins(TREASURY.address, '0.3');
  const { txInfo, txData } = await client.transactions.preview(club.chainId, club.address, call);
  expect(txInfo).toMatchObject({ type: 'Transfer', transferInfo: { type: 'NATIVE_COIN' } });
  expect(txData.value).toBe(call.value);
});

test.each([
  ['a text', 'Paint the jetty blue.'],
  ['an empty text', ''],
  [
    'typed data',
    {
      domain: { name: 'Harbour', version: '1' },
      types: {
        Vote: [{ name: 'choice', type: 'string' }],
        EIP712Domain: [
          { name: 'name', type: 'string' },
          { name: 'version', type: 'string' },
        ],
      },
      primaryType: 'Vote',
      message: { choice: 'blue' },
    },
  ],
] as const)(
  'gateway message of %s, signed by two owners, is valid for the contract',
  async (_case, message) => {
    const { client, club, devnet } = bench;
    const plain = typeof message === 'string' ? hashMessage(message) : hashTypedData(message);
    const { hash } = hashSafeMessage({ raw: plain }, club);
    const signed = (account: DemoAccount) => signHash(hash, account.privateKey);
    const post = (signature: Hex) =>
      client.messages.propose(club.chainId, club.address, { message, signature });
    await expect(post(signed(impostor))).rejects.toThrow('Invalid signature');
    await post(signed(newcomer));
    const waiting = await client.messages.get(club.chainId, hash);
    expect(waiting).toMatchObject({ status: 'NEEDS_CONFIRMATION', preparedSignature: null });
    await client.messages.confirm(club.chainId, hash, signed(keeper));
    const { status, preparedSignature } = await client.messages.get(club.chainId, hash);
    expect(status).toBe('CONFIRMED');
    const answer = await devnet.ethereum.client.readContract({
      address: club.address,
      abi: parseAbi(['function isValidSignature(bytes32, bytes) view returns (bytes4)']),
      functionName: 'isValidSignature',
      args: [plain, preparedSignature ?? '0x'],
    });
    expect(answer).toBe('0x1626ba7e');
  },
);

test('gateway does not name an unlisted application', async () => {
  const { client, club } = bench;
  const transaction = payment(61n);
  const { hash } = hashTransaction(transaction, club);
  const proposed = (origin: object) =>
    client.transactions.propose(club.chainId, club.address, {
      transaction,
      safeTxHash: hash,
      sender: mira.address,
      signature: signHash(hash, mira.privateKey),
      origin: JSON.stringify(origin),
    });
  const url = 'https://unknown.example';
  expect((await proposed({ url, name: 'Harbour office' })).safeAppInfo).toBeNull();
});

test('gateway starts with one confirmed and one pending message', async () => {
  const { client, club } = bench;
  const { results } = await client.messages.list(club.chainId, club.address);
  const rows = results.flatMap((row) => (row.type === 'MESSAGE' ? [row] : []));
  expect(rows.slice(-2).map(({ message, status }) => [message, status])).toEqual([
    ['Berth 12 is ours for another year.', 'NEEDS_CONFIRMATION'],
    ['The season opens on the first of May.', 'CONFIRMED'],
  ]);
});

/** Message of the first owner that the gateway's sign-in takes. */
function signInMessage(parts: { readonly chainId: number; readonly nonce: string }): string {
  return createSiweMessage({
    address: mira.address,
    domain: 'page.example',
    uri: 'https://page.example',
    version: '1',
    ...parts,
  });
}

test('gateway sign-in sets a cookie; a nonce cannot be replayed', async () => {
  const { gateway, club } = bench;
  const ask = (path: string, init: RequestInit = {}) =>
    fetch(`${gateway.url}/v1/auth/${path}`, init);
  const { nonce } = await (await ask('nonce')).json();
  const message = signInMessage({ chainId: club.chainId, nonce });
  const signature = await privateKeyToAccount(mira.privateKey).signMessage({ message });
  const verify = () => ask('verify', posted({ message, signature }));
  const cookie = (await verify()).headers.get('set-cookie') ?? '';
  expect(cookie).toContain('HttpOnly');
  expect((await verify()).status).toBe(401);
  const headers = { cookie: cookie.split(';')[0] ?? '' };
  expect(await (await ask('me', { headers })).json()).toMatchObject({
    signerAddress: mira.address,
  });
  await ask('logout', { method: 'POST', headers });
  expect((await ask('me', { headers })).status).toBe(403);
});

test.each([
  ['of a later time', { issuedAt: 3_600_000 }, 401],
  ['of a clock some seconds ahead', { issuedAt: 10_000 }, 200],
  ['that has ended', { expirationTime: -60_000 }, 401],
  ['for a day and an hour', { expirationTime: 90_000_000 }, 403],
] as const)('gateway sign-in %s', async (_case, offsets, expected) => {
  const { gateway, club } = bench;
  const { nonce } = await (await fetch(`${gateway.url}/v1/auth/nonce`)).json();
  const times = Object.entries(offsets).map(([name, ms]) => [name, new Date(Date.now() + ms)]);
  const message = signInMessage({
    ...{ chainId: club.chainId, nonce },
    ...Object.fromEntries(times),
  });
  const signature = await privateKeyToAccount(mira.privateKey).signMessage({ message });
  const { status } = await fetch(`${gateway.url}/v1/auth/verify`, posted({ message, signature }));
  expect(status).toBe(expected);
});

/** Request that posts JSON. */
const posted = (body: object): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/** Transactions of the queue, in order. */
async function queue() {
  const { client, club } = bench;
  const { results } = await client.safes.queued(club.chainId, club.address);
  return Promise.all(
    results.flatMap((row) =>
      row.type === 'TRANSACTION' ? [readTransaction(row.transaction.id)] : [],
    ),
  );
}

async function nextOf() {
  const [next] = await queue();
  if (!next) throw new Error('The queue is empty.');
  return { hash: next.safeTxHash, first: next.transaction };
}

async function readTransaction(id: string) {
  const { client, club } = bench;
  const { txData, detailedExecutionInfo: info } = await client.transactions.get(club.chainId, id);
  if (!txData || info?.type !== 'MULTISIG') throw new Error('Not a multisig transaction');
  const { to, value, hexData, operation } = txData;
  const call = { to: to.value, value: value ?? 0n, data: hexData ?? '0x', operation };
  return { safeTxHash: info.safeTxHash, transaction: createTransaction(call, info.nonce) };
}

/** Executes with the confirmations of the gateway. */
async function execute(safeTxHash: Hex, transaction: SafeTransaction) {
  const { client, club, devnet } = bench;
  const { detailedExecutionInfo: info } = await client.transactions.get(club.chainId, safeTxHash);
  if (info?.type !== 'MULTISIG') throw new Error('Not a multisig transaction');
  const signatures = joinSignatures(
    info.confirmations.map(({ signer, signature }) => ({
      kind: 'typed-data',
      owner: signer.value,
      data: signature ?? '0x',
    })),
  );
  const { client: chain } = devnet.ethereum;
  const hash = await chain.sendTransaction({
    ...{
      account: TREASURY.address,
      to: club.address,
      data: encodeExecution(transaction, signatures),
    },
  });
  await chain.waitForTransactionReceipt({ hash });
}
