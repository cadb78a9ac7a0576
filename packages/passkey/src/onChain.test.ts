import { parseMessage } from '@mooring/sign-in';
import { verifySignature } from '@mooring/sign-in/server';
import { createAuthenticator } from '@mooring/testing/authenticator';
import {
  type Address,
  encodeFunctionData,
  type Hash,
  type Hex,
  hashMessage,
  parseAbi,
  parseEther,
  toHex,
} from 'viem';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountAddress, accountSetup, readSigner } from './account/address.ts';
import { safeContracts } from './account/safeContracts.ts';
import { origin } from './place.testing.ts';
import type { Submission } from './submit/submitter.ts';
import { localContracts, startWorld, type World } from './world.testing.ts';

const recipient: Address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const value = toHex(parseEther('1'));
const pay = { method: 'eth_sendTransaction', params: [{ to: recipient, value }] };
const erc1271 = parseAbi([
  'function isValidSignature(bytes32 hash, bytes signature) view returns (bytes4)',
]);

/** Most gas of the first payment and of a later one, by whether the chain has the precompile. */
const most = { osaka: [480_000n, 95_000n], prague: [830_000n, 440_000n] } as const;

describe.each(['osaka', 'prague'] as const)('passkey account on a chain of %s', (hardfork) => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld({ hardfork });
  });
  afterAll(() => world.stop());

  test('deploys the account with the first payment, and sends later ones', async () => {
    const { client } = world;
    const { provider, reviews, submitted } = world.open();
    const { address } = await provider.connect({ create: 'Mira' });
    await world.fund(address);
    const before = await client.getBalance({ address: recipient });

    const gas: bigint[] = [];
    for (const count of [1n, 2n]) {
      const hash = (await provider.request(pay)) as Hash;
      gas.push((await client.getTransactionReceipt({ hash })).gasUsed);
      const balance = await client.getBalance({ address: recipient });
      expect(balance).toBe(before + count * parseEther('1'));
    }
    expect(gas[0]).toBeLessThanOrEqual(most[hardfork][0]);
    expect(gas[1]).toBeLessThanOrEqual(most[hardfork][1]);

    expect(submitted.map(({ to }) => to)).toEqual([safeContracts.multiSendCallOnly, address]);
    expect(reviews).toMatchObject([
      { kind: 'transaction', isDeployed: false, transaction: { nonce: 0n }, feePayer: 'Harbour' },
      { kind: 'transaction', isDeployed: true, transaction: { nonce: 1n, to: recipient } },
    ]);
  });

  test('verifies a message before and after the account is deployed', async () => {
    const { client } = world;
    const { provider } = world.open();
    const { address } = await provider.connect({ create: 'Mira' });
    await world.fund(address);
    const message = 'Aye ⛵';
    const ask = { method: 'personal_sign', params: [toHex(message), address] };
    const sign = async () => (await provider.request(ask)) as Hex;

    const early = await sign();
    expect(await client.verifyMessage({ address, message, signature: early })).toBe(true);
    expect(await client.verifyMessage({ address, message: 'Nay', signature: early })).toBe(false);
    await provider.request(pay);
    const late = await sign();
    expect(early.endsWith('6492'.repeat(16))).toBe(true);
    const args = [hashMessage(message), late] as const;
    const call = { address, abi: erc1271, functionName: 'isValidSignature', args } as const;
    expect(await client.readContract(call)).toBe('0x1626ba7e');
    // One made before is good for those who unwrap it.
    expect(await client.verifyMessage({ address, message, signature: early })).toBe(true);
  });
});

