import type { ServerAccess } from './askServer.ts';
import type { SigningPage } from './messageWriter.ts';

/** Options shared by all clients that send requests. */
export interface ClientOptions {
  /** Statement of the message to sign. Default: none. */
  readonly statement?: string;
  /** Timeout of a request, in ms. Default: 15,000. */
  readonly timeoutMs?: number;
  /** Called with the reason a signature was refused, or the session could not be read. */
  readonly onError?: (error: Error) => void;
  /** Sends requests. Default: the browser's `fetch`. */
  readonly fetch?: (input: string, init: RequestInit) => Promise<Response>;
  /** Page that signs in. Default: `location`. */
  readonly page?: SigningPage;
}

/** Access to the server at a path on the page's origin. */
export function serverAt(path: string, options: ClientOptions): ServerAccess {
  const { timeoutMs = 15_000, fetch: send } = options;
  return { path, timeoutMs, fetch: send ?? ((input, init) => fetch(input, init)) };
}
