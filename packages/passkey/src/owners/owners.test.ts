import { createAuthenticator } from '@mooring/testing/authenticator';
import { type Address, concat, type Hex, parseEther, toHex, zeroAddress } from 'viem';
import { privateKeyToAddress } from 'viem/accounts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readSigner } from '../account/address.ts';
import type { ChainRead } from '../account/chainRead.ts';
import { origin } from '../place.testing.ts';
import type { Submission } from '../submit/submitter.ts';
import { localContracts, startWorld, type World } from '../world.testing.ts';

const recipient: Address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const wallet = privateKeyToAddress(`0x${'7'.repeat(64)}`);
const value = toHex(parseEther('1'));
const pay = { method: 'eth_sendTransaction', params: [{ to: recipient, value }] };

/** A page whose new passkeys are made on another device, as by a phone over a QR. */
async function openWithPhone(world: World, own: Parameters<World['open']>[0] = {}) {
  const [here, phone] = [createAuthenticator({ origin }), createAuthenticator({ origin })];
  const page = world.open(own, here);
  const { address, publicKey } = await page.provider.connect({ create: 'Mira' });
  await world.fund(address);
  const signer = await readSigner(world.read, localContracts, publicKey);
  const { owners } = page.provider;
  const { create } = here.credentials;
  const usePhone = () => Object.assign(here.credentials, { create: phone.credentials.create });
  const useThis = () => Object.assign(here.credentials, { create });
  return { ...page, address, signer, owners, here, phone, usePhone, useThis };
}

describe.each(['osaka', 'prague'] as const)('owners on a chain of %s', (hardfork) => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld({ hardfork });
  });
  afterAll(() => world.stop());

  test('adds a second passkey with the deployment, which is found on another device and can replace the first', async () => {
    const { chainId } = world;
    const page = await openWithPhone(world);
    const { address, signer, owners, reviews, phone } = page;
    page.usePhone();
    const hash = await owners.addPasskey({ name: 'Mira, phone', chainId });
    await world.client.waitForTransactionReceipt({ hash });
    expect(phone.list()).toMatchObject([{ userName: 'Mira, phone' }]);
    expect(reviews).toMatchObject([
      { kind: 'transaction', isDeployed: false, calls: [{ to: localContracts.factory }, {}] },
    ]);
    const [there, elsewhere] = await owners.read();
    expect(there).toMatchObject({ chainId, state: 'deployed', threshold: 1 });
    expect(there?.owners.map(({ kind }) => kind)).toEqual(['passkey', 'this-passkey']);
    const own = { address: signer, kind: 'this-passkey' };
    expect(elsewhere).toMatchObject({ state: 'not-deployed', owners: [own], threshold: 1 });

    const other = world.open({}, phone);
    expect(await other.provider.connect({ find: true })).toMatchObject({ address });
    expect(phone.asked()).toBe(2);
    const before = await world.client.getBalance({ address: recipient });
    await other.provider.request(pay);
    expect(await world.client.getBalance({ address: recipient })).toBe(before + parseEther('1'));

    await other.provider.owners.removeOwner({ address: signer, chainId });
    expect((await other.provider.owners.read()).map(({ owners: all }) => all)).toMatchObject([
      [{ kind: 'this-passkey' }],
      // Whose it will be on the other network is not known to the second passkey any more.
      [],
    ]);
    const refused = { reason: 'unauthorized', message: expect.stringContaining('not an owner') };
    await expect(page.provider.request(pay)).rejects.toMatchObject(refused);
    // A node that says otherwise makes it sign, which the account refuses.
    const read: ChainRead = async (call) => {
      const isOwner = JSON.stringify(call).includes('0x2f54bf6e');
      return isOwner ? toHex(1n, { size: 32 }) : world.read(call);
    };
    const { storage, here } = page;
    const deceived = world.open({ storage, networks: [{ chainId, read }] }, here);
    await deceived.provider.restore();
    const sent = deceived.submitted;
    await deceived.provider.request(pay).catch(() => {});
    expect(sent).toHaveLength(1);
    for (const call of sent) await expect(world.client.call(call)).rejects.toThrow('GS026');
  });
});

