import { createAuthenticator } from '@mooring/testing/authenticator';
import { type Chain, toHex, zeroAddress } from 'viem';
import { mainnet, zksync } from 'viem/chains';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createConfig, createStorage, http } from 'wagmi';
import {
  connect,
  disconnect,
  getConnection,
  reconnect,
  sendCalls,
  sendTransaction,
  signMessage,
  switchChain,
  verifyMessage,
  waitForCallsStatus,
} from 'wagmi/actions';
import { passkey } from './passkey.ts';
import type { PasskeyOptions } from './passkeyOptions.ts';
import { origin, rpId } from './place.testing.ts';
import type { Review } from './provider/review.ts';
import { relay } from './submit/relay.ts';
import type { UnsentTransaction } from './submit/submitter.ts';
import { localContracts, startWorld, type World } from './world.testing.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

/** A device: what it stores, and its authenticator. */
function createDevice() {
  const stored = new Map<string, string>();
  const storage = createStorage({
    storage: {
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => void stored.set(key, value),
      removeItem: (key) => void stored.delete(key),
    },
  });
  return { stored, storage, authenticator: createAuthenticator({ origin }) };
}

/** A page's load on a device. */
function load(
  { storage, authenticator }: Pick<ReturnType<typeof createDevice>, 'storage' | 'authenticator'>,
  own: Partial<PasskeyOptions> = {},
) {
  const [first, second] = [world.devnet.ethereum.chain, world.devnet.rollup.chain];
  const chains: readonly [Chain, ...Chain[]] = [first, second, mainnet];
  const config = createConfig({
    chains,
    storage,
    multiInjectedProviderDiscovery: false,
    transports: Object.fromEntries(chains.map(({ id }) => [id, http()])),
    connectors: [
      passkey({
        appName: 'Harbour',
        rpId,
        origin,
        credentials: authenticator.credentials,
        contracts: { [first.id]: localContracts, [second.id]: localContracts },
        review: async () => true,
        submitter: { name: 'Harbour', submit: (call) => world.submit(call) },
        ...own,
      }),
    ],
  });
  const [connector] = config.connectors;
  if (!connector) throw new Error('There is a connector.');
  const { control } = connector.mooring;
  const create = () => connect(config, { connector, choice: { create: 'Mira' } } as never);
  return { config, connector, create, control };
}

test('passkey connector creates an account, signs, and is connected after a reload', async () => {
  const device = createDevice();
  const { config, create, control } = load(device);
  expect(await control.isKnown()).toBe(false);
  const { accounts, chainId } = await create();
  const [address] = accounts;
  expect(chainId).toBe(world.chainId);
  const signature = await signMessage(config, { message: 'Aye' });
  expect(await verifyMessage(config, { address, message: 'Aye', signature })).toBe(true);

  const again = load(device);
  expect(await reconnect(again.config)).toHaveLength(1);
  expect(getConnection(again.config)).toMatchObject({ address, status: 'connected' });
  expect(again.control.getAccount()).toMatchObject({ address });
  expect(device.authenticator.asked()).toBe(2);
});

test('passkey: a disconnected account stays disconnected after a reload, and reconnects without a prompt', async () => {
  const device = createDevice();
  const first = load(device);
  const { accounts } = await first.create();
  await disconnect(first.config);
  const again = load(device);
  expect(await reconnect(again.config)).toEqual([]);
  expect(await again.control.isKnown()).toBe(true);
  const back = await connect(again.config, { connector: again.connector });
  expect([back.accounts, device.authenticator.asked()]).toEqual([accounts, 1]);
  await again.control.forget();
  expect(getConnection(again.config).status).toBe('disconnected');
  expect([...device.stored.keys()].filter((key) => key.includes('passkey'))).toEqual([]);
});

