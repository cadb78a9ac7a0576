import { parseEther, toHex } from 'viem';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { RelayConfig } from '../index.ts';
import { Browser } from '../testing/browser.testing.ts';
import { type Chains, newPerson, startChains } from '../testing/passkeyPerson.testing.ts';
import {
  deploy,
  makeCopy,
  plantBurner,
  type StartedRelay,
  setOnAccount,
  startRelay,
  startTwin,
} from '../testing/relayAccounts.testing.ts';

const shop = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const oracle = '0x420000000000000000000000000000000000000F';
const ether = parseEther('10');
const day = parseEther('0.002');

let chains: Chains;
beforeAll(async () => {
  chains = await startChains();
});
afterAll(() => chains.stop());
const stops: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

const rulesOf = (more: Partial<RelayConfig> = {}) => ({
  networks: [{ id: chains.chainId, costPerDay: day }],
  ...more,
});

/** Requests a payment from each of eight new accounts, at these servers in turn. */
async function askAsMany(urls: readonly string[], clientOf?: (index: number) => string) {
  const answers = await Promise.all(
    Array.from({ length: 8 }, async (_, index) => {
      const url = urls[index % urls.length] ?? '';
      const person = await newPerson(chains.devnet);
      const browser = new Browser(url, url, clientOf?.(index));
      await person.signIn(browser);
      const body = await person.sign({ to: shop, value: '0x1' });
      return (await browser.send('POST', '/relay', { body })).status;
    }),
  );
  // Some is paid for, and then no more.
  expect(new Set(answers)).toEqual(new Set([200, 429]));
}

/** Sends a payment of an account that exists, after something was set on it. */
async function payWith(signature: string, { person, send }: StartedRelay) {
  await deploy(chains, person, shop);
  const submission = await person.sign({ to: shop, value: '0x1' });
  await setOnAccount(chains, person, signature);
  expect((await send(submission)).body.error).toBe('account-refused');
}

type Attack = (started: StartedRelay) => Promise<void>;

// The most each costs the operator, in wei, with a day of 0.002 ether.
it.each<[string, bigint, Partial<RelayConfig> & { proxies?: number }, Attack]>([
  [
    'calls that are cheap when tried, and burn their gas when sent',
    parseEther('0.0005'),
    {},
    async ({ app, person, send }) => {
      await deploy(chains, person, shop);
      const reverted = `mooring_relay_transactions_total{chain="${chains.chainId}",outcome="reverted"}`;
      const errors: unknown[] = [];
      for (let count = 1; count <= 5; count += 1) {
        const { status, body } = await send(await person.sign({ to: await plantBurner(chains) }));
        errors.push(body.error);
        if (status === 200) await expect.poll(app.metrics).toContain(`${reverted} ${count}`);
      }
      const waits = Array(3).fill('too-many-failures');
      expect(errors).toEqual([undefined, undefined, ...waits]);
    },
  ],
  [
    'copies of one signature, each with other bytes behind it',
    parseEther('0.0003'),
    {},
    async ({ person, send }) => {
      await deploy(chains, person, shop);
      const submission = await person.sign({ to: shop, value: toHex(1) });
      const copies = Array.from({ length: 21 }, (_, count) => makeCopy(submission, count));
      await Promise.all(copies.map((copy) => send(copy)));
    },
  ],
  ['a guard', 0n, {}, (started) => payWith('function setGuard(address)', started)],
  ['a module', 0n, {}, (started) => payWith('function enableModule(address)', started)],
  [
    'data whose fee is dear',
    0n,
    {},
    async ({ person, send }) => {
      // Answers every call with 10 ** 15 wei: with half of it again, and the operator's, more than a day.
      await chains.client.setCode({
        address: oracle,
        bytecode: '0x66038d7ea4c6800060005260206000f3',
      });
      stops.unshift(() => chains.client.setCode({ address: oracle, bytecode: '0x' }));
      const refused = await send(await person.sign({ to: shop, value: '0x1' }));
      expect(refused.body.error).toBe('budget-spent');
    },
  ],
  ['many accounts of one client', day, { gasPerClient: 0 }, ({ app }) => askAsMany([app.url])],
  [
    'many accounts, where a client has its own budget',
    parseEther('0.0015'),
    { gasPerClient: 700_000 },
    ({ app }) => askAsMany([app.url]),
  ],
  [
    'many clients, an account each',
    day,
    { gasPerClient: 700_000, proxies: 1 },
    ({ app }) => askAsMany([app.url], (index) => `203.0.${index}.7`),
  ],
  [
    'many accounts at two servers on one database',
    day,
    { gasPerClient: 0 },
    async (started) => {
      const twin = await startTwin(chains, started, rulesOf({ gasPerClient: 0 }));
      stops.unshift(twin.stop);
      await askAsMany([started.app.url, twin.url]);
    },
  ],
])('relay loses at most its budget to %s', async (_name, most, { proxies, ...more }, attack) => {
  const started = await startRelay(chains, rulesOf(more), { proxies: proxies ?? 0 });
  stops.push(started.app.stop);
  const { address } = started.payer;
  await attack(started);
  const sender = `0x${address.slice(2).toLowerCase()}` as const;
  const open = async () => (await started.app.database.relay.open(sender)).length;
  await expect.poll(open).toBe(0);
  const lost = ether - (await chains.client.getBalance({ address }));
  expect(most).toBeLessThanOrEqual(day);
  expect(lost).toBeLessThanOrEqual(most);
});
