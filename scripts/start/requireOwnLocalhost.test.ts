import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { freePort } from '../freePort.ts';
import { requireOwnLocalhost } from './requireOwnLocalhost.ts';

it('requireOwnLocalhost refuses a port of another program at ::1', async () => {
  const port = await freePort();
  await requireOwnLocalhost(port);
  // Its probe is closed.
  const other = createServer().listen({ port, host: '::1', ipv6Only: true });
  await once(other, 'listening');
  await expect(requireOwnLocalhost(port)).rejects.toThrow(/^Port \d+ on ::1 is already in use/);
  other.close();
});

it('requireOwnLocalhost accepts a port of 127.0.0.1 only, and any free one', async () => {
  const other = createServer().listen(await freePort(), '127.0.0.1');
  await once(other, 'listening');
  const address = other.address();
  await requireOwnLocalhost(typeof address === 'object' && address ? address.port : 0);
  await requireOwnLocalhost(0);
  other.close();
});
