import { createServer, type RequestListener, type Server } from 'node:http';

/**
 * Creates an HTTP server that closes no idle connection. Otherwise a client that is busy, such as a test on a busy
 * machine, sends a request on a connection that was closed meanwhile, which fails (`ECONNRESET`).
 */
export function createLocalServer(listener: RequestListener): Server {
  return createServer({ keepAliveTimeout: 0 }, listener);
}