test('passkey: connecting with a sign-in returns the signature with the account', async () => {
  const { config, connector } = load(createDevice());
  const chainId = toHex(world.chainId);
  const asked = { nonce: '0123456789abcdef', chainId, statement: 'Come aboard.' };
  const { accounts } = await connect(config, {
    connector,
    choice: { create: 'Mira' },
    capabilities: { signInWithEthereum: asked },
    withCapabilities: true,
  } as never);
  const [{ address, capabilities }] = Object(accounts);
  const { message, signature } = capabilities.signInWithEthereum;
  expect(message).toContain('Come aboard.');
  expect(await verifyMessage(config, { address, message, signature })).toBe(true);
  expect(getConnection(config)).toMatchObject({ address, status: 'connected' });
});

test('passkey connector does not connect a page that may not request the sign-in', async () => {
  const { config, connector, create } = load(createDevice());
  await create();
  await disconnect(config);
  const domain = 'evil.example';
  const asked = { nonce: '0123456789abcdef', chainId: toHex(world.chainId), domain };
  const capabilities = { signInWithEthereum: asked };
  const attempt = connect(config, { connector, capabilities } as never);
  await expect(attempt).rejects.toMatchObject({ reason: 'invalidParams' });
  expect(getConnection(config).status).toBe('disconnected');
});

test('passkey connector reads and changes owners', async () => {
  const { create, control } = load(createDevice());
  await expect(control.owners.read()).rejects.toMatchObject({ code: 4100 });
  await create();
  const { id } = world.devnet.rollup.chain;
  const owner = world.devnet.accounts[3]?.address ?? zeroAddress;
  await control.owners.addOwner({ address: owner, chainId: id });
  expect(await control.owners.read()).toMatchObject([
    { chainId: world.chainId, state: 'not-deployed', owners: [{ kind: 'this-passkey' }] },
    {
      chainId: id,
      state: 'deployed',
      owners: [{ address: owner, kind: 'other' }, { kind: 'this-passkey' }],
    },
  ]);
});

test('passkey connector switches between networks with the same contracts only', async () => {
  const { config, create, control } = load(createDevice());
  await create();
  const { id } = world.devnet.rollup.chain;
  expect(control.chainIds).toEqual([world.chainId, id]);
  await switchChain(config, { chainId: id });
  expect(getConnection(config).chainId).toBe(id);
  // Mainnet has its own, at other addresses: there the account would be another.
  await expect(switchChain(config, { chainId: mainnet.id })).rejects.toThrow('not configured');
});

test('passkey connector throws wagmi’s UserRejectedRequestError for a rejection', async () => {
  const device = createDevice();
  const { create } = load(device);
  device.authenticator.behave({ refuses: true });
  await expect(create()).rejects.toMatchObject({ name: 'UserRejectedRequestError', code: 4001 });
});

test('passkey refuses to sign without a review screen', async () => {
  const { config, create, control } = load(createDevice(), { review: undefined } as never);
  await create();
  const sign = () => signMessage(config, { message: toHex('Aye') });
  await expect(sign()).rejects.toThrow('No screen to review');
  const shown: unknown[] = [];
  const stop = control.onReview(async (review: unknown) => shown.push(review) > 0);
  await sign();
  stop();
  expect(shown).toMatchObject([{ kind: 'message' }]);
  await expect(sign()).rejects.toThrow('No screen to review');
});

/** Another wallet of the person, which pays. */
function otherWallet() {
  const from = world.devnet.accounts[2]?.address ?? zeroAddress;
  const asked: string[] = [];
  const request = async ({
    method,
    params,
  }: {
    readonly method: string;
    readonly params?: unknown;
  }) => {
    asked.push(method);
    if (method === 'eth_requestAccounts') return [from];
    return world.client.request({ method, params } as never);
  };
  return { from, asked, provider: { request } };
}

