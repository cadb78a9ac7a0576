import { createTransaction, hashTransaction } from '@mooring/safe/transactions';
import { createAuthenticator } from '@mooring/testing/authenticator';
import { type Address, parseEther, toHex } from 'viem';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountSafe, readSigner } from '../account/address.ts';
import { accountSignature } from '../account/signature.ts';
import { createCredential } from '../create/createCredential.ts';
import { askCredential } from '../credential/askCredential.ts';
import { origin, rpId } from '../place.testing.ts';
import { localContracts } from '../world.testing.ts';
import { cancelRecovery, setUpRecovery } from './guardianChanges.ts';
import { readRecovery } from './readRecovery.ts';
import {
  localModule,
  type RecoveryWorld,
  signAll,
  startRecoveryWorld,
  startSigned,
} from './recoveryWorld.testing.ts';
import { finishRecovery, startRecovery } from './runRecovery.ts';

const recipient: Address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const value = parseEther('1');

let world: RecoveryWorld;
beforeAll(async () => {
  world = await startRecoveryWorld();
});
afterAll(() => world.stop());

/** Passkey account with a wallet, a Safe and a passkey account as guardians, set up by the batch that deploys it. */
async function openGuarded() {
  const page = world.open({}, createAuthenticator({ origin }));
  const { address, publicKey } = await page.provider.connect({ create: 'Mira' });
  await world.fund(address);
  const signer = await readSigner(world.read, localContracts, publicKey);
  const guardians = [
    world.createKeyGuardian(),
    await world.createSafeGuardian(),
    await world.createPasskeyGuardian(),
  ];
  const place = world.createPlace(address);
  await send(
    page,
    await setUpRecovery(place, {
      guardians: guardians.map((guardian) => guardian.address),
      threshold: 2,
      futureOwners: [signer],
    }),
  );
  return { page, address, place, guardians };
}

type Calls = Awaited<ReturnType<typeof cancelRecovery>>;

async function send({ provider }: ReturnType<RecoveryWorld['open']>, all: Calls) {
  const calls = all.map(({ to, data }) => ({ to, data }));
  await provider.request({ method: 'wallet_sendCalls', params: [{ calls }] });
}

/** New device with a passkey for the account. */
async function openNewDevice(account: Address) {
  const authenticator = createAuthenticator({ origin });
  const { credentials } = authenticator;
  const asked = { rpId, origin, credentials };
  const { id, publicKey } = await createCredential({
    ...asked,
    appName: 'Harbour',
    name: 'Mira',
    account,
  });
  const signer = await readSigner(world.read, localContracts, publicKey);
  const find = () =>
    world
      .open({ recovery: { [world.chainId]: localModule } }, authenticator)
      .provider.connect({ find: true });
  /** Payment of the account by the new key, to be executed when it is an owner. */
  async function signPayment(nonce: bigint) {
    const transaction = createTransaction({ to: recipient, value }, nonce);
    const { hash: challenge } = hashTransaction(transaction, accountSafe(account, world.chainId));
    const assertion = await askCredential({ ...asked, challenge, allow: [id], publicKey });
    return { account, transaction, signature: accountSignature(signer, assertion) };
  }
  return { authenticator, publicKey, signer, find, signPayment };
}

test.each<[string, readonly [number, number]]>([
  ['a key and a Safe', [0, 1]],
  ['a Safe and a passkey account', [1, 2]],
  ['a passkey account and a key', [2, 0]],
])(
  'recovery replaces a lost key by the guardians %s, and the new key pays',
  async (_case, [one, other]) => {
    const { address, place, guardians } = await openGuarded();
    const { publicKey, signer, find, signPayment } = await openNewDevice(address);
    await expect(find()).rejects.toMatchObject({ name: 'PasskeyError', reason: 'unauthorized' });

    const wanted = { newOwners: [signer], newThreshold: 1 };
    const signing = guardians.filter((_, index) => index === one || index === other);
    await world.submit(await startSigned(place, wanted, signing));
    const found = await readRecovery(place);
    expect(found).toMatchObject({
      state: 'on',
      threshold: 2,
      nonce: 1n,
      running: { newOwners: [signer], newThreshold: 1, approvals: 2 },
    });
    const executeAfter = 'running' in found ? found.running?.executeAfter : undefined;
    expect(executeAfter).toBeGreaterThanOrEqual(Date.now() / 1_000 + localModule.period - 60);
    await expect(find()).rejects.toMatchObject({
      account: address,
      recoveries: [{ chainId: world.chainId, executeAfter }],
    });

    const passkey = { contracts: localContracts, publicKey };
    const end = { passkey, first: await signPayment(1n) };
    await expect(finishRecovery(place, end)).rejects.toMatchObject({ reason: 'periodRunning' });
    await world.letPeriodPass();
    const before = await world.client.getBalance({ address: recipient });
    await world.submit(await finishRecovery(place, end));
    expect(await world.client.getBalance({ address: recipient })).toBe(before + value);

    expect(await find()).toMatchObject({ address, publicKey });
    expect(await readRecovery(place)).toMatchObject({ running: undefined });
  },
);

test('recovery stops when the old key cancels in time, and old signatures start nothing', async () => {
  const { page, address, place, guardians } = await openGuarded();
  const { publicKey, signer, find } = await openNewDevice(address);
  const wanted = { newOwners: [signer], newThreshold: 1 };
  const signatures = await signAll(place, wanted, guardians.slice(0, 2));
  await world.submit(await startRecovery(place, wanted, signatures));
  await send(page, await cancelRecovery(place));
  await expect(cancelRecovery(place)).rejects.toMatchObject({ reason: 'notRunning' });

  await world.letPeriodPass();
  const passkey = { contracts: localContracts, publicKey };
  await expect(finishRecovery(place, { passkey })).rejects.toMatchObject({ reason: 'notRunning' });
  const again = startRecovery(place, wanted, signatures);
  await expect(again).rejects.toMatchObject({ reason: 'tooFewSignatures' });
  await expect(find()).rejects.toMatchObject({ message: expect.stringContaining('not an owner') });
  const params = [{ to: recipient, value: toHex(value) }];
  await page.provider.request({ method: 'eth_sendTransaction', params });
});

test('recovery makes a wallet the owner, which needs no further deployment', async () => {
  const { place, guardians, readOwners, execute } = await world.openSafe();
  const choice = { guardians: guardians.map(({ address }) => address), threshold: 2 };
  await execute(await setUpRecovery(place, choice));
  await world.submit(
    await startSigned(place, { newOwners: [recipient], newThreshold: 1 }, guardians.slice(1)),
  );
  await world.letPeriodPass();
  const end = await finishRecovery(place);
  expect(end).toMatchObject({ to: localModule.address });
  await world.submit(end);
  expect(await readOwners()).toEqual([recipient]);
});

test('recovery cannot be finished for another passkey than the new owner', async () => {
  const { place, guardians, execute } = await world.openSafe();
  const choice = { guardians: guardians.map(({ address }) => address), threshold: 2 };
  await execute(await setUpRecovery(place, choice));
  await world.submit(
    await startSigned(place, { newOwners: [recipient], newThreshold: 1 }, guardians.slice(1)),
  );
  await world.letPeriodPass();
  const { publicKey } = await openNewDevice(place.account);
  const end = finishRecovery(place, { passkey: { contracts: localContracts, publicKey } });
  await expect(end).rejects.toMatchObject({ reason: 'ownerInvalid' });
});
