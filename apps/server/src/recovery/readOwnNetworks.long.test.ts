import { RECOVERY_MODULES } from '@mooring/devnet';
import { readSigner } from '@mooring/passkey/account';
import { encodeFunctionData, parseAbi } from 'viem';
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { Browser } from '../testing/browser.testing.ts';
import { startMailSink } from '../testing/mailSink.testing.ts';
import {
  type Chains,
  localContracts,
  newPerson,
  origin,
  type Person,
  signInByTouch,
  startChains,
} from '../testing/passkeyPerson.testing.ts';
import { deploy } from '../testing/relayAccounts.testing.ts';
import { startApp } from '../testing/startApp.testing.ts';
import { mailAccess } from './mailAccess.ts';

const path = '/accounts/recovery/contacts';
const newOwner = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const someone = '0x00000000000000000000000000000000000000cc';

let chains: Chains;
let sink: Awaited<ReturnType<typeof startMailSink>>;
let app: Awaited<ReturnType<typeof startApp>>;
let here = 0;
let elsewhere = 0;
beforeAll(async () => {
  chains = await startChains();
  sink = await startMailSink();
  const { ethereum, rollup } = chains.devnet;
  const networks = [ethereum, rollup].map(({ chain, rpcUrl }) => ({
    ...{ id: chain.id, name: chain.name, currency: chain.nativeCurrency, upstreams: [rpcUrl] },
  }));
  [here, elsewhere] = [ethereum.chain.id, rollup.chain.id];
  const passkeys = {
    contracts: { [here]: localContracts, [elsewhere]: localContracts },
    recovery: { [here]: RECOVERY_MODULES[3], [elsewhere]: RECOVERY_MODULES[3] },
    email: { from: 'Harbour <harbour@example.org>', guardian: true },
    rpId: 'harbour.example',
  };
  const mail = mailAccess({ SMTP_URL: sink.url, GUARDIAN_KEY: generatePrivateKey() });
  app = await startApp({ networks, passkeys, publicUrl: origin }, null, undefined, mail);
});
afterAll(async () => {
  await app.stop();
  await sink.stop();
  await chains.stop();
});

let person: Person;
beforeEach(async () => {
  person = await newPerson(chains.devnet, chains.devnet.rollup);
});

async function signIn(chainId: number): Promise<Browser> {
  const browser = new Browser(app.url, origin);
  expect(await person.signIn(browser, chainId)).toMatchObject({ status: 200 });
  return browser;
}

/** Replaces the owner of the account on the first chain, like a recovery. */
async function replaceOwner(): Promise<void> {
  const { client } = chains;
  const read = (call: { method: string }) => client.request(call as never);
  const signer = await readSigner(read, localContracts, person.publicKey);
  const account = person.address;
  await client.impersonateAccount({ address: account });
  const data = encodeFunctionData({
    abi: parseAbi(['function swapOwner(address previous, address old, address next)']),
    args: [
      '0x0000000000000000000000000000000000000001',
      signer,
      privateKeyToAddress(generatePrivateKey()),
    ],
  });
  const hash = await client.sendTransaction({ account, to: account, data });
  expect((await client.waitForTransactionReceipt({ hash })).status).toBe('success');
}

const emailsOf = ({ body }: { body: { contacts: { email: string; chainIds: number[] }[] } }) =>
  body.contacts.map(({ email, chainIds }) => [email, chainIds]);

it('a former owner changes and reads no addresses through a network on which it was not removed', async () => {
  await deploy(chains, person, someone);
  const own = await signIn(here);
  await own.send('POST', path, { body: { email: 'mira@example.org' } });
  expect(emailsOf(await own.send('GET', path))).toEqual([['mira@example.org', [here]]]);
  await replaceOwner();
  const former = await signIn(elsewhere);
  expect(emailsOf(await former.send('GET', path))).toEqual([]);
  const removed = await former.send('POST', `${path}/remove`, {
    body: { email: 'mira@example.org' },
  });
  expect([removed.status, removed.body.error]).toEqual([404, 'not-found']);
  const added = await former.send('POST', path, { body: { email: 'thief@example.org' } });
  expect(emailsOf(added)).toEqual([['thief@example.org', [elsewhere]]]);
  // The code for the network where the account has another owner goes to that owner alone.
  const body = { account: person.address, chainId: here, newOwner };
  expect((await former.send('POST', '/accounts/recovery/code', { body })).status).toBe(202);
  const codes = () => sink.mails.filter(({ text }) => text.includes('code for a new key'));
  await expect.poll(codes).toHaveLength(1);
  expect(codes()[0]?.to).toEqual(['mira@example.org']);
});

it('the first owner changes the addresses on all networks on which it can act alone', async () => {
  await deploy(chains, person, someone);
  const browser = await signIn(elsewhere);
  const added = await browser.send('POST', path, { body: { email: 'mira@example.org' } });
  expect(emailsOf(added)).toEqual([['mira@example.org', [here, elsewhere]]]);
});

it('a passkey that signs in by a touch changes the addresses on all networks of which it is the owner', async () => {
  await deploy(chains, person, someone);
  const browser = new Browser(app.url, origin);
  expect(await signInByTouch(browser, person)).toMatchObject({ status: 200 });
  const added = await browser.send('POST', path, { body: { email: 'mira@example.org' } });
  expect(emailsOf(added)).toEqual([['mira@example.org', [here, elsewhere]]]);
  await replaceOwner();
  // The session of before keeps only the network on which the passkey is still the owner.
  const later = await browser.send('POST', path, { body: { email: 'thief@example.org' } });
  expect(emailsOf(later)).toEqual([
    ['mira@example.org', [elsewhere]],
    ['thief@example.org', [elsewhere]],
  ]);
});
