import { createAuthenticator } from '@mooring/testing/authenticator';
import { type Address, encodeFunctionData, parseAbi } from 'viem';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { accountSetup, readSigner } from '../account/address.ts';
import type { ChainRead } from '../account/chainRead.ts';
import { safeContracts } from '../account/safeContracts.ts';
import { origin } from '../place.testing.ts';
import { localContracts, startWorld, type World } from '../world.testing.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

/** An account with a second passkey on a phone, and that phone. */
async function createShared() {
  const { chainId } = world;
  const [here, phone] = [createAuthenticator({ origin }), createAuthenticator({ origin })];
  const { create } = phone.credentials;
  const page = world.open({ credentials: { ...here.credentials, create: asPhone() } }, here);
  function asPhone(): typeof create {
    let isFirst = true;
    return (options) => {
      const device = isFirst ? here : phone;
      isFirst = false;
      return device.credentials.create(options);
    };
  }
  const { address, publicKey } = await page.provider.connect({ create: 'Mira' });
  await page.provider.owners.addPasskey({ name: 'Mira, phone', chainId });
  const signer = await readSigner(world.read, localContracts, publicKey);
  return { page, address, signer, phone };
}

/** A browser that does not hand on what the passkey remembers. */
function forgetful({ credentials }: ReturnType<typeof createAuthenticator>) {
  return {
    ...credentials,
    async get(options?: CredentialRequestOptions) {
      const { response, ...answer } = await credentials.get(options);
      return { ...answer, response: { ...response, userHandle: null } };
    },
  };
}

test('findAccount stores the account of a second passkey, and needs one signature afterwards', async () => {
  const { address, phone } = await createShared();
  const page = world.open({}, phone);
  expect(await page.provider.connect({ find: true })).toMatchObject({ address });
  expect(phone.asked()).toBe(2);
  // The device keeps an address that does not follow from the passkey.
  const again = world.open({ storage: page.storage }, phone);
  expect(await again.provider.restore()).toMatchObject({ address });
  expect(
    await again.provider.request({ method: 'personal_sign', params: ['0x41', address] }),
  ).toMatch(/^0x/);
});

test('findAccount reports a removed passkey, and finds none while a network is unreachable', async () => {
  const { page, address, phone } = await createShared();
  const [{ owners = [] } = {}] = await page.provider.owners.read();
  const second = owners.find(({ kind }) => kind === 'passkey')?.address ?? '0x';
  await page.provider.owners.removeOwner({ address: second, chainId: world.chainId });
  const find = (own: Parameters<World['open']>[0] = {}) =>
    world.open(own, phone).provider.connect({ find: true });
  await expect(find()).rejects.toMatchObject({
    reason: 'unauthorized',
    message: expect.stringContaining(`not an owner of ${address}`),
  });
  for (const answer of [() => Promise.reject(new Error('Down')), () => null]) {
    const read: ChainRead = async (call) =>
      call.method === 'eth_getCode' ? answer() : world.read(call);
    const silent = find({ networks: [{ chainId: world.chainId, read }] });
    await expect(silent).rejects.toMatchObject({ reason: 'internal' });
  }
});

/** Owner changes that the account makes of itself, by the Safe's own functions. */
const ownersAbi = parseAbi([
  'function addOwnerWithThreshold(address owner, uint256 threshold)',
  'function swapOwner(address prev, address old, address next)',
  'function changeThreshold(uint256 threshold)',
]);
const wallet: Address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

type OwnerChange = { readonly [Name in 'functionName' | 'args']: unknown };

async function change({ provider }: ReturnType<World['open']>, ...changes: OwnerChange[]) {
  const [to] = (await provider.request({ method: 'eth_accounts' })) as [Address];
  const calls = changes.map((one) => {
    const call = { abi: ownersAbi, ...one } as Parameters<typeof encodeFunctionData>[0];
    return { to, data: encodeFunctionData(call) };
  });
  await provider.request({ method: 'wallet_sendCalls', params: [{ calls }] });
}

