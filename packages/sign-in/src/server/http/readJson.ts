import { type PlainRequest, plainRequest } from './plainRequest.ts';
import { Refusal } from './refusal.ts';

/**
 * The JSON object a request brings, and its size in bytes. Only `application/json` is taken, which no
 * form of another site can send. Throws `Refusal`: `not-json`, `too-large` over a limit in bytes,
 * before more than that is held, or `body-invalid`.
 */
export function readJson(request: Request, limit: number): Promise<{ body: object; size: number }> {
  return readPlainJson(plainRequest(request), limit);
}

/** The same of a plain request. */
export async function readPlainJson(
  request: PlainRequest,
  limit: number,
): Promise<{ body: object; size: number }> {
  const type = request.header('content-type') ?? '';
  if (!/^application\/json\s*(?:;\s*charset=utf-8\s*)?$/i.test(type)) throw new Refusal('not-json');
  const bytes = await request.bytes(limit);
  return { body: parse(bytes), size: bytes.length };
}

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

function parse(bytes: Uint8Array): object {
  let body: unknown;
  try {
    body = JSON.parse(decoder.decode(bytes));
  } catch {
    throw new Refusal('body-invalid');
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new Refusal('body-invalid');
  return body;
}
