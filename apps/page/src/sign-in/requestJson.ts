import { BaseError, parseJson } from '@mooring/internal';
import * as v from 'valibot';

/** Timeout of the server, in ms. */
const RESPONSE_LIMIT_MS = 15_000;

const refusal = v.object({ error: v.pipe(v.string(), v.regex(/^[a-z-]{1,64}$/)) });

interface JsonRequest {
  /** Account the page expects to be signed in (CAIP-10): the server refuses the request for any other. */
  readonly account?: string | undefined;
  readonly body?: object;
}

/**
 * Sends a request to the page's own server, and parses the JSON of its response.
 * @throws {JsonRequestError}
 */
export async function requestJson<Schema extends v.GenericSchema>(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  schema: Schema,
  { account, body }: JsonRequest = {},
): Promise<v.InferOutput<Schema>> {
  let response: Response;
  let text: string;
  try {
    response = await fetch(path, {
      method,
      credentials: 'same-origin',
      cache: 'no-store',
      redirect: 'error',
      signal: AbortSignal.timeout(RESPONSE_LIMIT_MS),
      headers: {
        ...(account !== undefined && { 'mooring-account': account }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    text = await response.text();
  } catch (error) {
    throw new JsonRequestError('unreachable', 0, error);
  }
  const answer = parseJson(text);
  if (!response.ok) {
    const read = v.safeParse(refusal, answer);
    throw new JsonRequestError(
      read.success ? read.output.error : 'answer-invalid',
      response.status,
    );
  }
  const read = v.safeParse(schema, answer);
  if (!read.success) throw new JsonRequestError('answer-invalid', response.status);
  return read.output;
}

/**
 * Thrown when a request to the page's own server fails. `code` is the server's, `unreachable` without a response in
 * time, or `answer-invalid` for an invalid response.
 */
export class JsonRequestError extends BaseError {
  override readonly name = 'JsonRequestError';
  readonly docsPath = 'docs/running.md';
  readonly code: string;
  /** HTTP status; 0 without a response. */
  readonly status: number;

  constructor(code: string, status: number, cause?: unknown) {
    super(`The server answered ${code} (${status})`, { cause });
    this.code = code;
    this.status = status;
  }
}