/** An account of a first passkey that a wallet has to sign for as well. */
async function raiseToTwo() {
  const authenticator = createAuthenticator({ origin });
  const page = world.open({}, authenticator);
  const { address, publicKey } = await page.provider.connect({ create: 'Mira' });
  await change(page, { functionName: 'addOwnerWithThreshold', args: [wallet, 2n] });
  return { authenticator, address, publicKey };
}

test('findAccount finds an account that needs two signatures by its first passkey, which cannot sign alone', async () => {
  const { authenticator, address, publicKey } = await raiseToTwo();
  const asked = authenticator.asked();
  const found = world.open({}, authenticator);
  expect(await found.provider.connect({ find: true })).toMatchObject({ address });
  expect(authenticator.asked()).toBe(asked + 1);
  const known = world.open({ lookUp: async () => ({ publicKey, address }) }, authenticator);
  expect(await known.provider.connect({ find: true })).toMatchObject({ address });
  for (const call of [
    { method: 'personal_sign', params: ['0x41', address] },
    { method: 'eth_sendTransaction', params: [{ to: wallet, value: '0x1' }] },
  ]) {
    const refused = { reason: 'needsOwners', code: 4100 };
    await expect(found.provider.request(call)).rejects.toMatchObject(refused);
  }
  expect(found.reviews).toEqual([]);
  const [there] = await found.provider.owners.read();
  expect(there).toMatchObject({ threshold: 2 });
});

test('findAccount finds an account that needs two signatures by its second passkey', async () => {
  const { page, address, phone } = await createShared();
  await change(page, { functionName: 'changeThreshold', args: [2n] });
  const found = world.open({}, phone).provider.connect({ find: true });
  expect(await found).toMatchObject({ address });
});

test('findAccount finds nothing for a first passkey that was removed, whatever a server returns', async () => {
  const authenticator = createAuthenticator({ origin });
  const page = world.open({}, authenticator);
  const { address, publicKey } = await page.provider.connect({ create: 'Mira' });
  const signer = await readSigner(world.read, localContracts, publicKey);
  const first = `0x${'1'.padStart(40, '0')}`;
  await change(page, { functionName: 'swapOwner', args: [first, signer, wallet] });
  const refused = { reason: 'unauthorized', message: expect.stringContaining(`of ${address}`) };
  const credentials = forgetful(authenticator);
  for (const own of [
    {},
    { credentials },
    { lookUp: async () => ({ publicKey, address }) },
    { lookUp: async () => ({ publicKey }) },
  ]) {
    const { provider } = world.open(own, authenticator);
    await expect(provider.connect({ find: true })).rejects.toMatchObject(refused);
    expect(provider.getAccount()).toBeUndefined();
  }
});

test('findAccount chooses the right key if several have the credential id, and ignores accounts named by a server', async () => {
  const authenticator = createAuthenticator({ origin });
  const { address, publicKey } = await world
    .open({}, authenticator)
    .provider.connect({ create: 'Mira' });
  const { page: thief } = await createShared();
  const place = thief.provider.getAccount()?.address;
  const stranger = await world.open().provider.connect({ create: 'Stranger' });
  const touches = async (told: unknown) => {
    const asked = authenticator.asked();
    const page = world.open({ lookUp: async () => told }, authenticator);
    expect(await page.provider.connect({ find: true })).toMatchObject({ address, publicKey });
    return authenticator.asked() - asked;
  };
  expect(await touches({ publicKey })).toBe(1);
  expect(await touches({ publicKey, address: place })).toBe(1);
  expect(await touches({ ...stranger, others: ['Aye', { publicKey, address: place }] })).toBe(1);
  expect(await touches(stranger)).toBe(2);
  expect(await touches({ others: 'Aye' })).toBe(2);
});