describe('owners', () => {
  let world: World;
  let chainId: number;
  beforeAll(async () => {
    world = await startWorld();
    ({ chainId } = world);
  });
  afterAll(() => world.stop());

  const refusal = (words: string) => ({
    reason: 'invalidParams',
    message: expect.stringContaining(words),
  });

  test('can include a wallet, before the account is deployed too', async () => {
    const { address, signer, owners } = await openWithPhone(world);
    await owners.addOwner({ address: wallet, chainId });
    const third = privateKeyToAddress(`0x${'8'.repeat(64)}`);
    await owners.addOwner({ address: third, chainId });
    const kinds = async () => (await owners.read())[0]?.owners;
    const [own, other] = [
      { address: signer, kind: 'this-passkey' },
      { address: wallet, kind: 'other' },
    ];
    expect(await kinds()).toEqual([{ address: third, kind: 'other' }, other, own]);
    // From the middle of the list, then from its beginning.
    await owners.removeOwner({ address: wallet, chainId });
    await owners.removeOwner({ address: third, chainId });
    expect(await kinds()).toEqual([own]);
    expect(await world.client.getCode({ address })).toBeDefined();
  });

  test.each<[string, string, (page: { address: Address; signer: Address }) => Address]>([
    ['the zero address', 'Invalid owner', () => zeroAddress],
    ['the end of the list', 'Invalid owner', () => `0x${'1'.padStart(40, '0')}`],
    ['itself', 'Invalid owner', ({ address }) => address],
    ['who is one', 'already an owner', ({ signer }) => signer],
    ['what is not an address', 'Expected an address', () => 'mira.eth' as Address],
  ])('cannot include %s', async (_, words, ownerOf) => {
    const { owners, reviews, ...page } = await openWithPhone(world);
    const added = owners.addOwner({ address: ownerOf(page), chainId });
    await expect(added).rejects.toMatchObject(refusal(words));
    expect(reviews).toEqual([]);
  });

  test('cannot be empty', async () => {
    const { owners, signer, provider, reviews } = await openWithPhone(world);
    const removeOwn = () => owners.removeOwner({ address: signer, chainId });
    const onlyOwner = refusal('This passkey is the only owner');
    await expect(removeOwn()).rejects.toMatchObject(onlyOwner);
    await provider.request(pay);
    await expect(removeOwn()).rejects.toMatchObject(onlyOwner);
    const stranger = owners.removeOwner({ address: wallet, chainId });
    await expect(stranger).rejects.toMatchObject(refusal('is not an owner'));
    expect(reviews).toHaveLength(1);
    await owners.addOwner({ address: wallet, chainId });
    await removeOwn();
    expect((await owners.read())[0]?.owners).toEqual([{ address: wallet, kind: 'other' }]);
  });

  test('include one passkey of a device, and a refused one can be added again', async () => {
    let isYes = false;
    const page = await openWithPhone(world, { review: async () => isYes });
    const { owners, phone, storage, address } = page;
    const add = () => owners.addPasskey({ name: 'Mira, phone', chainId });
    await expect(add()).rejects.toMatchObject({ reason: 'exists' });
    page.usePhone();
    await expect(add()).rejects.toMatchObject({ reason: 'rejected' });
    isYes = true;
    await add();
    expect(phone.list()).toHaveLength(1);
    const others = phone.list().map(({ id }) => id);
    expect(storage.value).toMatchObject({ address, others });
    await expect(add()).rejects.toMatchObject({ reason: 'exists' });
    // What is known of it outlives a reload.
    const again = world.open({ storage }, page.here);
    await again.provider.restore();
    await expect(
      again.provider.owners.addPasskey({ name: 'Mira, again', chainId }),
    ).rejects.toMatchObject({ reason: 'exists' });
  });

  test('add the same passkey again when a relay withholds the transaction', async () => {
    const held: Submission[] = [];
    const submit = async (submission: Submission) => {
      held.push(submission);
      return `0x${'5a'.repeat(32)}` as const;
    };
    const submitter = { name: 'Harbour', submit };
    const page = await openWithPhone(world, { submitter, inclusionMs: 50 });
    page.usePhone();
    const add = () => page.owners.addPasskey({ name: 'Mira, phone', chainId });
    await add();
    await add();
    expect(page.phone.list()).toHaveLength(1);
    const [first, second] = held;
    if (!first || !second) throw new Error('Two were sent.');
    await world.submit(second);
    const kinds = (await page.owners.read())[0]?.owners.map(({ kind }) => kind);
    expect(kinds).toEqual(['passkey', 'this-passkey']);
    // From then on it is one that the device has.
    await expect(add()).rejects.toMatchObject({ reason: 'exists' });
  });

  test.each([
    ['the person was not verified', { verifiesUser: false }],
    ['another page asked', { origin: 'https://evil.example' }],
    ['it is for another domain', { rpId: 'evil.example' }],
  ])('do not include a passkey if %s', async (_, behaviour) => {
    const { usePhone, phone, owners, reviews } = await openWithPhone(world);
    usePhone();
    phone.behave(behaviour);
    const added = owners.addPasskey({ name: 'Mira, phone', chainId });
    await expect(added).rejects.toMatchObject({ reason: 'assertionInvalid' });
    expect(reviews).toEqual([]);
  });

  test('include no passkey without a signature of it', async () => {
    const { owners, here, provider } = await openWithPhone(world);
    await provider.request(pay);
    const stranger = await world.open({}, here).provider.connect({ create: 'Stranger' });
    const { x, y } = stranger.publicKey;
    const liar: Address = `0x${'9'.repeat(40)}`;
    // Answers every call with another key: three words from memory.
    const push = (word: Hex, place: Hex) => concat(['0x7f', word, '0x60', place, '0x52']);
    const verifiers: Hex = `0x${localContracts.verifiers.slice(2).padStart(64, '0')}`;
    const words = [push(x, '0x00'), push(y, '0x20'), push(verifiers, '0x40')];
    const bytecode = concat([...words, '0x60606000f3']);
    await world.devnet.ethereum.client.setCode({ address: liar, bytecode });
    await owners.addOwner({ address: liar, chainId });
    // A signer that is not on chain has nothing to say, and one of the factory is known by it.
    const signer = await readSigner(world.read, localContracts, stranger.publicKey);
    await owners.addOwner({ address: signer, chainId });
    const kinds = async () => (await owners.read())[0]?.owners.map(({ kind }) => kind);
    expect(await kinds()).toEqual(['other', 'other', 'this-passkey']);
    const page = world.open({}, here);
    await page.provider.connect({ create: 'Deployer' });
    await page.provider.request({
      method: 'wallet_sendCalls',
      params: [{ calls: [{ to: localContracts.factory, data: createSignerData(x, y) }] }],
    });
    expect(await kinds()).toEqual(['passkey', 'other', 'this-passkey']);
  });

  function createSignerData(x: Hex, y: Hex): Hex {
    const verifiers: Hex = `0x${localContracts.verifiers.slice(2).padStart(64, '0')}`;
    return concat(['0x0d2f0489', x, y, verifiers]);
  }

  test('are returned for each network, an unreachable one too', async () => {
    const { chainId: second } = { chainId: world.devnet.rollup.chain.id };
    const broken = { chainId: second, read: () => Promise.reject(new Error('Down')) };
    const first = { chainId, read: world.read };
    const { owners, provider } = await openWithPhone(world, { networks: [first, broken] });
    expect(await owners.read()).toMatchObject([
      { chainId, state: 'not-deployed' },
      { chainId: second, state: 'unreachable', owners: [], threshold: 0 },
    ]);
    provider.disconnect();
    await expect(owners.read()).rejects.toMatchObject({ reason: 'unauthorized' });
  });

  test('cannot change without a submitter', async () => {
    const { owners, here } = await openWithPhone(world, { submitter: undefined });
    const added = owners.addPasskey({ name: 'Mira, phone', chainId });
    await expect(added).rejects.toMatchObject({ reason: 'unsupported' });
    expect(here.asked()).toBe(1);
  });

  test('do not include a passkey whose client data the contracts cannot verify', async () => {
    const { owners, phone, usePhone, reviews, submitted } = await openWithPhone(world);
    usePhone();
    phone.behave({ sortsClientData: true });
    const added = owners.addPasskey({ name: 'Mira, phone', chainId });
    await expect(added).rejects.toMatchObject({
      reason: 'assertionInvalid',
      orphan: { name: 'Mira, phone' },
    });
    expect([reviews, submitted]).toEqual([[], []]);
    // Another keeper's is taken, and the one made in vain is not.
    phone.behave();
    await owners.addPasskey({ name: 'Mira, phone', chainId });
    const [, second] = phone.list();
    const found = world.open({}, phone);
    expect(await found.provider.connect({ find: true })).toMatchObject({ id: second?.id });
  });
});
