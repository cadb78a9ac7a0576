import { once } from 'node:events';
import { createServer } from 'node:net';

/** Port of 127.0.0.1 that is free now, for programs that take none of their own. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  await new Promise((done) => probe.close(done));
  if (address === null || typeof address === 'string') throw new Error('No port is free.');
  return address.port;
}
