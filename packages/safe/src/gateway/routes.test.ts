import { getAddress } from 'viem';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startHttpServer } from '../testing/httpServer.testing.ts';
import {
  details,
  message,
  queuedRow,
  safe,
  safeAnswer,
  safeTxHash,
  transaction,
} from '../transactions/gatewayAnswers.testing.ts';
import { createGatewayClient, type GatewayClient } from './createGatewayClient.ts';

let server: Awaited<ReturnType<typeof startHttpServer>>;
let client: GatewayClient;
beforeAll(async () => {
  server = await startHttpServer();
  client = createGatewayClient({ baseUrl: `${server.origin}/gateway/` });
});
afterAll(() => server.stop());

const owner = getAddress(`0x${'ab'.repeat(20)}`);
const at = safe.address;
const page = { count: 1, next: null, previous: null, results: [queuedRow] };
const proof = { signature: '0x12', timestamp: 5 } as const;
const place = { chainId: 10, safe: at, signer: owner };
const chain = {
  chainId: '10',
  chainName: 'Optimism',
  shortName: 'oeth',
  l2: true,
  isTestnet: false,
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18, logoUri: null },
};
const balance = {
  tokenInfo: { type: 'NATIVE_TOKEN', address: null, decimals: 18, symbol: 'ETH', name: 'Ether' },
  balance: '5',
  fiatBalance: '1.5',
  fiatConversion: '0.3',
};
const account = { id: '1', groupId: null, address: owner };
const registration = {
  cloudMessagingToken: 'token',
  deviceType: 'WEB',
  deviceUuid: 'device',
  safes: [{ chainId: 10, address: at, notificationTypes: ['INCOMING_ETHER'] }],
} as const;