describe('passkey account', () => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld();
  });
  afterAll(() => world.stop());

  test('signs in before it is deployed', async () => {
    const { provider, reviews } = world.open();
    const { address } = await provider.connect({ create: 'Mira' });
    const text = [
      'harbour.example wants you to sign in with your Ethereum account:',
      address,
      '',
      'Come aboard.',
      '',
      `URI: ${origin}`,
      'Version: 1',
      `Chain ID: ${world.chainId}`,
      'Nonce: 0123456789abcdef',
      'Issued At: 2026-11-23T12:00:00.000Z',
    ].join('\n');
    const ask = { method: 'personal_sign', params: [toHex(text), address] };
    const signature = (await provider.request(ask)) as Hex;
    expect(reviews).toMatchObject([{ kind: 'message', message: text, isDeployed: false }]);
    const verify = (signed: string) =>
      verifySignature({
        text: signed,
        message: parseMessage(signed),
        signature,
        read: () => world.read,
        timeoutMs: 10_000,
      });
    expect(await verify(text)).toBe('contract');
    expect(await verify(text.replace('aboard', 'ashore'))).toBe('invalid');
    expect(await world.client.getCode({ address })).toBeUndefined();
  });

  test('has the address and owner that were computed before', async () => {
    const { provider } = world.open();
    const { address, publicKey } = await provider.connect({ create: 'Mira' });
    const signer = await readSigner(world.read, localContracts, publicKey);
    expect(accountAddress(signer)).toBe(address);
    await provider.request({
      method: 'wallet_sendCalls',
      params: [{ calls: [{ to: recipient }] }],
    });
    const abi = parseAbi([
      'function getOwners() view returns (address[])',
      'function getThreshold() view returns (uint256)',
      'function VERSION() view returns (string)',
    ]);
    const read = (functionName: 'getOwners' | 'getThreshold' | 'VERSION') =>
      world.client.readContract({ address, abi, functionName });
    expect(await Promise.all([read('getOwners'), read('getThreshold'), read('VERSION')])).toEqual([
      [signer],
      1n,
      '1.4.1',
    ]);
  });

  test('is deployed if another sender has deployed its Safe', async () => {
    const { provider } = world.open();
    const { address, publicKey } = await provider.connect({ create: 'Mira' });
    const signer = await readSigner(world.read, localContracts, publicKey);
    const data = encodeFunctionData({
      abi: parseAbi(['function createProxyWithNonce(address, bytes, uint256)']),
      args: [safeContracts.safeL2, accountSetup(signer), 0n],
    });
    await world.submit({ chainId: world.chainId, to: safeContracts.proxyFactory, data });
    await world.fund(address);
    const before = await world.client.getBalance({ address: recipient });
    const ask = { method: 'personal_sign', params: [toHex('Aye'), address] };
    const signature = (await provider.request(ask)) as Hex;
    expect(await world.client.verifyMessage({ address, message: 'Aye', signature })).toBe(true);
    await provider.request(pay);
    expect(await world.client.getBalance({ address: recipient })).toBe(before + parseEther('1'));
  });

  test('refuses what a relay repeats or changes, and another passkey’s signature (replay)', async () => {
    const { provider, submitted, authenticator } = world.open();
    const { address } = await provider.connect({ create: 'Mira' });
    await world.fund(address);
    await provider.request(pay);
    await provider.request(pay);
    const [, last] = submitted;
    if (!last) throw new Error('Nothing was sent.');
    await expect(world.client.call(last)).rejects.toThrow('GS024');
    const changed = last.data.replace(recipient.slice(2).toLowerCase(), address.slice(2));
    const data = changed.toLowerCase() as Hex;
    await expect(world.client.call({ to: last.to, data })).rejects.toThrow('GS024');

    const other = world.open({}, authenticator);
    const { id } = await other.provider.connect({ create: 'Other' });
    authenticator.behave({ chooses: id });
    await expect(provider.request(pay)).rejects.toThrow('wrong credential');
  });

  test('executes one of two transactions that a relay sends in another order', async () => {
    const held: Submission[] = [];
    const submit = async (submission: Submission) => {
      held.push(submission);
      return `0x${'5a'.repeat(32)}` as const;
    };
    const submitter = { name: 'Harbour', submit };
    const { provider } = world.open({ submitter, inclusionMs: 50 });
    const { address } = await provider.connect({ create: 'Mira' });
    await world.fund(address);
    const ids: unknown[] = [];
    for (const amount of ['1', '2']) {
      const calls = [{ to: recipient, value: toHex(parseEther(amount)) }];
      const params = [{ calls }];
      ids.push(Object(await provider.request({ method: 'wallet_sendCalls', params })).id);
    }
    const before = await world.client.getBalance({ address: recipient });
    const [first, second] = held;
    if (!first || !second) throw new Error('Two were sent.');
    await world.submit(second);
    await expect(world.client.call(first)).rejects.toThrow();
    expect(await world.client.getBalance({ address: recipient })).toBe(before + parseEther('2'));
    const statuses = ids.map(async (id) => {
      const answer = await provider.request({ method: 'wallet_getCallsStatus', params: [id] });
      return Object(answer).status;
    });
    expect(await Promise.all(statuses)).toEqual([100, 200]);
  });

  test('is found on another device by the chain alone', async () => {
    const authenticator = createAuthenticator({ origin });
    const there = world.open({}, authenticator);
    const { address, id } = await there.provider.connect({ create: 'Mira' });

    // Before it is on a chain: by two signatures.
    const early = world.open({}, authenticator);
    expect(await early.provider.connect({ find: true })).toMatchObject({ address, id });
    expect(authenticator.asked()).toBe(3);

    await there.provider.request({
      method: 'wallet_sendCalls',
      params: [{ calls: [{ to: recipient }] }],
    });
    // From then on: by one.
    const late = world.open({}, authenticator);
    expect(await late.provider.connect()).toMatchObject({ address, id });
    expect(authenticator.asked()).toBe(5);
    expect(late.storage.value).toMatchObject({ id, address });
  });

  test('is found with one signature if a server knows it, without trusting the server', async () => {
    const authenticator = createAuthenticator({ origin });
    const there = world.open({}, authenticator);
    const { address, id, publicKey } = await there.provider.connect({ create: 'Mira' });
    const stranger = await world.open().provider.connect({ create: 'Stranger' });
    const asked: string[] = [];
    const find = (lookUp: (credentialId: string) => Promise<unknown>) =>
      world.open({ lookUp }, authenticator).provider.connect({ find: true });

    const known = async (credentialId: string) => {
      asked.push(credentialId);
      return { publicKey };
    };
    expect(await find(known)).toMatchObject({ address });
    expect([asked, authenticator.asked()]).toEqual([[id], 2]);
    for (const lie of [async () => stranger, async () => 'Aye', () => Promise.reject(new Error())])
      expect(await find(lie)).toMatchObject({ address, publicKey });
  });
});
