import type { Server } from 'node:net';

/**
 * Resolves with the port once the server listens.
 *
 * @throws {Error} with a sentence when it cannot.
 */
export function listen(server: Server, host: string, wanted: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(new Error(listenMessage(error, host, wanted))),
    );
    server.listen(wanted, host, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : wanted);
    });
  });
}

function listenMessage(error: NodeJS.ErrnoException, host: string, port: number): string {
  switch (error.code) {
    case 'EADDRINUSE':
      return `Port ${port} on ${host} is already in use. Stop the other program or choose another port.`;
    case 'EACCES':
      return `Port ${port} may not be opened by this user. Choose a port from 1024 up.`;
    default:
      return `Cannot listen on ${host}, port ${port}: ${error.message}`;
  }
}
