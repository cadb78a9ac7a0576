import { availableParallelism } from 'node:os';
import process from 'node:process';
import { table } from '../table.ts';
import type { RouteCost } from './measureRoutes.ts';
import type { Setup } from './measureSetup.ts';
import { countRequests } from './people.ts';
import { POPULATION } from './population.ts';
import { quantile } from './replay.ts';
import type { RowSize } from './rowSizes.ts';
import { CONNECTIONS, IDLE_CONNECTIONS, LENGTH_MS, SEED, WARM_UP_MS } from './settings.ts';

/** Files that the page's HTML names. */
const FILES = Array.from({ length: 5 }, (_, index) => `/assets/${index}`);

const count = (value: number) => Math.round(value).toLocaleString('en');
const decimal = (value: number, digits = 2) =>
  value.toLocaleString('en', { maximumFractionDigits: digits });

/** Returns the measurements as Markdown. */
export function report(
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
