import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the ports that systems give to connections and to servers without one of their own (32768 on Linux). */
const [FIRST_PORT, LAST_PORT] = [20_000, 32_000];
const PORT_ATTEMPTS = 100;
const given = new Set<number>();

/** Finds a port of 127.0.0.1 for a program that takes a port of its own: nothing else takes it before the program does. */
export async function freePort(attempts = PORT_ATTEMPTS): Promise<number> {
  const port = randomInt(FIRST_PORT, LAST_PORT);
  if (!given.has(port) && (await isPortFree(port))) {
    given.add(port);
    return port;
  }
  if (attempts === 0) throw new Error('No port is free.');
  return freePort(attempts - 1);
}

async function isPortFree(port: number): Promise<boolean> {
  const probe = createServer().listen(port, '127.0.0.1');
  try {
    await once(probe, 'listening');
    return true;
  } catch {
    return false;
  } finally {
    await new Promise((done) => probe.close(done));
  }
}
