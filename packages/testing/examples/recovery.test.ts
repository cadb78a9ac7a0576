import { DEMO_ACCOUNTS, PASSKEY_CONTRACTS, RECOVERY_MODULES, startDevnet } from '@mooring/devnet';
import { createPasskeyProvider, type Submission } from '@mooring/passkey';
import {
  finishRecovery,
  type RecoveryPlace,
  readRecovery,
  signAsGuardian,
  startRecovery,
} from '@mooring/passkey/recovery';
import { createGuardian } from '@mooring/testing';
import { createAuthenticator } from '@mooring/testing/authenticator';
import type { Address } from 'viem';
import { afterAll, beforeAll, expect, test } from 'vitest';

const origin = 'https://my-application.example';
const newOwner: Address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const module = RECOVERY_MODULES[7];

let devnet: Awaited<ReturnType<typeof startDevnet>>;
beforeAll(async () => {
  devnet = await startDevnet({ seed: false });
});
afterAll(() => devnet.stop());

/** Sends a transaction that anyone may send, as a relay does. */
async function send({ to, data }: Submission) {
  const { client } = devnet.ethereum;
  const hash = await client.sendTransaction({ account: DEMO_ACCOUNTS[0].address, to, data });
  await client.waitForTransactionReceipt({ hash });
  return hash;
}

/** The application: a passkey account with guardians, of whom two have to agree. */
async function openAccount(guardians: readonly Address[]) {
  const { chain, client } = devnet.ethereum;
  const chainId = chain.id;
  const read: RecoveryPlace['read'] = (call) => client.request(call as never);
  const provider = createPasskeyProvider({
    ...{ appName: 'My application', rpId: 'my-application.example', origin },
    credentials: createAuthenticator({ origin }).credentials,
    networks: [{ chainId, read }],
    contracts: PASSKEY_CONTRACTS,
    recovery: { [chainId]: module },
    review: async () => true,
    submitter: { name: 'My application', submit: send },
    storage: { get: () => undefined, set: () => {}, delete: () => {} },
  });
  const { address } = await provider.connect({ create: 'Mira' });
  const recovery = await provider.owners.recovery();
  await recovery.setGuardians({ chainId, guardians, threshold: 2 });
  return { recovery, place: { chainId, read, module, account: address } };
}

test('guardians replace a lost key after seven days', async () => {
  const chains = [{ id: devnet.ethereum.chain.id }];
  const guardians = [1, 2, 3].map(() => createGuardian({ chains }));
  const { place } = await openAccount(guardians.map(({ address }) => address));
  const wanted = { newOwners: [newOwner], newThreshold: 1 };
  const sign = ({ address, wallet }: (typeof guardians)[number]) =>
    signAsGuardian(place, wanted, { guardian: address, wallet: wallet.provider });

  const [first, second, third] = guardians;
  if (!first || !second || !third) throw new Error('There are three guardians.');
  first.wallet.next('sign').reject();
  await expect(sign(first)).rejects.toThrow('rejected');
  const signatures = [await sign(second), await sign(third)];

  await send(await startRecovery(place, wanted, signatures));
  await expect(finishRecovery(place)).rejects.toMatchObject({ reason: 'periodRunning' });
  await devnet.passTime(module.period);
  await send(await finishRecovery(place));
  expect(await readRecovery(place)).toMatchObject({ state: 'on', running: undefined });
});

test('the account stops a recovery in time', async () => {
  const chains = [{ id: devnet.ethereum.chain.id }];
  const guardians = [1, 2, 3].map(() => createGuardian({ chains }));
  const { place, recovery } = await openAccount(guardians.map(({ address }) => address));
  const wanted = { newOwners: [newOwner], newThreshold: 1 };
  const signed = guardians.map(({ address, wallet }) =>
    signAsGuardian(place, wanted, { guardian: address, wallet: wallet.provider }),
  );
  await send(await startRecovery(place, wanted, await Promise.all(signed)));
  await recovery.cancel(place);
  await devnet.passTime(module.period);
  await expect(finishRecovery(place)).rejects.toMatchObject({ reason: 'notRunning' });
});
