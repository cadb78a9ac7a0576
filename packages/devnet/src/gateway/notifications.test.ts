import { createGatewayClient, type GatewayClient } from '@mooring/safe/gateway';
import { createTransaction, hashSafeMessage, hashTransaction } from '@mooring/safe/transactions';
import { hashTypedData } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { createSiweMessage } from 'viem/siwe';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { DEMO_ACCOUNTS, type DemoAccount, TREASURY } from '../accounts.ts';
import { coins } from '../safe/multisig/safeTransactions.ts';
import { signHash } from '../safe/multisig/signHash.ts';
import { type GatewayBench, startBench } from './localGateway.testing.ts';

const [mira, keeper, impostor, newcomer] = DEMO_ACCOUNTS;
const DAY_MS = 86_400_000;
let later = 0;
let bench: GatewayBench;
beforeAll(async () => {
  bench = await startBench({ now: () => Date.now() + later });
});
beforeEach(() => {
  later = 0;
  bench.gateway.reset();
});
afterAll(() => bench.stop());

/** Client with the cookie of a browser, which it sends with the routes that ask for it. */
function clientWith(cookie: string): GatewayClient {
  return createGatewayClient({
    baseUrl: bench.gateway.url,
    fetch: (url, init = {}) =>
      fetch(url, {
        ...init,
        headers: {
          ...Object.fromEntries(new Headers(init.headers)),
          ...(init.credentials === 'include' && { cookie }),
        },
      }),
  });
}

async function signIn({ address, privateKey }: DemoAccount) {
  const { client, club, gateway } = bench;
  const { nonce } = await client.auth.nonce();
  const message = createSiweMessage({
    ...{ address, nonce, chainId: club.chainId, version: '1' },
    ...{ domain: 'wallet.example', uri: 'https://wallet.example' },
  });
  const signature = await privateKeyToAccount(privateKey).signMessage({ message });
  const verified = await fetch(`${gateway.url}/v1/auth/verify`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ message, signature }),
  });
  const [cookie = '', ...attributes] = (verified.headers.get('set-cookie') ?? '').split('; ');
  return { client: clientWith(cookie), attributes };
}

const DEVICE = '11111111-0000-4000-8000-000000000000';

function register(client: GatewayClient, token: string, deviceUuid?: string, safe = bench.club) {
  const { chainId, address } = safe;
  return client.notifications.register({
    cloudMessagingToken: token,
    deviceType: 'WEB',
    deviceUuid,
    safes: [{ chainId, address, notificationTypes: ['CONFIRMATION_REQUEST'] }],
  });
}

async function propose(by: DemoAccount, isSigned = true, safe = bench.club) {
  const { client } = bench;
  const transaction = createTransaction(coins(TREASURY.address, '0.01'), 20n);
  const { hash } = hashTransaction(transaction, safe);
  const signature = isSigned ? signHash(hash, by.privateKey) : undefined;
  await client.transactions.propose(safe.chainId, safe.address, {
    ...{ transaction, safeTxHash: hash, sender: by.address, signature },
  });
  return hash;
}

const told = () => bench.gateway.notifications().map(({ token, data }) => [token, data['type']]);

test('notifications go to owners who have not signed', async () => {
  const accounts = { mira, keeper, newcomer, impostor };
  for (const [name, account] of Object.entries(accounts)) {
    await register((await signIn(account)).client, name);
  }
  await register(clientWith(''), 'nobody');
  const safeTxHash = await propose(mira);
  const { chainId, address } = bench.club;
  expect(bench.gateway.notifications()).toEqual(
    ['keeper', 'newcomer'].map((token) => ({
      token,
      data: {
        ...{ type: 'CONFIRMATION_REQUEST', chainId: `${chainId}`, address, safeTxHash },
        to: TREASURY.address,
      },
    })),
  );
  // The same again is nothing new.
  await propose(keeper);
  expect(told()).toHaveLength(2);
});

test('notifications are not sent at threshold 1', async () => {
  const { kiosk } = bench;
  await register((await signIn(keeper)).client, 'keeper', DEVICE, kiosk);
  await propose(mira, true, kiosk);
  expect(told()).toEqual([]);
});

test('notifications of an unsigned proposal follow its first signature', async () => {
  await register((await signIn(keeper)).client, 'keeper');
  await propose(mira, false);
  expect(told()).toEqual([]);
  await propose(mira);
  expect(told()).toEqual([['keeper', 'CONFIRMATION_REQUEST']]);
});

