import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startRelay } from '@mooring/testing/pairing';
import { type Postgres, startPostgres } from '@mooring/testing/postgres';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkConfig } from './checkConfig.ts';

let folder = '';
let postgres: Postgres;
let relay: Awaited<ReturnType<typeof startRelay>>;
let node: Server;
let url = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mooring-check-'));
  postgres = await startPostgres();
  relay = await startRelay();
  // A node of chain 1, and a gateway.
  node = createServer((request, response) => {
    const isGateway = request.url === '/gateway/v1/chains';
    response.end(JSON.stringify(isGateway ? { results: [] } : { result: '0x1' }));
  }).listen(0, '127.0.0.1');
  await once(node, 'listening');
  const address = node.address();
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
});
afterAll(async () => {
  node.close();
  await relay.stop();
  await postgres.stop();
  await rm(folder, { recursive: true });
});

async function check(config: object, environment: Record<string, string> = {}) {
  const configFile = join(folder, 'mooring.config.json');
  await writeFile(configFile, JSON.stringify(config));
  const lines: string[] = [];
  const pageFolder = join(folder, 'page');
  const faults = await checkConfig({ configFile, environment, pageFolder }, (line) =>
    lines.push(line),
  );
  return { lines, faults };
}

it('checkConfig prints what answers, and changes nothing', async () => {
  const { lines, faults } = await check({
    networks: [{ id: 1, upstreams: [`${url}/SECRET`] }],
    pairing: { projectId: 'harbour', relayUrl: relay.url },
    multisig: { gatewayUrl: `${url}/gateway` },
  });
  expect(faults).toEqual([]);
  expect(lines).toEqual([
    `network 1, upstreams[0]: ${url} answers, chain 1`,
    `database: mooring.sqlite in ${folder}, which the start creates`,
    `pairing.relayUrl: ${new URL(relay.url).origin.replace('null', relay.url)} answers`,
    `multisig.gatewayUrl: ${url} answers`,
  ]);
  expect(await readdir(folder)).toEqual(['mooring.config.json']);
});

it('checkConfig returns a sentence for each thing that cannot be used, without keys', async () => {
  const { lines, faults } = await check(
    {
      networks: [
        { id: 1, upstreams: ['http://127.0.0.1:10/SECRET'] },
        { id: 10, upstreams: [`${url}/SECRET`] },
      ],
      pairing: { projectId: 'harbour', relayUrl: 'ws://127.0.0.1:9' },
      multisig: { gatewayUrl: url },
      passkeys: { relay: { networks: [{ id: 1 }] } },
    },
    { DATABASE_URL: 'postgres://mira:SECRET@127.0.0.1:9/mooring' },
  );
  expect(lines).toEqual([]);
  expect(faults).toEqual([
    'network 1, upstreams[0]: http://127.0.0.1:10 cannot be reached: ECONNREFUSED.',
    `network 10, upstreams[0]: ${url} is a node of chain 1, not of chain 10.`,
    expect.stringMatching(/^database: The database of DATABASE_URL cannot be used: .*ECONNREFUSED/),
    'pairing.relayUrl: ws://127.0.0.1:9 accepts no WebSocket connection.',
    `multisig.gatewayUrl: ${url} is not a Safe client gateway: /v1/chains has no results.`,
    expect.stringContaining('RELAY_KEY is not set'),
  ]);
});

it('checkConfig prints warnings about the brand, and throws for a file that is missing', async () => {
  const networks = [{ id: 1, upstreams: [url] }];
  const { lines, faults } = await check({ networks, brand: { accent: '#ffe000' } });
  expect(lines).toContainEqual(expect.stringMatching(/^warning: brand\.accent: #ffe000 .*light/));
  expect(faults).toEqual([]);
  await expect(check({ networks, brand: { logo: 'none.svg' } })).rejects.toThrow(/brand\.logo/);
});

it('checkConfig asks PostgreSQL, and a SQLite file', async () => {
  const networks = [{ id: 1, upstreams: [url] }];
  const asked = await check({ networks }, { DATABASE_URL: postgres.url });
  expect(asked.lines).toContainEqual(expect.stringMatching(/^database: PostgreSQL \d.* at 127/));
  await writeFile(join(folder, 'text.sqlite'), 'hello '.repeat(1_000));
  const { faults } = await check({ networks, database: 'text.sqlite' });
  expect(faults).toEqual([expect.stringMatching(/^database: The database text\.sqlite cannot/)]);
  await expect(check({ networks, database: 'none/a.sqlite' })).resolves.toMatchObject({
    faults: [expect.stringMatching(/^database: The folder .*none of a\.sqlite does not exist/)],
  });
});
