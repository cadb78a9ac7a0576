import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setDefaultCACertificates } from 'node:tls';
import { type Postgres, startPostgres } from '@mooring/testing/postgres';
import { honest, startUpstream, type TestUpstream } from '@mooring/testing/upstream';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { queryPostgres } from '../../apps/server/src/database/openDatabase.ts';
import { Browser } from '../../apps/server/src/testing/browser.testing.ts';
import {
  type ServerProcess,
  startProcess,
} from '../../apps/server/src/testing/startProcess.testing.ts';
import { certificate } from '../../apps/server/src/testing/tlsCertificate.testing.ts';
import { freePort } from '../freePort.ts';
import { root } from '../run.ts';
import { hasTool } from './hasTool.testing.ts';
import { type ProxyPorts, startProxy } from './startProxy.testing.ts';

// Upgrades and rollbacks under load: two instances on one PostgreSQL behind the printed files of nginx and Caddy, with TLS,
// and one instance on SQLite. The two releases are this one with two pages. Once the newer one has started, the tables are
// those of a release to come: each has a newer version that this one may read, and one has another column.

const tools = { nginx: await hasTool('nginx', 'nginx-light'), caddy: await hasTool('caddy') };

const RELEASES = ['older', 'newer'] as const;
type Release = (typeof RELEASES)[number];
const INSTANCES = ['first', 'second'] as const;
type Instance = (typeof INSTANCES)[number];

/** Times that all instances change to the other release. */
const CHANGES = { nginx: 20, caddy: 10 };
const VERSION_TABLES = [
  ...['sign_in_version', 'contacts_version', 'rpc_limits_version'],
  ...['passkeys_version', 'relay_version', 'page_files_version'],
];
/** Delay of a stop, as the printed unit has it. */
const [, STOP_DELAY_MS = ''] =
  /MOORING_SHUTDOWN__DELAY_MS=(\d+)/.exec(
    readFileSync(join(root, 'deploy/mooring@.service'), 'utf8'),
  ) ?? [];

let folder: string;
let upstream: TestUpstream;
beforeAll(async () => {
  setDefaultCACertificates([certificate]);
  folder = mkdtempSync(join(tmpdir(), 'mooring-rolling-'));
  upstream = await startUpstream(
    honest(({ method }) => ({ result: method === 'eth_chainId' ? '0x1' : '0x10' })),
  );
});
afterAll(async () => {
  await upstream.stop();
  rmSync(folder, { recursive: true });
});

/** Writes configuration and page of an instance in a release, which has an asset of its own. */
function writeInstance(name: string, release: Release, publicUrl?: string): string {
  const instance = join(folder, `${name}-${release}`);
  mkdirSync(join(instance, 'page/assets'), { recursive: true });
  writeFileSync(join(instance, 'page/index.html'), `<!doctype html><h1>${release}</h1>`);
  for (const own of [release, 'both'])
    writeFileSync(join(instance, `page/assets/${own}-a1b2c3d4.js`), `'${own}';`);
  const config = {
    ...(publicUrl !== undefined && { publicUrl }),
    // The visitors' addresses are those of a proxy in front: there is only one here.
    ...{ proxies: 2, limits: { rpcPerMinute: 0, rpcBytesPerMinute: 0 } },
    ...{
      networks: [{ id: 1, upstreams: [upstream.url] }],
      database: join(folder, `${name}.sqlite`),
    },
  };
  writeFileSync(join(instance, 'mooring.config.json'), JSON.stringify(config));
  return instance;
}

/** Makes the tables those of a release to come, which this one may read. */
async function migrateAhead(url: string): Promise<void> {
  for (const table of VERSION_TABLES)
    await queryPostgres(
      { url },
      `INSERT INTO ${table} (version, readable_from) SELECT max(version) + 1, max(version) FROM ${table}
       RETURNING version AS value`,
    );
  await queryPostgres({ url }, 'ALTER TABLE sign_in_sessions ADD COLUMN of_newer_release TEXT');
}

const addressOf = (number: number) =>
  `198.51.${100 + Math.floor(number / 250)}.${1 + (number % 250)}`;
const newPerson = () => privateKeyToAccount(generatePrivateKey());
const READ = '{"jsonrpc":"2.0","id":1,"method":"eth_blockNumber"}';

/** Visitors of a site until they leave; answers by what was asked and how it went. */
function visit(origin: string, signedIn: Browser, account: string, signsIn: boolean) {
  const answers = new Map<string, number>();
  const count = (answer: string) => answers.set(answer, (answers.get(answer) ?? 0) + 1);
  const left = new AbortController();
  const later: Browser[] = [];
  const paths = [
    ...['/', '/auth/session', '/config.json', '/rpc/1'],
    ...['older', 'newer', 'both'].map((own) => `/assets/${own}-a1b2c3d4.js`),
  ];
  const cookie = [...signedIn.cookies].map(([key, value]) => `${key}=${value}`).join('; ');

  async function ask(path: string): Promise<string> {
    const headers = { cookie, origin, 'sec-fetch-site': 'same-origin' };
    const response = await fetch(`${origin}${path}`, {
      ...(path === '/rpc/1' && { method: 'POST', body: READ }),
      headers: { ...headers, 'content-type': 'application/json' },
    });
    const text = await response.text();
    if (path === '/auth/session' && !text.includes(account)) return `${path} lost: ${text}`;
    return `${path} ${response.status}`;
  }
  async function signIn(): Promise<string> {
    const browser = new Browser(origin, origin, addressOf(later.length));
    later.push(browser);
    return `sign-in ${(await browser.signIn(newPerson(), 1)).status}`;
  }
  async function repeat(...steps: readonly (() => Promise<string>)[]) {
    while (!left.signal.aborted)
      for (const step of steps)
        count(await step().catch((error: Error) => `${error.cause ?? error}`));
  }
  const reading = paths.map((path) => () => ask(path));
  const visitors = [1, 2, 3].map(() => repeat(...reading));
  if (signsIn) visitors.push(repeat(signIn));
  return {
    later,
    async leave() {
      left.abort();
      await Promise.all(visitors);
      return answers;
    },
  };
}

