/** Code of undici's error for a connection that the other side has closed. */
const CLOSED = 'UND_ERR_SOCKET';

/** Number of closed connections that a request may meet before it fails. */
const MOST_CLOSED = 20;

/**
 * `fetch` that sends a request again when it met a connection which the server had just closed: the server has not
 * read it. A busy machine notices closed idle connections late, and there may be several. The body must be a
 * text.
 */
export async function fetchWithRetry(input: string | URL | Request, init?: RequestInit) {
  for (let closed = 0; ; closed += 1) {
    try {
      return await fetch(input, init);
    } catch (error) {
      const cause: unknown = error instanceof Error ? error.cause : undefined;
      const isClosed = cause instanceof Error && Reflect.get(cause, 'code') === CLOSED;
      if (!isClosed || closed === MOST_CLOSED) throw error;
    }
  }
}
