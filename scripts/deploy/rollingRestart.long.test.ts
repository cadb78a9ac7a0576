import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setDefaultCACertificates } from 'node:tls';
import { type Postgres, startPostgres } from '@mooring/testing/postgres';
import { honest, startUpstream, type TestUpstream } from '@mooring/testing/upstream';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Browser } from '../../apps/server/src/testing/browser.testing.ts';
import { startProcess } from '../../apps/server/src/testing/startProcess.testing.ts';
import { certificate } from '../../apps/server/src/testing/tlsCertificate.testing.ts';
import { freePort } from './freePort.testing.ts';
import { hasTool } from './hasTool.testing.ts';
import { type ProxyPorts, startProxy } from './startProxy.testing.ts';

// Two instances on one PostgreSQL, behind the printed files of nginx and Caddy, with TLS.

const tools = { nginx: await hasTool('nginx', 'nginx-light'), caddy: await hasTool('caddy') };

let folder: string;
let postgres: Postgres;
let upstream: TestUpstream;
beforeAll(async () => {
  setDefaultCACertificates([certificate]);
  folder = mkdtempSync(join(tmpdir(), 'mooring-rolling-'));
  postgres = await startPostgres();
  upstream = await startUpstream(
    honest(({ method }) => ({ result: method === 'eth_chainId' ? '0x1' : '0x10' })),
  );
});
afterAll(async () => {
  await upstream.stop();
  await postgres.stop();
  rmSync(folder, { recursive: true });
});

/** Writes configuration and page of an instance; `own` is the asset that it alone has. */
function writeInstance(own: string, publicUrl: string): string {
  const instance = join(folder, own);
  mkdirSync(join(instance, 'page/assets'), { recursive: true });
  writeFileSync(join(instance, 'page/index.html'), '<!doctype html><h1>Mooring</h1>');
  writeFileSync(join(instance, `page/assets/${own}-a1b2c3d4.js`), 'export {};');
  writeFileSync(join(instance, 'page/assets/both-a1b2c3d4.js'), 'export {};');
  const config = {
    ...{ publicUrl, proxies: 1, limits: { rpcPerMinute: 0, rpcBytesPerMinute: 0 } },
    networks: [{ id: 1, upstreams: [upstream.url] }],
  };
  writeFileSync(join(instance, 'mooring.config.json'), JSON.stringify(config));
  return instance;
}

describe.each(['nginx', 'caddy'] as const)('two instances behind %s', (name) => {
  it.runIf(tools[name])(
    'restart one after the other under load without a failed page, read or session',
    async () => {
      const ports: ProxyPorts = {
        ...{ tls: await freePort(), plain: await freePort() },
        ...{ first: await freePort(), second: await freePort() },
      };
      const origin = `https://localhost:${ports.tls}`;
      const start = (own: 'first' | 'second') =>
        startProcess(writeInstance(own, origin), {
          ...{ PORT: `${ports[own]}`, DATABASE_URL: postgres.url },
        });
      const running = { first: await start('first'), second: await start('second') };
      const stopProxy = await startProxy(name, join(folder, name), ports);
      try {
        const browser = new Browser(origin);
        const person = privateKeyToAccount(generatePrivateKey());
        expect((await browser.signIn(person, 1)).status).toBe(200);

        const answers = new Map<string, number>();
        const count = (answer: string) => answers.set(answer, (answers.get(answer) ?? 0) + 1);
        let isOver = false;
        const cookie = [...browser.cookies].map(([key, value]) => `${key}=${value}`).join('; ');
        const paths = [
          ...['/', '/assets/both-a1b2c3d4.js', '/assets/first-a1b2c3d4.js'],
          ...['/auth/session', '/config.json', '/rpc/1'],
        ];
        const body = '{"jsonrpc":"2.0","id":1,"method":"eth_blockNumber"}';
        const visit = async () => {
          while (!isOver)
            for (const path of paths) {
              const init = path === '/rpc/1' ? { method: 'POST', body } : {};
              const headers = {
                ...{ cookie, origin, 'sec-fetch-site': 'same-origin' },
                'content-type': 'application/json',
              };
              const answer = await fetch(`${origin}${path}`, { ...init, headers }).then(
                async (response) => {
                  const text = await response.text();
                  if (path === '/auth/session' && !text.includes(person.address.toLowerCase()))
                    return 'no session';
                  return response.ok || path.includes('first-')
                    ? `${response.status}`
                    : `${response.status} ${path}`;
                },
                (error: Error) => `${error.cause ?? error}`,
              );
              // Missing while the only instance that has it restarts.
              count(path.includes('first-') ? `own ${answer}` : answer);
            }
        };
        const visitors = Array.from({ length: 4 }, visit);
        // An asset of one release, while both run: nothing is missing.
        for (let time = 0; time < 10; time += 1)
          for (const own of ['first', 'second'])
            expect((await fetch(`${origin}/assets/${own}-a1b2c3d4.js`)).status).toBe(200);
        for (let round = 0; round < 2; round += 1)
          for (const own of ['second', 'first'] as const) {
            expect(await running[own].stop()).toBe(0);
            running[own] = await start(own);
          }
        isOver = true;
        await Promise.all(visitors);
        console.info(`${name}: ${JSON.stringify(Object.fromEntries(answers))}`);
        expect(answers.get('200')).toBeGreaterThan(100);
        // Caddy does not repeat a POST request that meets the end of an instance: at most one of each visitor and restart.
        const repeated = name === 'caddy' ? (answers.get('502 /rpc/1') ?? 0) : 0;
        expect(repeated).toBeLessThanOrEqual(16);
        const isFine = (key: string) =>
          /^(?:200|own \d+)$/.test(key) || (repeated > 0 && key === '502 /rpc/1');
        expect([...answers.keys()].filter((key) => !isFine(key))).toEqual([]);
        expect(await browser.session()).toMatchObject({ address: person.address.toLowerCase() });
      } finally {
        await stopProxy();
        await Promise.all(Object.values(running).map((server) => server.stop()));
      }
    },
    180_000,
  );
});
