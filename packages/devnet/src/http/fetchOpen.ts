/** Code of undici's error for a connection that the other side has closed. */
const CLOSED = 'UND_ERR_SOCKET';

/**
 * `fetch` that sends a request once more when it met a kept connection which the server had just closed: the server
 * has not read it. A busy machine learns late that an idle connection is gone. The body must be a text.
 */
export async function fetchOpen(input: string | URL | Request, init?: RequestInit) {
  try {
    return await fetch(input, init);
  } catch (error) {
    const cause: unknown = error instanceof Error ? error.cause : undefined;
    if (!(cause instanceof Error) || Reflect.get(cause, 'code') !== CLOSED) throw error;
    return fetch(input, init);
  }
}
