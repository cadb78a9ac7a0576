import type { ServerAccess } from './askServer.ts';
import type { SigningPage } from './messageWriter.ts';

/** Options of every client that asks a server itself. */
export interface ClientOptions {
  /** A sentence for the person, in the message they sign. Default: none. */
  readonly statement?: string;
  /** How long the server may take to answer, in ms. Default: 15,000. */
  readonly timeoutMs?: number;
  /** Called with why a signature was not taken, and why the session could not be read. */
  readonly onError?: (error: Error) => void;
  /** How requests are sent. Default: the browser's `fetch`. */
  readonly fetch?: (input: string, init: RequestInit) => Promise<Response>;
  /** The page that signs in. Default: `location`. */
  readonly page?: SigningPage;
}

/** The server at a path of the page's own origin. */
export function serverAt(path: string, options: ClientOptions): ServerAccess {
  const { timeoutMs = 15_000, fetch: send } = options;
  return { path, timeoutMs, fetch: send ?? ((input, init) => fetch(input, init)) };
}
