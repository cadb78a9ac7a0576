import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { rowsOf } from './figures.ts';
import { type Dialect, signInOnce } from './visitor.ts';

const rounds = 5;
const visitors = 40;
const atOnce = 4;

/** The last is what the others are compared with. `signIns` in each round. */
const servers: readonly {
  readonly name: string;
  readonly program: string;
  readonly signIns: number;
  readonly dialect: Dialect;
}[] = [
  {
    name: 'Mooring',
    program: 'mooring.ts',
    signIns: 800,
    dialect: {
      nonce: '/auth/nonce',
      verify: '/auth/verify',
      session: '/auth/session',
      addressOf: (answer) => fieldOf(fieldOf(answer, 'session'), 'address'),
    },
  },
  {
    name: 'better-auth 1.7.25 with its wallet plugin',
    program: 'betterAuth.ts',
    signIns: 200,
    dialect: {
      nonce: '/api/auth/siwe/nonce',
      verify: '/api/auth/siwe/verify',
      session: '/api/auth/get-session',
      addressOf: (answer) => fieldOf(fieldOf(answer, 'user'), 'name'),
    },
  },
];

/** Whole sign-ins per second of each server's processor time. */
export async function measureServers() {
  const folder = await mkdtemp(join(tmpdir(), 'mooring-bench-'));
  const running: Running[] = [];
  try {
    for (const { program } of servers) running.push(await start(program, join(folder, program)));
    const measured = servers.map(({ name }) => ({ name, rates: [] as number[] }));
    // The first round warms up and is not counted.
    for (let round = 0; round <= rounds; round += 1) {
      for (const [index, { dialect, signIns }] of servers.entries()) {
        const server = running[index];
        if (!server) continue;
        const before = await server.cpu();
        await signInMany(server.origin, dialect, signIns);
        const seconds = ((await server.cpu()) - before) / 1e6;
        if (round > 0) measured[index]?.rates.push(signIns / seconds);
      }
    }
    return { rows: rowsOf(measured), visitors, atOnce };
  } finally {
    for (const { child } of running) child.disconnect();
    await rm(folder, { recursive: true, force: true });
  }
}

async function signInMany(origin: string, dialect: Dialect, count: number): Promise<void> {
  let begun = 0;
  const work = async () => {
    while (begun < count) {
      begun += 1;
      await signInOnce(origin, dialect, begun % visitors);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

interface Running {
  readonly child: ChildProcess;
  readonly origin: string;
  /** Processor time used so far, in µs. */
  cpu(): Promise<number>;
}

async function start(program: string, file: string): Promise<Running> {
  const child = fork(resolve(import.meta.dirname, 'servers', program), [`${file}.sqlite`]);
  const [started] = await once(child, 'message');
  return {
    child,
    origin: `http://127.0.0.1:${Number(fieldOf(started, 'port'))}`,
    async cpu() {
      child.send('cpu');
      const [told] = await once(child, 'message');
      return Number(fieldOf(told, 'cpu'));
    },
  };
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
