import { setTimeout as wait } from 'node:timers/promises';
import { rowsOf } from './figures.ts';
import { type RunningServer, startServer } from './runningServer.ts';
import { type Dialect, newVisitor, signInOnce } from './visitor.ts';

const ROUNDS = 9;
/** Processor time of each server, in seconds: for warm-up, then per round. */
const WARM_UP_SECONDS = 20;
const ROUND_SECONDS = 2;

const mooring: Dialect = {
  nonce: '/auth/nonce',
  verify: '/auth/verify',
  session: '/auth/session',
  addressOf: (answer) => fieldOf(fieldOf(answer, 'session'), 'address'),
};
const betterAuth: Dialect = {
  nonce: '/api/auth/siwe/nonce',
  verify: '/api/auth/siwe/verify',
  session: '/api/auth/get-session',
  addressOf: (answer) => fieldOf(fieldOf(answer, 'user'), 'name'),
};

interface Measured {
  readonly name: string;
  readonly server: RunningServer;
  readonly dialect: Dialect;
  readonly rates: number[];
}

/** Complete sign-ins per second of each server's processor time. */
export async function measureServers() {
  const running: RunningServer[] = [];
  async function start(
    name: string,
    [program, place, setting]: Parameters<typeof startServer>,
    dialect: Dialect,
  ) {
    const server = await startServer(program, place, setting);
    running.push(server);
    await keepBusy({ server, dialect }, 64, WARM_UP_SECONDS);
    return (): Measured => ({ name, server, dialect, rates: [] });
  }
  try {
    const theirName = 'better-auth 1.7.25, defaults';
    const ours = await start('Mooring', ['mooring.ts', 'file'], mooring);
    const http = await start('`node:http` alone, without sign-in', ['http.ts', 'file'], mooring);
    const theirsWithLimits = await start(
      'better-auth 1.7.25, shared limits',
      ['betterAuth.ts', 'file', 'database'],
      betterAuth,
    );
    const theirs = await start(theirName, ['betterAuth.ts', 'file'], betterAuth);
    const oursInMemory = await start('Mooring', ['mooring.ts', 'memory'], mooring);
    const theirsInMemory = await start(theirName, ['betterAuth.ts', 'memory'], betterAuth);
    return {
      rounds: ROUNDS,
      warmUpSeconds: WARM_UP_SECONDS,
      roundSeconds: ROUND_SECONDS,
      busy: await measureInTurn([http(), ours()], [theirsWithLimits(), theirs()], 64),
      quiet: await measureInTurn([http(), ours()], [theirsWithLimits(), theirs()], 4),
      inMemory: await measureInTurn([oursInMemory()], [theirsInMemory()], 64),
      onDisk: [ours(), theirs()].map(({ name, server }) => [name, server.durability]),
    };
  } finally {
    for (const server of running) await server.stop();
  }
}

/** Measures all in turn in each round, so that a slow phase of the machine affects all. */
async function measureInTurn(
  own: readonly Measured[],
  bases: readonly Measured[],
  concurrent: number,
) {
  const measured = [...own, ...bases];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const each of measured) each.rates.push(await keepBusy(each, concurrent, ROUND_SECONDS));
  }
  return rowsOf(measured, bases);
}

/**
 * Runs that many concurrent visitors until the server has used `seconds` of processor time; resolves with
 * sign-ins per second of it.
 */
async function keepBusy(
  { server, dialect }: Pick<Measured, 'server' | 'dialect'>,
  concurrent: number,
  seconds: number,
): Promise<number> {
  const visitors = Array.from({ length: concurrent }, (_, index) => newVisitor(index));
  const before = await server.cpuSeconds();
  let count = 0;
  let isOver = false;
  const signingIn = visitors.map(async (visitor) => {
    while (!isOver) {
      await signInOnce(server.origin, dialect, visitor);
      count += 1;
    }
  });
  while ((await server.cpuSeconds()) - before < seconds) await wait(100);
  isOver = true;
  await Promise.all(signingIn);
  const used = (await server.cpuSeconds()) - before;
  for (const { agent } of visitors) agent.destroy();
  return count / used;
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
