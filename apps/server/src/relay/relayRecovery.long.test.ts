import { RECOVERY_MODULES } from '@mooring/devnet';
import type { Submission } from '@mooring/passkey';
import { readSigner } from '@mooring/passkey/account';
import {
  cancelRecovery,
  changeGuardians,
  collectSignatures,
  proposeRecovery,
  readRecovery,
  recoveryTypedData,
  setUpRecovery,
  startRecovery,
  stopRecovery,
} from '@mooring/passkey/recovery';
import type { SafeCall } from '@mooring/safe/transactions';
import { type Address, encodeFunctionData, parseAbi, zeroAddress } from 'viem';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { RelayConfig } from '../index.ts';
import { isOwner } from '../passkeys/safeOwners.ts';
import { Browser } from '../testing/browser.testing.ts';
import { type Chains, localContracts, startChains } from '../testing/passkeyPerson.testing.ts';
import { setOnAccount, startRelay } from '../testing/relayAccounts.testing.ts';

const shop = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const wanted = { newOwners: [shop], newThreshold: 1 } as const;

let chains: Chains;
beforeAll(async () => {
  chains = await startChains();
});
afterAll(() => chains.stop());
const stops: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

const startAbi = parseAbi([
  'struct SignatureData { address signer; bytes signature; }',
  'function multiConfirmRecovery(address wallet, address[] newOwners, uint256 newThreshold, SignatureData[] signatures, bool execute)',
]);

function encodeEnd(account: Address) {
  const abi = parseAbi(['function finalizeRecovery(address wallet)']);
  return encodeFunctionData({ abi, args: [account] });
}

/** Sends a transaction that anyone may send. */
async function sendByStranger({ to, data }: Submission) {
  const account = chains.devnet.accounts[0]?.address ?? '0x';
  const hash = await chains.client.sendTransaction({ account, to, data });
  await chains.client.waitForTransactionReceipt({ hash });
}

const lowerCase = (address: string) => address.toLowerCase();

/** Server with a relay, and a person with three guardians to name. */
async function start(rules: Partial<RelayConfig> = {}) {
  const started = await startRelay(chains, rules);
  stops.push(started.app.stop);
  const { person, send } = started;
  const keys = [1, 2, 3].map(() => privateKeyToAccount(generatePrivateKey()));
  const place = {
    chainId: chains.chainId,
    read: (call: { method: string }) => chains.client.request(call as never),
    module: RECOVERY_MODULES[3],
    account: person.address,
  };
  const choice = { guardians: keys.map(({ address }) => address), threshold: 2 };
  const signer = await readSigner(place.read, localContracts, person.publicKey);
  /** Sends calls of the account by the relay; resolves to the status, and waits for the transaction. */
  async function relayCalls(calls: readonly Pick<SafeCall, 'to' | 'data'>[]) {
    const { status, body } = await send(
      await person.sign(...calls.map(({ to, data }) => ({ to, data }))),
    );
    if (status !== 200) return body.error;
    return (await chains.client.waitForTransactionReceipt({ hash: body.hash })).status;
  }
  /** Transaction that starts a recovery, signed by two guardians. */
  async function signStart() {
    const { hash } = await proposeRecovery(place, wanted);
    const signed = keys.slice(0, 2).map(async (key) => ({
      signer: key.address,
      signature: await key.sign({ hash }),
    }));
    const given = await Promise.all(signed);
    expect((await collectSignatures(place, wanted, given)).missing).toBe(0);
    return startRecovery(place, wanted, given);
  }
  /** Starts a recovery by two guardians, whom a stranger pays for. */
  async function startByGuardians() {
    await sendByStranger(await signStart());
    expect(await readRecovery(place)).toMatchObject({ running: { newOwners: [shop] } });
  }
  const setUp = () => setUpRecovery(place, { ...choice, futureOwners: [signer] });
  const pay = () => relayCalls([{ to: shop, data: '0x' }]);
  /** Stores the passkey, like a sign-in with it. */
  const storePasskey = () =>
    started.app.database.passkeys.put({
      id: person.id,
      publicKey: person.publicKey,
      address: `0x${person.address.slice(2).toLowerCase()}`,
      isFirst: true,
    });
  /** Browser that is not signed in. */
  const guest = new Browser(started.app.url);
  const asGuest = (kind: 'start' | 'finish', body: object) =>
    guest.send('POST', `/relay/recovery/${kind}`, { body });
  const guarded = { place, choice, keys, setUp, pay, relayCalls, signStart, startByGuardians };
  return { ...started, ...guarded, storePasskey, asGuest };
}

