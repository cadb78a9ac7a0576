import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Postgres, startPostgres } from '@mooring/testing/postgres';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Browser } from '../testing/browser.testing.ts';
import { type ServerProcess, startProcess } from '../testing/startProcess.testing.ts';

// The program in processes of its own: killed midway, and several on one database.

const origin = 'http://wallet.example.org';
const people = [1, 2, 3].map(() => privateKeyToAccount(generatePrivateKey()));

/** Timeout in ms: whole programs start here, while other tests run. */
const LONGEST_MS = 180_000;

let folder = '';
let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
  folder = await mkdtemp(join(tmpdir(), 'mooring-processes-'));
  await mkdir(join(folder, 'page'));
  await writeFile(join(folder, 'page/index.html'), '<!doctype html>');
  const config = { networks: [{ id: 1, upstreams: ['http://127.0.0.1:9'] }], publicUrl: origin };
  await writeFile(join(folder, 'mooring.config.json'), JSON.stringify({ ...config, proxies: 1 }));
});
afterAll(async () => {
  await postgres.stop();
  await rm(folder, { recursive: true });
});

let browsers = 0;
/** Browser with its own IP address, so that limits per client do not interfere. */
function newBrowser({ url }: ServerProcess): Browser {
  browsers += 1;
  return new Browser(url, origin, `10.0.${browsers >> 8}.${browsers & 255}`);
}

interface Answered {
  signedIn: Browser;
  before: Browser;
  message: string;
  signature: string;
}

/** Signs in repeatedly until the server is gone. */
async function signInUntilGone(
  server: ServerProcess,
  person: (typeof people)[number],
  onAnswer: (answered: Answered) => void,
): Promise<void> {
  for (;;) {
    try {
      const signedIn = newBrowser(server);
      const message = await signedIn.prepare({ address: person.address, chainId: 1 });
      const signature = await person.signMessage({ message });
      const before = signedIn.copy();
      const { status } = await signedIn.verify(message, signature);
      if (status !== 200) throw new Error(`Answered with ${status}`);
      onAnswer({ signedIn, before, message, signature });
    } catch (error) {
      // `fetch` throws a TypeError when the server is gone.
      if (error instanceof TypeError) return;
      throw error;
    }
  }
}

/** Same browser after a restart of the server. */
function at({ url }: ServerProcess, browser: Browser): Browser {
  const same = new Browser(url, origin, browser.address);
  for (const [name, value] of browser.cookies) same.cookies.set(name, value);
  return same;
}

it.each([
  ['a file beside the configuration', () => ({})],
  ['PostgreSQL', () => ({ DATABASE_URL: postgres.url })],
])(
  'server killed during sign-ins with %s keeps all sessions, and accepts no nonce again',
  async (_name, environment) => {
    const server = await startProcess(folder, environment());
    const answered: Answered[] = [];
    const onAnswer = (one: Answered) => {
      if (answered.push(one) === 40) void server.kill();
    };
    await Promise.all(people.map((person) => signInUntilGone(server, person, onAnswer)));
    expect(answered.length).toBeGreaterThanOrEqual(40);

    const again = await startProcess(folder, environment());
    for (const { signedIn, before, message, signature } of answered) {
      expect(await at(again, signedIn).session()).not.toBeNull();
      const replay = at(again, before);
      expect((await replay.verify(message, signature)).body).toEqual({ error: 'nonce-refused' });
      expect(await replay.session()).toBeNull();
    }
    expect(await again.stop()).toBe(0);
  },
  LONGEST_MS,
);

describe('two servers on one PostgreSQL', () => {
  let first: ServerProcess;
  let second: ServerProcess;
  beforeAll(async () => {
    const start = () => startProcess(folder, { DATABASE_URL: postgres.url });
    [first, second] = await Promise.all([start(), start()]);
  }, LONGEST_MS);
  afterAll(() => Promise.all([first.stop(), second.stop()]));

  it('create one session for a message sent to both (replay)', async () => {
    const load = people.map(async (person) => {
      for (let count = 0; count < 10; count += 1) {
        const browser = newBrowser(first);
        const message = await browser.prepare({ address: person.address, chainId: 1 });
        const signature = await person.signMessage({ message });
        const both = [at(first, browser), at(second, browser)];
        const answers = await Promise.all(both.map((each) => each.verify(message, signature)));
        expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401]);
        const crossed = [second, first].map((server, index) => at(server, both[index] ?? browser));
        const sessions = await Promise.all(crossed.map((each) => each.session()));
        expect(sessions.filter((session) => session !== null)).toHaveLength(1);
      }
    });
    await Promise.all(load);
  });

  it('share limits, contacts and signing out', async () => {
    const [person] = people;
    if (!person) throw new Error('There are three');
    const here = newBrowser(first);
    expect((await here.signIn(person, 1)).status).toBe(200);
    const there = at(second, here);
    const contact = { name: 'Mira', address: person.address, note: '' };
    expect((await here.send('POST', '/contacts', { body: contact })).status).toBe(201);
    expect((await there.send('GET', '/contacts')).body.contacts).toMatchObject([contact]);
    await there.send('POST', '/auth/sign-out-all', { body: {} });
    expect(await here.session()).toBeNull();

    const asking = newBrowser(first);
    const statuses = await Promise.all(
      Array.from({ length: 70 }, async (_, index) => {
        const browser = at(index % 2 ? first : second, asking);
        return (await browser.send('POST', '/auth/nonce', { body: {} })).status;
      }),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(60);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  });
});
