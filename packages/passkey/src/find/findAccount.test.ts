import { createAuthenticator } from '@mooring/testing/authenticator';
import { type Address, encodeFunctionData, parseAbi } from 'viem';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ChainRead } from '../account/address.ts';
import { accountSetup, readSigner } from '../account/address.ts';
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

test('a second passkey remembers its account, and needs one signature', async () => {
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

test('a passkey that was removed says so, and none is found while a network is silent', async () => {
  const { page, address, phone } = await createShared();
  const [{ owners = [] } = {}] = await page.provider.owners.read();
  const second = owners.find(({ kind }) => kind === 'passkey')?.address ?? '0x';
  await page.provider.owners.removeOwner({ address: second, chainId: world.chainId });
  const find = (own: Parameters<World['open']>[0] = {}) =>
    world.open(own, phone).provider.connect({ find: true });
  await expect(find()).rejects.toMatchObject({
    reason: 'unauthorized',
    message: expect.stringContaining(`no owner of ${address}`),
  });
  const signers: ChainRead = async (call) => {
    if (call.method === 'eth_getCode') throw new Error('Down');
    return world.read(call);
  };
  const silent = find({ networks: [{ chainId: world.chainId, read: signers }] });
  await expect(silent).rejects.toMatchObject({ reason: 'internal' });
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

test('an account that needs two signatures is found by its first passkey, and signs nothing alone', async () => {
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
    const refused = { reason: 'needs-owners', code: 4100 };
    await expect(found.provider.request(call)).rejects.toMatchObject(refused);
  }
  expect(found.reviews).toEqual([]);
  const [there] = await found.provider.owners.read();
  expect(there).toMatchObject({ threshold: 2 });
});

test('an account that needs two signatures is found by its second passkey, in each way', async () => {
  const { page, address, phone } = await createShared();
  await change(page, { functionName: 'changeThreshold', args: [2n] });
  const find = (own: Parameters<World['open']>[0] = {}) =>
    world.open(own, phone).provider.connect({ find: true });
  const { publicKey } = await find();
  expect(await find()).toMatchObject({ address });
  const credentials = forgetful(phone);
  const lookUp = async () => ({ publicKey, address });
  expect(await find({ credentials, lookUp })).toMatchObject({ address });
  expect(await find({ credentials })).toMatchObject({ address });
});

test('a first passkey that was removed finds nothing, whoever says what', async () => {
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

test('a server may name the account, and is believed where the chain says the same', async () => {
  const { address, phone } = await createShared();
  const stranger = await world.open().provider.connect({ create: 'Stranger' });
  const first = world.open({}, phone);
  const { publicKey } = await first.provider.connect({ find: true });
  const find = (told: unknown) => {
    const lookUp = async () => told;
    const credentials = forgetful(phone);
    return world.open({ lookUp, credentials }, phone).provider.connect({ find: true });
  };
  const asked = phone.asked();
  expect(await find({ publicKey, address })).toMatchObject({ address, publicKey });
  expect(phone.asked()).toBe(asked + 1);
  // It names another's account: what the chains' logs say counts.
  expect(await find({ publicKey, address: stranger.address })).toMatchObject({ address });
  expect(await find({ ...stranger })).toMatchObject({ address });
});

test('without a server and without memory, the logs of the chains say', async () => {
  const { address, phone } = await createShared();
  const find = (read: ChainRead = world.read) => {
    const networks = [{ chainId: world.chainId, read }] as const;
    const credentials = forgetful(phone);
    return world.open({ credentials, networks }, phone).provider.connect({ find: true });
  };
  expect(await find()).toMatchObject({ address });

  // A node that takes few blocks at a time is asked for fewer.
  const ranges: number[] = [];
  const narrow: ChainRead = async (call) => {
    if (call.method !== 'eth_getLogs') return world.read(call);
    const [{ fromBlock, toBlock }] = call.params as [{ fromBlock: string; toBlock: string }];
    ranges.push(Number(toBlock) - Number(fromBlock) + 1);
    if (ranges.length < 2) throw new Error('Ask for less');
    return world.read(call);
  };
  expect(await find(narrow)).toMatchObject({ address });
  expect(ranges.length).toBeGreaterThan(1);

  // One that never answers with logs is asked a bounded number of times, and says nothing.
  let count = 0;
  const mute: ChainRead = async (call) => {
    if (call.method !== 'eth_getLogs') return world.read(call);
    count += 1;
    throw new Error('No logs here');
  };
  const { address: own } = await find(mute);
  expect([own === address, count]).toEqual([false, 3]);
});

test('who adds a passkey to a Safe of theirs leads nobody there', async () => {
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
  expect(await world.open({}, phone).provider.connect({ find: true })).toMatchObject({ address });
  // By logs there are two, which is no answer: the passkey's own account is.
  const page = world.open({ credentials: forgetful(phone) }, phone);
  const { address: own } = await page.provider.connect({ find: true });
  expect([trap, address]).not.toContain(own);

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

test('the signature that finds an account signs in too, whatever the server says', async () => {
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
  expect(sent).toMatchObject([text, text]);
  const [first] = sent.map((one) => JSON.parse(atob(Reflect.get(one, 'clientDataJSON'))));
  expect(atob(first.challenge)).toBe(challenge);
  authenticator.behave({ refuses: true });
  await expect(find(() => true)).rejects.toMatchObject({ reason: 'rejected' });
});

test('a server without a challenge does not keep an account from being found', async () => {
  const authenticator = createAuthenticator({ origin });
  const { address } = await world.open({}, authenticator).provider.connect({ create: 'Mira' });
  const signIn = () => Promise.reject(new Error('Down'));
  const page = world.open({ signIn }, authenticator);
  expect(await page.provider.connect({ find: true })).toMatchObject({ address });
});

test('a new passkey signs in by a second touch with its key, and is there whatever the server says', async () => {
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