const of = `/v1/chains/10/safes/${at}`;
test.each<[string, (client: GatewayClient) => Promise<unknown>, unknown, unknown?]>([
  ['GET /v1/chains', (c) => c.chains.list(), { results: [chain] }],
  ['GET /v1/chains/10', (c) => c.chains.get(10), chain],
  [
    'GET /v1/chains/10/about/master-copies',
    (c) => c.chains.masterCopies(10),
    [{ address: owner, version: '1.4.1' }],
  ],
  [
    `GET /v1/chains/10/contracts/${owner}`,
    (c) => c.chains.contract(10, owner),
    { address: owner, name: 'Harbour', contractAbi: { abi: [] } },
  ],
  [
    'POST /v1/chains/10/data-decoder',
    (c) => c.chains.decodeData(10, { data: '0x12', to: owner }),
    { method: 'moor', parameters: [] },
    { data: '0x12', to: owner },
  ],
  [`GET ${of}`, (c) => c.safes.get(10, at), safeAnswer],
  [`GET /v1/chains/10/owners/${owner}/safes`, (c) => c.safes.ofOwner(10, owner), { safes: [at] }],
  [
    `GET ${of}/balances/usd?trusted=true`,
    (c) => c.safes.balances(10, at, 'usd', { trusted: true }),
    { fiatTotal: '1.5', items: [balance] },
  ],
  [`GET ${of}/nonces`, (c) => c.safes.nonces(10, at), { currentNonce: 7, recommendedNonce: 8 }],
  [`GET ${of}/incoming-transfers`, (c) => c.safes.incomingTransfers(10, at), page],
  [`GET ${of}/module-transactions`, (c) => c.safes.moduleTransactions(10, at), page],
  [`GET ${of}/multisig-transactions`, (c) => c.safes.multisigTransactions(10, at), page],
  [
    `GET ${of}/transactions/history?timezone=Europe%2FAthens`,
    (c) => c.safes.history(10, at, { timezone: 'Europe/Athens' }),
    page,
  ],
  [
    `GET ${of}/transactions/queued?trusted=false`,
    (c) => c.safes.queued(10, at, { trusted: false }),
    page,
  ],
  [
    `GET /v1/chains/10/transactions/${safeTxHash}`,
    (c) => c.transactions.get(10, safeTxHash),
    details,
  ],
  [
    'GET /v1/chains/10/transactions/..%2F..%2Fabout',
    (c) => c.transactions.get(10, '../../about'),
    details,
  ],
  [
    `POST /v1/chains/10/transactions/${at}/propose`,
    (c) =>
      c.transactions.propose(10, at, { transaction, safeTxHash, sender: owner, signature: '0x12' }),
    details,
    {
      to: transaction.to,
      value: '5',
      data: null,
      nonce: '7',
      operation: 0,
      safeTxGas: '0',
      baseGas: '0',
      gasPrice: '0',
      gasToken: transaction.gasToken,
      refundReceiver: transaction.refundReceiver,
      safeTxHash,
      sender: owner,
      signature: '0x12',
      origin: null,
    },
  ],
  [
    `POST /v1/chains/10/transactions/${at}/preview`,
    (c) => c.transactions.preview(10, at, transaction),
    { txInfo: details.txInfo, txData: details.txData },
    { to: transaction.to, value: '5', data: null, operation: 0 },
  ],
  [
    `POST /v1/chains/10/transactions/${safeTxHash}/confirmations`,
    (c) => c.transactions.confirm(10, safeTxHash, '0x12'),
    details,
    { signature: '0x12' },
  ],
  [
    `DELETE /v1/chains/10/transactions/${safeTxHash}`,
    (c) => c.transactions.delete(10, safeTxHash, '0x12'),
    null,
    { signature: '0x12' },
  ],
  [
    `GET ${of}/messages`,
    (c) => c.messages.list(10, at),
    {
      results: [
        { type: 'DATE_LABEL', timestamp: 5 },
        { type: 'MESSAGE', ...message },
      ],
    },
  ],
  [
    `POST ${of}/messages`,
    (c) => c.messages.propose(10, at, { message: 'hello', signature: '0x12' }),
    null,
    { message: 'hello', signature: '0x12', origin: null },
  ],
  [`GET /v1/chains/10/messages/${safeTxHash}`, (c) => c.messages.get(10, safeTxHash), message],
  [
    `POST /v1/chains/10/messages/${safeTxHash}/signatures`,
    (c) => c.messages.confirm(10, safeTxHash, '0x12'),
    null,
    { signature: '0x12' },
  ],
  [
    'POST /v1/chains/10/relay',
    (c) => c.relay.send(10, { to: at, data: '0x12', version: '1.4.1', gasLimit: 9n }),
    { taskId: '0x1' },
    { to: at, data: '0x12', version: '1.4.1', gasLimit: '9' },
  ],
  [`GET /v1/chains/10/relay/${at}`, (c) => c.relay.limit(10, at), { remaining: 0, limit: 5 }],
  ['GET /v1/auth/nonce', (c) => c.auth.nonce(), { nonce: 'abc' }],
  [
    'POST /v1/auth/verify',
    (c) => c.auth.verify('text', '0x12'),
    null,
    { message: 'text', signature: '0x12' },
  ],
  ['GET /v1/auth/me', (c) => c.auth.me(), { signerAddress: owner }],
  ['POST /v1/auth/logout', (c) => c.auth.logout(), null, {}],
  [
    'POST /v2/register/notifications',
    (c) => c.notifications.register(registration),
    { deviceUuid: 'device' },
    { ...registration, safes: [{ ...registration.safes[0], chainId: '10' }] },
  ],
  [
    `GET /v2/chains/10/notifications/devices/device/safes/${at}`,
    (c) => c.notifications.types(10, 'device', at),
    [{ name: 'INCOMING_ETHER' }],
  ],
  [
    `DELETE /v2/chains/10/notifications/devices/device/safes/${at}`,
    (c) => c.notifications.deleteSafe(10, 'device', at),
    null,
  ],
  [
    'DELETE /v2/notifications/subscriptions',
    (c) =>
      c.notifications.deleteSubscriptions([
        { chainId: 10, deviceUuid: 'device', safe: at },
        { chainId: 10, deviceUuid: 'device', safe: at, signer: null },
        { chainId: 10, deviceUuid: 'device', safe: at, signer: owner },
      ]),
    null,
    {
      subscriptions: [
        { chainId: '10', deviceUuid: 'device', safeAddress: at },
        { chainId: '10', deviceUuid: 'device', safeAddress: at, signerAddress: null },
        { chainId: '10', deviceUuid: 'device', safeAddress: at, signerAddress: owner },
      ],
    },
  ],
  [
    'DELETE /v2/chains/10/notifications/devices/device',
    (c) => c.notifications.deleteDevice(10, 'device'),
    null,
  ],
  ['POST /v1/accounts', (c) => c.accounts.create({ address: owner }), account, { address: owner }],
  [`GET /v1/accounts/${owner}`, (c) => c.accounts.get(owner), account],
  [`DELETE /v1/accounts/${owner}`, (c) => c.accounts.delete(owner), null],
  ['GET /v1/accounts/data-types', (c) => c.accounts.dataTypes(), []],
  [`GET /v1/accounts/${owner}/data-settings`, (c) => c.accounts.dataSettings(owner), []],
  [
    `PUT /v1/accounts/${owner}/data-settings`,
    (c) => c.accounts.setDataSettings(owner, []),
    [],
    { accountDataSettings: [] },
  ],
  [
    `POST ${of}/emails`,
    (c) => c.emails.register(place, 'a@b.example', proof),
    null,
    { emailAddress: 'a@b.example', signer: owner },
  ],
  [
    `GET ${of}/emails/${owner}`,
    (c) => c.emails.get(place, proof),
    { email: 'a@b.example', verified: true },
  ],
  [
    `PUT ${of}/emails/${owner}`,
    (c) => c.emails.change(place, 'a@b.example', proof),
    null,
    { emailAddress: 'a@b.example' },
  ],
  [`DELETE ${of}/emails/${owner}`, (c) => c.emails.delete(place, proof), null],
  [`POST ${of}/emails/${owner}/verify-resend`, (c) => c.emails.resendCode(place), null, {}],
  [`PUT ${of}/emails/${owner}/verify`, (c) => c.emails.verify(place, '123'), null, { code: '123' }],
  ['DELETE /v1/subscriptions?category=news&token=t', (c) => c.subscriptions.end('news', 't'), null],
  ['DELETE /v1/subscriptions/all?token=t', (c) => c.subscriptions.endAll('t'), null],
])('gateway client: %s', async (line, request, answer, body) => {
  server.answers(answer);
  await request(client);
  const heard = server.heard.at(-1);
  expect(`${heard?.method} ${heard?.url}`).toBe(line.replace(' /', ' /gateway/'));
  expect(heard?.body ? JSON.parse(heard.body) : undefined).toEqual(body);
  if (body !== undefined) expect(heard?.headers['content-type']).toBe('application/json');
});

