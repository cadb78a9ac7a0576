import { mkdtemp, rm, stat } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '@mooring/server';
import { startPostgres } from '@mooring/testing/postgres';
import { buildServer } from '../../scripts/pack/buildServer.ts';
import { table } from '../table.ts';
import { measureRoutes, type RouteCost } from './measureRoutes.ts';
import { countRequests, HOST, type Page } from './people.ts';
import { fillPostgres, fillSqlite, type Population } from './population.ts';
import { quantile, replayVisitors } from './replay.ts';
import { type RowSize, readPostgresSizes, readSqliteSizes } from './rowSizes.ts';
import {
  type Instance,
  type Measured,
  readCpu,
  readMemory,
  startInstance,
  startNode,
} from './startServers.ts';
import { open, openWire } from './wire.ts';

/** A million accounts. */
const POPULATION: Population = {
  accounts: 1_000_000,
  withContacts: 100_000,
  passkeys: 250_000,
  relayed: 20_000,
  clients: 100_000,
};
const SEED = 7_000;
/** Visitors at once, of each run. */
const VISITORS = [1_000, 2_500, 5_000, 10_000, 20_000];
const WARM_UP_MS = 4_000;
const LENGTH_MS = 8_000;
/** Connections of the proxy in front to each instance. */
const CONNECTIONS = 64;
/** Files that the page's HTML names. */
const FILES = Array.from({ length: 5 }, (_, index) => `/assets/${index}`);
const IDLE_CONNECTIONS = 2_000;

interface Run {
  readonly visitors: number;
  readonly seconds: number;
  readonly answers: number;
  readonly failed: number;
  readonly times: readonly number[];
  readonly cpu: { readonly servers: number; readonly database: number; readonly clients: number };
}

interface Setup {
  readonly name: string;
  readonly runs: readonly Run[];
  readonly routes: readonly RouteCost[];
  readonly connectionBytes: number;
  readonly memory: { readonly idle: number; readonly after: number };
}