it('relay pays for guardians, their change and their end, and for payments in between', async () => {
  const { place, choice, setUp, pay, relayCalls } = await start({ targets: [shop] });
  expect(await relayCalls(await setUp())).toBe('success');
  expect(await readRecovery(place)).toMatchObject({ state: 'on', threshold: 2 });
  expect(await pay()).toBe('success');
  expect(await relayCalls(await changeGuardians(place, { ...choice, threshold: 1 }))).toBe(
    'success',
  );
  expect(await relayCalls(await stopRecovery(place))).toBe('success');
  expect(await readRecovery(place)).toMatchObject({ state: 'off', guardians: [] });
  expect(await pay()).toBe('success');
});

it('relay pays for the cancellation of a recovery when all budgets are spent', async () => {
  const spent = { gasPerAccount: 21_000, gasPerClient: 21_000, gasPerDay: 21_000 };
  const { person, place, setUp, pay, relayCalls, startByGuardians } = await start(spent);
  const calls = (await setUp()).map(({ to, data }) => ({ to, data }));
  await sendByStranger(await person.sign(...calls));
  await startByGuardians();
  expect(await pay()).toBe('budget-spent');
  expect(await relayCalls(await cancelRecovery(place))).toBe('success');
  expect(await readRecovery(place)).toMatchObject({ running: undefined });
  expect(await pay()).toBe('budget-spent');
});

it('relay refuses a cancellation without a running recovery', async () => {
  const { place, setUp, relayCalls, startByGuardians } = await start();
  expect(await relayCalls(await setUp())).toBe('success');
  await startByGuardians();
  const cancel = await cancelRecovery(place);
  expect(await relayCalls(cancel)).toBe('success');
  expect(await relayCalls(cancel)).toBe('simulation-failed');
});

it('relay pays nothing for an account with a second module', async () => {
  const { person, setUp, pay, relayCalls } = await start();
  expect(await relayCalls(await setUp())).toBe('success');
  await setOnAccount(chains, person, 'function enableModule(address module)');
  expect(await pay()).toBe('account-refused');
});

it('relay pays for a recovery without a session, from its start to its end', async () => {
  const { storePasskey, person, place, setUp, relayCalls, signStart, asGuest } = await start();
  await storePasskey();
  expect(await relayCalls(await setUp())).toBe('success');
  const submission = await signStart();
  const [first, second] = [await asGuest('start', submission), await asGuest('start', submission)];
  expect([first.status, second.body.hash]).toEqual([200, first.body.hash]);
  await chains.client.waitForTransactionReceipt({ hash: first.body.hash });
  expect(await readRecovery(place)).toMatchObject({ running: { newOwners: [shop] } });
  const end = {
    chainId: chains.chainId,
    to: place.module.address,
    data: encodeEnd(person.address),
  };
  expect(await asGuest('finish', end)).toMatchObject({
    status: 422,
    body: { error: 'simulation-failed' },
  });
  await chains.devnet.passTime(place.module.period);
  const { body } = await asGuest('finish', end);
  expect(body).toMatchObject({ hash: expect.any(String) });
  await chains.client.waitForTransactionReceipt({ hash: body.hash });
  expect(await isOwner(place.read, person.address, shop)).toBe(true);
});