test('gateway client sends an owner’s proof as headers', async () => {
  server.answers(null);
  await client.emails.delete(place, proof);
  expect(server.heard.at(-1)?.headers).toMatchObject({
    'safe-wallet-signature': '0x12',
    'safe-wallet-signature-timestamp': '5',
  });
});

test('gateway client returns parsed values: addresses, bigints and dates', async () => {
  server.answers(page);
  const { results } = await client.safes.queued(10, at);
  expect(results).toMatchObject([{ transaction: { executionInfo: { nonce: 7n } } }]);
  server.answers(details);
  expect(await client.transactions.get(10, safeTxHash)).toMatchObject({
    txData: { value: 5n, operation: 0 },
    detailedExecutionInfo: { nonce: 7n, safeTxHash },
  });
  server.answers(safeAnswer);
  const read = await client.safes.get(10, at);
  expect(read).toMatchObject({ chainId: 10, nonce: 7n });
  // Unknown fields are dropped.
  expect(read).not.toHaveProperty('collectiblesTag');
});

test('gateway client returns the id of a registered device', async () => {
  server.answers({ deviceUuid: 'made-up-there' });
  const { deviceUuid: _none, ...unnamed } = registration;
  expect(await client.notifications.register(unnamed)).toEqual({ deviceUuid: 'made-up-there' });
  server.answers({});
  await expect(client.notifications.register(unnamed)).rejects.toMatchObject({
    reason: 'answerInvalid',
  });
});

test('gateway client registers a device with the session, and deletes it by its id', async () => {
  const credentials: unknown[] = [];
  const { notifications } = createGatewayClient({
    baseUrl: 'https://gateway.example',
    fetch: async (_url, init) => {
      credentials.push(init?.credentials);
      return Response.json({ deviceUuid: 'device' });
    },
  });
  await notifications.register(registration);
  await notifications.deleteSafe(10, 'device', at);
  await notifications.deleteSubscriptions([{ chainId: 10, deviceUuid: 'device', safe: at }]);
  await notifications.deleteDevice(10, 'device');
  expect(credentials).toEqual(['include', 'omit', 'omit', 'omit']);
});

test('gateway client decodes call data for a contract', () => {
  const before = server.heard.length;
  const unnamed = JSON.parse('{ "data": "0x12" }');
  expect(() => client.chains.decodeData(10, unnamed)).toThrow('Expected an address');
  expect(server.heard).toHaveLength(before);
});

test('gateway client returns unknown kinds of transactions by name', async () => {
  const swap = { ...queuedRow.transaction, txInfo: { type: 'SwapOrder', sellToken: {} } };
  server.answers({ results: [{ ...queuedRow, transaction: swap }] });
  expect((await client.safes.queued(10, at)).results).toMatchObject([
    { transaction: { txInfo: { type: 'Other', name: 'SwapOrder' } } },
  ]);
});

test.each([
  '',
  'gateway',
  '/gateway',
  'ftp://gateway.example',
  'https://user@gateway.example',
  'https://gateway.example?key=1',
])('gateway client refuses the base URL "%s"', (baseUrl) => {
  expect(() => createGatewayClient({ baseUrl })).toThrow('is not a gateway URL');
});

test('gateway client refuses an invalid chain id or address without a request', () => {
  const before = server.heard.length;
  expect(() => client.chains.get(0)).toThrow('Invalid chain id');
  expect(() => client.safes.get(10, '0x12')).toThrow('Expected an address');
  expect(server.heard).toHaveLength(before);
});