test('passkey connector without a submitter lets the page send by any wallet', async () => {
  const reviews: Review[] = [];
  const { config, create, control } = load(createDevice(), {
    submitter: undefined,
    review: async (review: Review) => reviews.push(review) > 0,
  } as never);
  const { accounts } = await create();
  expect(control.feePayer).toBe('');
  await world.fund(accounts[0]);
  const pay = () => sendTransaction(config, { to: world.devnet.accounts[3]?.address, value: 1n });
  await expect(pay()).rejects.toThrow('No submitter is configured');
  expect(reviews).toEqual([]);

  const { from, provider } = otherWallet();
  const told: UnsentTransaction[] = [];
  const stop = control.onSubmit((unsent: UnsentTransaction) => {
    told.push(unsent);
    return unsent.sendBy(provider);
  });
  const hash = await pay();
  expect(reviews).toMatchObject([
    { kind: 'transaction', feePayer: '', fee: { payer: 'submitter' } },
  ]);
  expect(told).toMatchObject([{ reason: undefined, hash: reviews[0]?.hashes.hash }]);
  expect(told[0]?.retry).toBeUndefined();
  const receipt = await world.client.waitForTransactionReceipt({ hash });
  expect(receipt).toMatchObject({ status: 'success', from: from.toLowerCase() });
  // Batches and changes of owners go the same way.
  const { id } = await sendCalls(config, { calls: [{ to: accounts[0], value: 0n }] });
  expect(await waitForCallsStatus(config, { id })).toMatchObject({ status: 'success' });
  await control.owners.addOwner({ address: from, chainId: world.chainId });
  expect(told).toHaveLength(3);
  stop();
  await expect(pay()).rejects.toThrow('No submitter is configured');
});

test('passkey asks the page when the relay fails to send; cancelling rejects with 4001', async () => {
  const answer = { error: 'relay-empty', message: 'The relay has nothing left to pay with.' };
  const empty = async () => new Response(JSON.stringify(answer), { status: 503 });
  const submitter = relay({ url: '/relay', name: 'Harbour', fetch: empty });
  const { config, create, control } = load(createDevice(), { submitter });
  const { accounts } = await create();
  expect(control.feePayer).toBe('Harbour');
  await world.fund(accounts[0]);
  const pay = () => sendTransaction(config, { to: world.devnet.accounts[3]?.address, value: 1n });
  await expect(pay()).rejects.toThrow('The relay did not send it');
  control.onSubmit(async ({ reason, sendBy }: UnsentTransaction) => {
    expect(reason).toMatchObject({ reason: 'relayUnreachable', cause: answer });
    return sendBy(otherWallet().provider);
  });
  const hash = await pay();
  await world.client.waitForTransactionReceipt({ hash });
  control.onSubmit(() => Promise.reject(Object.assign(new Error('No.'), { code: 4001 })));
  await expect(pay()).rejects.toMatchObject({ cause: { name: 'UserRejectedRequestError' } });
});

test('passkey connector reports an account that pays for itself', () => {
  const submitter = relay({ url: '/relay', refund: {} });
  expect(load(createDevice(), { submitter }).control.feePayer).toBeUndefined();
});

test('passkey connector connects no account without a network that has the contracts', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { storage, authenticator } = createDevice();
  const connector = passkey({ appName: 'Harbour', credentials: authenticator.credentials });
  const config = createConfig({
    chains: [zksync],
    storage,
    transports: { [zksync.id]: http() },
    connectors: [connector],
  });
  log.mockRestore();
  const [first] = config.connectors;
  if (!first) throw new Error('There is a connector.');
  expect(await first.getProvider()).toBeUndefined();
  expect(await first.isAuthorized()).toBe(false);
  await expect(connect(config, { connector: first })).rejects.toThrow('passkey contracts');
});

test('passkey connector throws for invalid contracts when created', () => {
  const verifiers = `0x0100${'0'.repeat(40)}` as const;
  const { factory } = localContracts;
  const contracts = { 1: { factory, verifiers } };
  expect(() => passkey({ appName: 'Harbour', contracts })).toThrow('Invalid contracts');
});
