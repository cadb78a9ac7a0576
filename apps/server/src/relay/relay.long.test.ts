import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Postgres, startPostgres } from '@mooring/testing/postgres';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Browser } from '../testing/browser.testing.ts';
import {
  type Chains,
  newPerson,
  signedInBrowser,
  startChains,
} from '../testing/passkeyPerson.testing.ts';
import { startApp } from '../testing/startApp.testing.ts';
import { startProcess } from '../testing/startProcess.testing.ts';

const origin = 'http://wallet.example.org';
const shop = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
/** Timeout in ms: whole programs start here, while other tests run. */

let chains: Chains;
let postgres: Postgres;
let folder: string;
beforeAll(async () => {
  [chains, postgres] = await Promise.all([startChains(), startPostgres()]);
});
afterAll(async () => {
  await chains.stop();
  await postgres.stop();
});

it('relay pays on a network without the P-256 precompile, with the default rules', async () => {
  const older = await startChains({ hardfork: 'prague' });
  const app = await startApp(older.config(), null, await older.newPayer());
  const person = await newPerson(older.devnet);
  const browser = await signedInBrowser(app.url, person);
  const gas: number[] = [];
  for (const value of ['0x1', '0x2'] as const) {
    const body = await person.sign({ to: shop, value });
    const { body: sent } = await browser.send('POST', '/relay', { body });
    gas.push(Number((await older.client.waitForTransactionReceipt({ hash: sent.hash })).gasUsed));
  }
  expect(gas[0]).toBeLessThanOrEqual(830_000);
  expect(gas[1]).toBeLessThanOrEqual(440_000);
  await app.stop();
  await older.stop();
});

// The program in processes of its own, with one key, killed midway.

it.each([
  ['a file', () => ({})],
  ['PostgreSQL', () => ({ DATABASE_URL: postgres.url })],
])(
  'relay in two servers on %s sends the transactions of twenty accounts once each, when one server is killed',
  async (_name, environment) => {
    folder = await mkdtemp(join(tmpdir(), 'mooring-relay-'));
    await mkdir(join(folder, 'page'));
    await writeFile(join(folder, 'page/index.html'), '<!doctype html>');
    const config = { ...chains.config({ gasPerClient: 0 }), publicUrl: origin, proxies: 1 };
    await writeFile(join(folder, 'mooring.config.json'), JSON.stringify(config));
    const { key, address } = await chains.newPayer();
    const open = () => startProcess(folder, { ...environment(), RELAY_KEY: key });
    const [first, second] = [await open(), await open()];

    const people = await Promise.all(
      Array.from({ length: 20 }, async (_, index) => {
        const person = await newPerson(chains.devnet);
        const browser = new Browser(first.url, origin, `10.0.0.${index}`);
        expect((await person.signIn(browser)).status).toBe(200);
        return { person, browser, submission: await person.sign({ to: shop, value: '0x1' }) };
      }),
    );
    const before = await chains.client.getBalance({ address: shop });
    await chains.client.setAutomine(false);
    let answered = 0;
    const ask = async ({ browser, submission }: (typeof people)[number], index: number) => {
      const { url } = index % 2 ? first : second;
      const own = new Browser(url, origin, browser.address);
      for (const [name, value] of browser.cookies) own.cookies.set(name, value);
      // Unanswered, or answered by a server that has ended: asked again at the other.
      const answer = await own.send('POST', '/relay', { body: submission }).catch(() => null);
      answered += 1;
      if (answered === 8) void second.kill();
      return answer;
    };
    await Promise.all(people.map(ask));
    await second.kill();
    const answers = await Promise.all(people.map((one) => ask(one, 1)));
    expect(answers.map((answer) => answer?.status)).toEqual(Array(20).fill(200));
    const hashes = answers.map((answer) => answer?.body.hash);
    expect(new Set(hashes).size).toBe(20);

    // What the killed one had stored and not sent is taken on when its lease ends.
    const paid = async () => {
      await chains.client.mine({ blocks: 1 });
      return (await chains.client.getBalance({ address: shop })) - before;
    };
    await expect.poll(paid, { interval: 500 }).toBe(20n);
    expect(await chains.client.getTransactionCount({ address })).toBe(20);
    await chains.client.setAutomine(true);
    expect(await first.stop()).toBe(0);
    await rm(folder, { recursive: true });
  },
);