test('notifications of a deletion go to all, of a message to owners who have not signed', async () => {
  await register((await signIn(keeper)).client, 'keeper');
  await register(clientWith(''), 'nobody');
  const { client, club } = bench;
  const text = 'Berth 14 is to let.';
  const { hash } = hashSafeMessage(text, club);
  await client.messages.propose(club.chainId, club.address, {
    message: text,
    signature: signHash(hash, mira.privateKey),
  });
  expect(told()).toEqual([['keeper', 'MESSAGE_CONFIRMATION_REQUEST']]);

  const safeTxHash = await propose(keeper);
  const signature = signHash(
    hashTypedData({
      domain: {
        ...{ name: 'Safe Transaction Service', version: '1.0' },
        ...{ chainId: club.chainId, verifyingContract: club.address },
      },
      types: {
        DeleteRequest: [
          { name: 'safeTxHash', type: 'bytes32' },
          { name: 'totp', type: 'uint256' },
        ],
      },
      primaryType: 'DeleteRequest',
      message: { safeTxHash, totp: BigInt(Math.floor(Date.now() / 3_600_000)) },
    }),
    keeper.privateKey,
  );
  await client.transactions.delete(club.chainId, safeTxHash, signature);
  expect(told().slice(1)).toEqual([
    ['keeper', 'DELETED_MULTISIG_TRANSACTION'],
    ['nobody', 'DELETED_MULTISIG_TRANSACTION'],
  ]);
});

test('notifications go once to a device of two owners', async () => {
  const owners = [await signIn(mira), await signIn(keeper)];
  for (const { client } of owners) await register(client, 'shared', DEVICE);
  await propose(mira);
  expect(told()).toEqual([]);
  bench.gateway.reset();
  for (const { client } of owners.toReversed()) await register(client, 'shared', DEVICE);
  await propose(mira);
  expect(told()).toEqual([['shared', 'CONFIRMATION_REQUEST']]);
});

test('subscriptions are read by their account and deleted by device id', async () => {
  const { chainId, address } = bench.club;
  const [owner, other, nobody] = [await signIn(mira), await signIn(keeper), clientWith('')];
  const typesOf = ({ client }: { client: GatewayClient }) =>
    client.notifications.types(chainId, DEVICE, address);
  await register(nobody, 'token', DEVICE);
  for (const { client } of [owner, other]) await register(client, 'token', DEVICE);
  expect(await typesOf(owner)).toEqual([{ name: 'CONFIRMATION_REQUEST' }]);
  await expect(typesOf({ client: nobody })).rejects.toMatchObject({ status: 403 });

  const subscription = { chainId, deviceUuid: DEVICE, safe: address };
  await nobody.notifications.deleteSubscriptions([{ ...subscription, signer: keeper.address }]);
  expect([await typesOf(owner), await typesOf(other)]).toMatchObject([[{}], []]);
  await nobody.notifications.deleteSafe(chainId, DEVICE, address);
  expect(await typesOf(owner)).toEqual([]);
  // Signing in took the place of the registration for nobody.
  await expect(nobody.notifications.deleteSafe(chainId, DEVICE, address)).rejects.toMatchObject({
    ...{ status: 404, code: 404 },
  });
  await expect(nobody.notifications.deleteSubscriptions([subscription])).rejects.toThrow(
    'No Subscription Found!',
  );
  await register(owner.client, 'token', DEVICE);
  await nobody.notifications.deleteDevice(chainId, DEVICE);
  expect(await typesOf(owner)).toEqual([]);
  await expect(nobody.notifications.deleteDevice(chainId, DEVICE)).rejects.toThrow(
    'No Device Found!',
  );
});

test('subscriptions refuse an expired session and have no owner without one', async () => {
  const { client, attributes } = await signIn(keeper);
  expect(attributes).toContain('Max-Age=86400');
  later = DAY_MS + 1_000;
  await expect(register(client, 'keeper')).rejects.toMatchObject({ status: 403 });
  await register(clientWith(''), 'keeper');
  await propose(mira);
  expect(told()).toEqual([]);
});

const safes = (...given: readonly object[]) => ({
  safes: given.map((one) => ({
    ...{ chainId: '5', address: TREASURY.address, notificationTypes: ['INCOMING_ETHER'] },
    ...one,
  })),
});

test.each([
  ['any address on any network', safes({ chainId: 'any' }), 201, []],
  ['no Safes', safes(), 201, []],
  ['no token', { cloudMessagingToken: undefined }, 422, ['cloudMessagingToken']],
  ['another kind of device', { deviceType: 'web' }, 422, ['deviceType']],
  ['a device by a word', { deviceUuid: 'device' }, 422, ['deviceUuid']],
  ['a device of no version', { deviceUuid: DEVICE.replace('-4', '-0') }, 422, ['deviceUuid']],
  ['a network by number', safes({ chainId: 5 }), 422, ['safes', 0, 'chainId']],
  ['an address that is none', safes({}, { address: '0x12' }), 422, ['safes', 1, 'address']],
  [
    'a type it does not have',
    safes({ notificationTypes: ['NEW_CONFIRMATION'] }),
    422,
    ['safes', 0, 'notificationTypes', 0],
  ],
  ['a type twice', safes({ notificationTypes: ['INCOMING_ETHER', 'INCOMING_ETHER'] }), 500, []],
  ['a Safe twice', safes({}, {}), 500, []],
  ['a token of 256 characters', { cloudMessagingToken: 'x'.repeat(256) }, 500, []],
] as const)('registration of %s', async (_case, changes, status, path) => {
  const answer = await fetch(`${bench.gateway.url}/v2/register/notifications`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      ...{ cloudMessagingToken: 'token', deviceType: 'WEB', ...safes({}) },
      ...changes,
    }),
  });
  expect(answer.status).toBe(status);
  expect((await answer.json()).path ?? []).toEqual(path);
});
