import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Refuses a port of another program at `::1`, which a server at 127.0.0.1 does not notice: browsers ask there first for
 * `localhost`, and would show the page of that program. Vite listens there.
 *
 * @param port 0 for any free port, which is not checked
 * @throws {Error} with a sentence
 */
export async function requireOwnLocalhost(port: number): Promise<void> {
  if (port === 0) return;
  const probe = createServer().listen({ port, host: '::1', ipv6Only: true });
  try {
    await once(probe, 'listening');
  } catch (error) {
    // Others mean that this machine has no IPv6, or tell at 127.0.0.1 too.
    const isTaken = error instanceof Error && Reflect.get(error, 'code') === 'EADDRINUSE';
    if (!isTaken) return;
    throw new Error(
      `Port ${port} on ::1 is already in use, where browsers look for localhost first. Stop the other program or ` +
        'choose another port with --port.',
    );
  }
  await new Promise((closed) => probe.close(closed));
}