/** Measures how far one machine goes with a million accounts, as Markdown. */
export async function measure(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'mooring-bench-scale-'));
  const postgres = await startPostgres();
  const node = await startNode();
  try {
    const now = Date.now();
    const file = join(folder, 'scale.sqlite');
    for (const place of [{ file }, { url: postgres.url }])
      await (await openDatabase(place, () => {})).close();
    fillSqlite(file, POPULATION, now);
    console.log('SQLite is filled.');
    await fillPostgres(postgres.url, POPULATION, now);
    console.log('PostgreSQL is filled.');
    const sizes = {
      sqlite: readSqliteSizes(file),
      postgres: await readPostgresSizes(postgres.url),
      file: (await stat(file)).size,
    };
    const { path } = await buildServer(folder);
    const main = join(path, 'dist/main.js');
    const onSqlite = { folder, nodeUrl: node.url };
    const onPostgres = { ...onSqlite, databaseUrl: postgres.url };
    const setups = [
      await measureSetup('SQLite, one instance', [await startInstance(main, onSqlite)], [], SEED),
      await measureSetup(
        'PostgreSQL, one instance',
        [await startInstance(main, onPostgres)],
        [postgres],
        SEED,
      ),
      await measureSetup(
        'PostgreSQL, two instances',
        [await startInstance(main, onPostgres), await startInstance(main, onPostgres)],
        [postgres],
        SEED + 100,
      ),
    ];
    return report(setups, sizes);
  } finally {
    node.stop();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function measureSetup(
  name: string,
  instances: readonly Instance[],
  database: readonly Measured[],
  seed: number,
): Promise<Setup> {
  const [first] = instances;
  if (!first) throw new Error('There is no instance.');
  try {
    const ports = instances.map(({ port }) => port);
    const page = await readPage(first.port);
    const idle = await readMemory(first);
    const connectionBytes = await measureConnections(first);
    const wire = await openWire(ports, CONNECTIONS * ports.length);
    const routes = instances.length > 1 ? [] : await measureRoutes(wire, page, first, seed);
    console.log(`${name}: routes`);
    const runs: Run[] = [];
    for (const visitors of VISITORS) {
      const before = await readUsage(instances, database);
      const began = performance.now();
      const length = { warmUpMs: WARM_UP_MS, lengthMs: LENGTH_MS };
      // Other visits each time: what they stored stays.
      const options = { visitors, seed: seed + runs.length, ...length };
      let counted = before;
      const [replayed] = await Promise.all([
        replayVisitors(wire, page, options),
        wait(WARM_UP_MS).then(async () => {
          counted = await readUsage(instances, database);
        }),
        wait(WARM_UP_MS + LENGTH_MS).then(async () => {
          const after = await readUsage(instances, database);
          counted = subtract(after, counted);
        }),
      ]);
      const times = [...replayed.times.values()].flat();
      const seconds = LENGTH_MS / 1_000;
      runs.push({
        visitors,
        seconds,
        answers: times.length,
        failed: replayed.failed,
        times,
        cpu: counted,
      });
      const p99 = quantile(times, 0.99);
      console.log(
        `${name}: ${visitors} visitors, ${Math.round(times.length / seconds)}/s, p99 ${Math.round(p99)} ms, ` +
          `${replayed.failed} failed, ${Math.round((performance.now() - began) / 1_000)} s`,
      );
      // Beyond that, only the queue grows.
      if (p99 > 2_000) break;
    }
    wire.close();
    return {
      name,
      runs,
      routes,
      connectionBytes,
      memory: { idle, after: await readMemory(first) },
    };
  } finally {
    for (const instance of instances) await instance.stop();
  }
}

type Usage = Run['cpu'];

async function readUsage(
  servers: readonly Measured[],
  database: readonly Measured[],
): Promise<Usage> {
  const { user, system } = process.cpuUsage();
  return {
    servers: await readCpu(servers),
    database: await readCpu(database),
    clients: (user + system) / 1e6,
  };
}

function subtract(after: Usage, before: Usage): Usage {
  return {
    servers: after.servers - before.servers,
    database: after.database - before.database,
    clients: after.clients - before.clients,
  };
}

/** Reads what a browser loads first, and its ETag. */
async function readPage(port: number): Promise<Page> {
  const response = await fetch(`http://127.0.0.1:${port}/`, { headers: { host: HOST } });
  const html = await response.text();
  const named = html.matchAll(
    /(?:href|src)="(\/(?:assets|brand)\/[^"]+|\/before\.js|\/favicon\.svg)"/g,
  );
  const files = [...new Set([...named].map(([, path = '']) => path))];
  return { etag: response.headers.get('etag') ?? '', files, population: POPULATION };
}

/** Bytes of memory of an open connection that has been answered once and is idle. */
async function measureConnections(instance: Instance): Promise<number> {
  const before = await readMemory(instance);
  const sockets = await Promise.all(
    Array.from({ length: IDLE_CONNECTIONS }, async () => {
      const socket = await open(instance.port);
      socket.on('error', () => {}).resume();
      socket.write(`GET /livez HTTP/1.1\r\nhost: ${HOST}\r\n\r\n`);
      return socket;
    }),
  );
  await wait(3_000);
  const bytes = (await readMemory(instance)) - before;
  for (const socket of sockets) socket.destroy();
  return bytes / IDLE_CONNECTIONS;
}

const count = (value: number) => Math.round(value).toLocaleString('en');
const decimal = (value: number, digits = 2) =>
  value.toLocaleString('en', { maximumFractionDigits: digits });

