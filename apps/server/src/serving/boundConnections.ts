import type { Server } from 'node:http';
import { clientOf } from '@mooring/sign-in/server/node';
import type { ValidConfig } from '../config/config.ts';

/** Limits on connections; 0 for no limit. */
export type ConnectionLimits = ValidConfig['connections'];

/**
 * Limits connections to a server, in total and per client. Connections over a limit are closed without a
 * response.
 */
export function boundConnections(server: Server, { most, perClient }: ConnectionLimits): void {
  if (most > 0) server.maxConnections = most;
  if (perClient === 0) return;
  const counts = new Map<string, number>();
  server.on('connection', (socket) => {
    const client = clientOf(null, socket.remoteAddress, 0);
    if (client === undefined) return;
    const count = (counts.get(client) ?? 0) + 1;
    if (count > perClient) {
      socket.destroy();
      return;
    }
    counts.set(client, count);
    socket.once('close', () => {
      const left = (counts.get(client) ?? 1) - 1;
      if (left === 0) counts.delete(client);
      else counts.set(client, left);
    });
  });
}