test('findAccount signs in with the second signature if the first could not', async () => {
  const authenticator = createAuthenticator({ origin });
  const { address, publicKey } = await world
    .open({}, authenticator)
    .provider.connect({ create: 'Mira' });
  const sent: object[] = [];
  const signIn = async (assert: (challenge: string) => Promise<object>) => {
    const assertion = await assert(`sign-in:0123456789abcdef${sent.length}`);
    sent.push(assertion);
    return Reflect.get(assertion, 'publicKey') !== undefined;
  };
  const page = world.open({ signIn }, authenticator);
  expect(await page.provider.connect({ find: true })).toMatchObject({ address });
  expect(sent).toMatchObject([{ publicKey: undefined }, { publicKey }]);
  expect(authenticator.asked()).toBe(3);
});

test('phishing: findAccount ignores a Safe that a stranger added the passkey to', async () => {
  const { phone, address } = await createShared();
  const found = await world.open({}, phone).provider.connect({ find: true });
  const victim = await readSigner(world.read, localContracts, found.publicKey);
  const { accounts, ethereum } = world.devnet;
  const thief = accounts[1]?.address ?? '0x';
  const abi = parseAbi([
    'function createProxyWithNonce(address, bytes, uint256) returns (address)',
    'function addOwnerWithThreshold(address owner, uint256 threshold)',
  ]);
  const args = [safeContracts.safeL2, accountSetup(thief), 0n] as const;
  const call = { address: safeContracts.proxyFactory, abi, args } as const;
  const { result: trap } = await ethereum.client.simulateContract({
    ...call,
    functionName: 'createProxyWithNonce',
    account: thief,
  });
  await world.submit({
    chainId: world.chainId,
    to: safeContracts.proxyFactory,
    data: encodeFunctionData({ abi, functionName: 'createProxyWithNonce', args }),
  });
  await execute(trap, thief, victim);

  // By what the passkey remembers the trap is not even looked at.
  const { publicKey } = found;
  const find = (own: Parameters<World['open']>[0]) =>
    world.open(own, phone).provider.connect({ find: true });
  const lookUp = async () => ({ publicKey, address: trap });
  expect(await find({ lookUp })).toMatchObject({ address });
  // Where a browser does not hand that on, neither a server nor the chain leads anywhere but home.
  const credentials = forgetful(phone);
  for (const own of [{ credentials }, { credentials, lookUp }]) {
    const { address: home } = await find(own);
    expect([trap, address]).not.toContain(home);
  }

  /** A Safe of a plain key adds the owner: its sender approves by sending. */
  async function execute(safe: Address, from: Address, owner: Address) {
    const execution = parseAbi([
      'function execTransaction(address,uint256,bytes,uint8,uint256,uint256,uint256,address,address,bytes)',
    ]);
    const zero: Address = `0x${'0'.repeat(40)}`;
    const data = encodeFunctionData({
      abi,
      functionName: 'addOwnerWithThreshold',
      args: [owner, 1n],
    });
    const approved =
      `0x${from.slice(2).toLowerCase().padStart(64, '0')}${'0'.repeat(64)}01` as const;
    const hash = await ethereum.client.writeContract({
      account: from,
      chain: ethereum.chain,
      address: safe,
      abi: execution,
      functionName: 'execTransaction',
      args: [safe, 0n, data, 0, 0n, 0n, 0n, zero, zero, approved],
    });
    const { status } = await ethereum.client.waitForTransactionReceipt({ hash });
    expect(status).toBe('success');
  }
});

test('findAccount signs in with the signature that finds the account, whatever the server returns', async () => {
  const authenticator = createAuthenticator({ origin });
  const { address } = await world.open({}, authenticator).provider.connect({ create: 'Mira' });
  const sent: object[] = [];
  const challenge = 'sign-in:0123456789abcdef0123456789abcdef';
  const find = (answer: () => unknown) =>
    world
      .open(
        {
          async signIn(assert) {
            sent.push(await assert(challenge));
            return answer();
          },
        },
        authenticator,
      )
      .provider.connect({ find: true });
  expect(await find(() => true)).toMatchObject({ address });
  const down = find(() => {
    throw new Error('Down');
  });
  expect(await down).toMatchObject({ address });
  const text = { authenticatorData: expect.any(String), signature: expect.any(String) };
  // The touch that decides asks the server once more, where it was down.
  expect(sent).toMatchObject([text, text, text]);
  const [first] = sent.map((one) => JSON.parse(atob(Reflect.get(one, 'clientDataJSON'))));
  expect(atob(first.challenge)).toBe(challenge);
  authenticator.behave({ refuses: true });
  await expect(find(() => true)).rejects.toMatchObject({ reason: 'rejected' });
});