it('relay refuses recoveries of strangers, impossible owners, and other calls, without a session', async () => {
  const { storePasskey, person, place, keys, setUp, relayCalls, signStart, asGuest } =
    await start();
  expect(await relayCalls(await setUp())).toBe('success');
  const submission = await signStart();
  const refused = async (kind: 'start' | 'finish', change: object) => {
    const { status, body } = await asGuest(kind, { ...submission, ...change });
    return [status, body.error];
  };
  // The account has signed in by a signature so far: no passkey of it is stored.
  expect(await refused('start', {})).toEqual([403, 'account-refused']);
  await storePasskey();
  const { data } = submission;
  const guardian = keys[2]?.address ?? '0x';
  const withOwner = data.replaceAll(lowerCase(shop).slice(2), lowerCase(guardian).slice(2));
  for (const [kind, change] of [
    ['finish', {}],
    ['start', { data: encodeEnd(person.address) }],
    ['start', { data: `${data}00` }],
    ['start', { data: withOwner }],
    ['start', { to: person.address }],
  ] as const)
    expect(await refused(kind, change)).toEqual([403, 'call-refused']);
  expect(await refused('start', { chainId: 5 })).toEqual([400, 'network-unknown']);
  expect(await refused('start', { data: data.replace(/[1-9]/g, '0') })).not.toContain(200);
  expect(await readRecovery(place)).toMatchObject({ running: undefined });
});

it('relay refuses owners that lock the account, which all guardians approved (M-01)', async () => {
  const { storePasskey, person, place, keys, setUp, relayCalls, asGuest } = await start();
  await storePasskey();
  expect(await relayCalls(await setUp())).toBe('success');
  const { account, chainId, module } = place;
  const [guardian = shop] = keys.map(({ address }) => address);
  const sorted = keys.toSorted((a, b) => (lowerCase(a.address) < lowerCase(b.address) ? -1 : 1));
  for (const [newOwners, newThreshold] of [
    [[guardian], 1],
    [[shop, guardian], 1],
    [[zeroAddress], 1],
    [['0x0000000000000000000000000000000000000001'], 1],
    [[account], 1],
    [[shop, shop], 1],
    [[], 1],
    [[shop], 0],
    [[shop], 2],
  ] as const) {
    const typedData = recoveryTypedData(place, { newOwners, newThreshold, nonce: 0n });
    const signed = sorted.map(async (key) => ({
      signer: key.address,
      signature: await key.signTypedData(typedData),
    }));
    const args = [account, newOwners, BigInt(newThreshold), await Promise.all(signed), true];
    const data = encodeFunctionData({ abi: startAbi, args } as never);
    // The module itself starts it.
    await chains.client.call({ account: person.address, to: module.address, data });
    const { status, body } = await asGuest('start', { chainId, to: module.address, data });
    expect([newOwners, newThreshold, status, body.error]).toEqual([
      ...[newOwners, newThreshold, 403],
      'call-refused',
    ]);
  }
  expect(await readRecovery(place)).toMatchObject({ running: undefined });
});

it('relay limits requests without a session by client', async () => {
  const { asGuest } = await start();
  const body = { chainId: 5, to: shop, data: '0x' };
  const answers = [];
  for (let count = 0; count < 11; count += 1) answers.push(await asGuest('start', body));
  expect(answers.map(({ status }) => status)).toEqual([...Array(10).fill(400), 429]);
});

it('relay refuses a module whose code is another', async () => {
  const { address } = RECOVERY_MODULES[3];
  const { person, setUp, relayCalls } = await start();
  const calls = await setUp();
  const code = await chains.client.getCode({ address });
  await chains.client.setCode({ address, bytecode: `${code ?? '0x'}00` });
  try {
    expect(await relayCalls(calls)).toBe('call-refused');
    expect(await chains.client.getCode({ address: person.address })).toBeUndefined();
  } finally {
    await chains.client.setCode({ address, bytecode: code ?? '0x' });
  }
});
