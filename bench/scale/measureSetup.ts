import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { measureRoutes, type RouteCost } from './measureRoutes.ts';
import { HOST, type Page } from './people.ts';
import { POPULATION } from './population.ts';
import { quantile, replayVisitors } from './replay.ts';
import { CONNECTIONS, IDLE_CONNECTIONS, LENGTH_MS, VISITORS, WARM_UP_MS } from './settings.ts';
import { type Instance, type Measured, readCpu, readMemory } from './startServers.ts';
import { open, openWire } from './wire.ts';

/** Visitors at once, and what they took. */
export interface Run {
  readonly visitors: number;
  readonly seconds: number;
  readonly answers: number;
  readonly failed: number;
  readonly times: readonly number[];
  readonly cpu: { readonly servers: number; readonly database: number; readonly clients: number };
}

/** Measurements of servers and their database. */
export interface Setup {
  readonly name: string;
  readonly runs: readonly Run[];
  readonly routes: readonly RouteCost[];
  readonly connectionBytes: number;
  readonly memory: { readonly idle: number; readonly after: number };
}

/** Measures started instances, then stops them. */
export async function measureSetup(
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