test('findAccount finds an account when the server has no challenge', async () => {
  const authenticator = createAuthenticator({ origin });
  const { address } = await world.open({}, authenticator).provider.connect({ create: 'Mira' });
  const signIn = () => Promise.reject(new Error('Down'));
  const page = world.open({ signIn }, authenticator);
  expect(await page.provider.connect({ find: true })).toMatchObject({ address });
});

test('findAccount signs in a new passkey with a second prompt, whatever the server returns', async () => {
  const answers: (() => unknown)[] = [
    () => true,
    () => {
      throw new Error('Down');
    },
  ];
  for (const answer of answers) {
    const sent: object[] = [];
    const { provider } = world.open(
      {
        async signIn(assert) {
          sent.push(await assert('sign-in:0123456789abcdef0123456789abcdef'));
          return answer();
        },
      },
      createAuthenticator({ origin }),
    );
    const { id, publicKey } = await provider.connect({ create: 'Mira' });
    expect(sent).toMatchObject([{ id, publicKey, signature: expect.any(String) }]);
    expect(provider.getAccount()).toMatchObject({ id });
  }
});

test('findAccount aborts its prompt when cancelled, and a new attempt prompts again', async () => {
  const { provider, authenticator, storage } = world.open();
  authenticator.behave({ hangs: true });
  const controller = new AbortController();
  const cancelled = provider.connect({ find: true }, controller.signal);
  await expect.poll(() => authenticator.asked()).toBe(1);
  controller.abort();
  const rejected = { reason: 'rejected', message: expect.stringContaining('cancelled') };
  await expect(cancelled).rejects.toMatchObject(rejected);
  await expect(provider.connect({ find: true }, controller.signal)).rejects.toMatchObject(rejected);
  expect(authenticator.asked()).toBe(1);

  const hanging = provider.connect({ find: true });
  const shared = provider.request({ method: 'eth_requestAccounts' });
  await expect.poll(() => authenticator.asked()).toBe(2);
  authenticator.behave();
  const ends = [hanging, shared].map((one) => expect(one).rejects.toMatchObject(rejected));
  const made = await provider.connect({ create: 'Mira' });
  await Promise.all(ends);
  expect(authenticator.list()).toMatchObject([{ id: made.id, userName: 'Mira' }]);
  expect(storage.value).toMatchObject({ id: made.id });
});

test('findAccount reports a passkey that is created after it was cancelled to the password manager', async () => {
  const told: unknown[] = [];
  const signalUnknownCredential = async (unknown: unknown) => void told.push(unknown);
  vi.stubGlobal('PublicKeyCredential', { signalUnknownCredential });
  const authenticator = createAuthenticator({ origin });
  const controller = new AbortController();
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  // It does not heed the signal.
  const create = async ({ signal: _, ...options }: CredentialCreationOptions = {}) => {
    controller.abort();
    await promise;
    return authenticator.credentials.create(options);
  };
  const credentials = { ...authenticator.credentials, create };
  const { provider, storage } = world.open({ credentials }, authenticator);
  const cancelled = provider.connect({ create: 'Mira' }, controller.signal);
  await expect(cancelled).rejects.toMatchObject({ reason: 'rejected' });
  resolve();
  await expect.poll(() => told).toHaveLength(1);
  const [held] = authenticator.list();
  expect(told).toMatchObject([{ credentialId: held?.id }]);
  expect([provider.getAccount(), storage.value]).toEqual([undefined, undefined]);
  vi.unstubAllGlobals();
});