function report(
  setups: readonly Setup[],
  sizes: { sqlite: readonly RowSize[]; postgres: readonly RowSize[]; file: number },
): string {
  // Of a run without a queue.
  const [calm] = setups.flatMap(({ runs: own }) => own);
  const perVisitor = calm ? calm.answers / calm.seconds / calm.visitors : Number.NaN;
  const runs = setups.flatMap(({ name, runs: own }) =>
    own.map(({ visitors, seconds, answers, failed, times, cpu }) => [
      name,
      count(visitors),
      count(answers / seconds),
      decimal(quantile(times, 0.5), 1),
      decimal(quantile(times, 0.99), 0),
      count(failed),
      decimal(cpu.servers / seconds),
      decimal(cpu.database / seconds),
      decimal(cpu.clients / seconds),
      decimal((cpu.servers / answers) * 1_000),
      count(answers / cpu.servers / perVisitor),
    ]),
  );
  const [onSqlite, onPostgres] = setups;
  const routes = (onSqlite?.routes ?? []).map((one, index) => {
    const other = onPostgres?.routes[index];
    const cells = (cost: RouteCost | undefined) =>
      cost
        ? [
            count(1 / cost.cpuSeconds),
            decimal(quantile(cost.times, 0.5), 1),
            decimal(quantile(cost.times, 0.99), 1),
          ]
        : ['', '', ''];
    return [one.kind, ...cells(one), ...cells(other)];
  });
  const requests = countRequests({ etag: '', files: FILES, population: POPULATION }, SEED);
  const costs = setups.flatMap(({ name, routes: own }) => {
    if (own.length === 0) return [];
    const cores = own.reduce(
      (sum, { kind, cpuSeconds }) => sum + cpuSeconds * (requests.get(kind) ?? 0),
      0,
    );
    return [[name, decimal(cores * 1_000, 3), count(1 / cores)]];
  });
  const rows = sizes.sqlite.map(({ row, bytes }) => [
    row,
    count(bytes),
    count(sizes.postgres.find((size) => size.row === row)?.bytes ?? Number.NaN),
  ]);
  const memory = setups.map(({ name, connectionBytes, memory: { idle, after } }) => [
    name,
    count(idle / 1e6),
    count(after / 1e6),
    decimal(connectionBytes / 1_024, 1),
  ]);
  return `# How far one machine goes, measured

\`npm run bench -- scale\` on ${availableParallelism()} cores, Node ${process.versions.node}: the server as it is published, on a
database with ${count(POPULATION.accounts)} accounts with a session each, ${count(POPULATION.withContacts * 4)} contacts of ${count(POPULATION.withContacts)} accounts, ${count(POPULATION.passkeys)} passkeys and
${count(POPULATION.relayed)} transactions of the relay. Servers, database, node and clients share the machine. Processor time is reliable on a
busy machine too; times of answers get worse there, as more processes wait for a processor.

## Visitors at once

Visits are replayed from the seed ${SEED}. Of a hundred, 55 look and leave, 30 are signed in from before, 10 sign in, and 5
have a passkey. Those with an account read a balance and the tokens each 12 seconds, for two to five minutes, and in one of
five of these moments open contacts, the list of sessions, their session, or add a contact. ${CONNECTIONS} connections lead to each
instance, as a proxy has them; a time includes waiting for one. ${LENGTH_MS / 1_000} seconds each, after ${WARM_UP_MS / 1_000} of warm-up. One visitor
causes ${decimal(perVisitor, 3)} requests a second.

${table(
  [
    'database',
    'visitors at once',
    'answers per second',
    'median ms',
    'p99 ms',
    'failed',
    'servers, cores',
    'database, cores',
    'clients, cores',
    'processor ms of the servers per answer',
    'visitors per core of the servers',
  ],
  runs,
)}

## Routes

Requests that one core of a server answers in a second, by the processor time of its process, and times of 16 at once.

${table(
  [
    'request',
    'SQLite: per second of a core',
    'median ms',
    'p99 ms',
    'PostgreSQL: per second of a core',
    'median ms',
    'p99 ms',
  ],
  routes,
)}

With the mix of visits above, a visitor costs:

${table(['database', 'processor ms a second', 'visitors at once for each core'], costs)}

## Rows on disk

Bytes with indexes. The SQLite file has ${count(sizes.file / 1e6)} MB.

${table(['row', 'SQLite, bytes', 'PostgreSQL, bytes'], rows)}

## Memory

Resident memory of the first instance after its first visit, and after all runs; and of a connection that is idle, of
${count(IDLE_CONNECTIONS)}.

${table(['database', 'idle, MB', 'after, MB', 'idle connection, KB'], memory)}
`;
}
