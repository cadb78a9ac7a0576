import { parseJson } from '@mooring/internal';

/** Request of {@link requestJson}. */
interface JsonRequest {
  readonly url: string;
  /** Default: `GET`. */
  readonly method?: 'POST';
  readonly body?: object;
  readonly timeoutMs: number;
  /** Default: the page's `fetch`. */
  readonly fetch: typeof fetch | undefined;
}

/** Status and body of a response; the body is `undefined` if it is not JSON. */
type JsonAnswer = readonly [status: number, body: unknown];

/**
 * Sends JSON to a server of the operator, and parses its JSON. Requests to the page's own origin include the session's
 * cookies.
 * @throws {Error} `did not answer in … ms`, or `was not reached`, with the cause
 */
export async function requestJson(request: JsonRequest): Promise<JsonAnswer> {
  const { url, method = 'GET', body, timeoutMs } = request;
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const response = await (request.fetch ?? fetch)(url, {
      method,
      ...(body && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
      signal,
    });
    return [response.status, parseJson(await response.text())];
  } catch (error) {
    const why = signal.aborted ? `did not answer in ${timeoutMs} ms` : 'was not reached';
    throw new Error(why, { cause: error });
  }
}