describe.each(['nginx', 'caddy'] as const)('two instances behind %s', (name) => {
  it.runIf(tools[name])(
    'change to the other release and back under load without a failed request or a lost session',
    async () => {
      const postgres: Postgres = await startPostgres();
      const ports: ProxyPorts = {
        ...{ tls: await freePort(), plain: await freePort() },
        ...{ first: await freePort(), second: await freePort() },
      };
      const origin = `https://localhost:${ports.tls}`;
      const start = (own: Instance, release: Release) =>
        startProcess(writeInstance(own, release, origin), {
          ...{ PORT: `${ports[own]}`, DATABASE_URL: postgres.url },
          MOORING_SHUTDOWN__DELAY_MS: STOP_DELAY_MS,
        });
      const running: Record<Instance, ServerProcess> = {
        first: await start('first', 'newer'),
        second: await start('second', 'newer'),
      };
      await migrateAhead(postgres.url);
      const replace = async (own: Instance, release: Release) => {
        expect(await running[own].stop()).toBe(0);
        running[own] = await start(own, release);
      };
      for (const own of INSTANCES) await replace(own, 'older');
      const stopProxy = await startProxy(name, join(folder, name), ports);
      try {
        const browser = new Browser(origin, origin, '203.0.113.1');
        const person = newPerson();
        const account = person.address.toLowerCase();
        expect((await browser.signIn(person, 1)).status).toBe(200);

        // Caddy drops the addresses of visitors, who are one client to the limit of sign-ins then.
        const signsIn = name === 'nginx';
        const load = visit(origin, browser, account, signsIn);
        for (let change = 1; change <= CHANGES[name]; change += 1)
          for (const own of INSTANCES.toReversed())
            await replace(own, change % 2 === 1 ? 'newer' : 'older');
        const answers = await load.leave();
        const total = [...answers.values()].reduce((sum, times) => sum + times, 0);
        console.info(`${name}, ${CHANGES[name]} changes: ${total} requests`, answers);
        expect([...answers.keys()].filter((key) => !/^\S+ 200$/.test(key))).toEqual([]);
        expect(answers.size).toBe(signsIn ? 8 : 7);
        expect(Math.min(...answers.values())).toBeGreaterThan(CHANGES[name]);
        const visitors = [browser, ...load.later];
        const sessions: unknown[] = [];
        // A few at a time: nginx has 512 connections.
        while (visitors.length > 0)
          sessions.push(
            ...(await Promise.all(visitors.splice(-50).map((visitor) => visitor.session()))),
          );
        expect(sessions.filter((session) => session === null)).toEqual([]);
      } finally {
        await stopProxy();
        await Promise.all(Object.values(running).map((server) => server.stop()));
        await postgres.stop();
      }
    },
    1_800_000,
  );
});

/** Lets the next call to the network wait; resolves with the function that answers it. */
function holdNextCall(): Promise<() => void> {
  const { answer } = upstream;
  return new Promise((hold) => {
    upstream.answer = (request, response) => {
      upstream.answer = answer;
      hold(() => answer(request, response));
    };
  });
}

it('one instance on SQLite changes to the other release and back: answers what is in flight, and keeps all', async () => {
  const PORT = `${await freePort()}`;
  const start = (release: Release) => startProcess(writeInstance('one', release), { PORT });
  let server = await start('older');
  const browser = new Browser(server.url, server.url, '203.0.113.1');
  expect((await browser.signIn(newPerson(), 1)).status).toBe(200);
  for (let change = 1; change <= 6; change += 1) {
    const held = holdNextCall();
    const params = ['0x0000000000000000000000000000000000000001', 'latest'];
    const inFlight = browser.send('POST', '/rpc/1', {
      body: { jsonrpc: '2.0', id: 1, method: 'eth_getBalance', params },
    });
    const answerCall = await held;
    const stopped = server.stop();
    await expect
      .poll(() => server.logged.map(({ message }) => message))
      .toContain('stopping on SIGTERM');
    answerCall();
    const answer = await inFlight;
    expect([answer.status, answer.body.result]).toEqual([200, '0x10']);
    expect(await stopped).toBe(0);
    server = await start(change % 2 === 1 ? 'newer' : 'older');
    expect(await browser.session()).not.toBeNull();
    for (const own of [...RELEASES, 'both']) {
      const asset = await fetch(`${server.url}/assets/${own}-a1b2c3d4.js`);
      expect([asset.status, await asset.text()]).toEqual([200, `'${own}';`]);
    }
  }
  expect(await server.stop()).toBe(0);
}, 600_000);
