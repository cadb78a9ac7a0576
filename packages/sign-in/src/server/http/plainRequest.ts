import { Refusal } from './refusal.ts';

/**
 * What sign-in needs of a request. A standard one has it (`plainRequest`); a server of Node can give it
 * without making one, which takes longer than all that sign-in does with it.
 */
export interface PlainRequest {
  readonly method: string;
  /** The path, without a query. */
  readonly path: string;
  /** A header by its name in lower case, several of one name joined as HTTP joins them; or `null`. */
  header(name: string): string | null;
  /**
   * The body, once; throws `Refusal`: `too-large` over a limit in bytes, before more is held, and
   * `body-invalid` when it does not arrive whole.
   */
  bytes(limit: number): Promise<Uint8Array>;
}

/** What sign-in needs of a standard request. */
export function plainRequest(request: Request): PlainRequest {
  return {
    method: request.method,
    path: new URL(request.url).pathname,
    header: (name) => request.headers.get(name),
    bytes: (limit) => bytesOf(request, limit),
  };
}

async function bytesOf(request: Request, limit: number): Promise<Uint8Array> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw new Refusal('too-large');
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    // Leaving the loop cancels the rest of the body.
    for await (const chunk of request.body ?? []) {
      size += chunk.length;
      if (size > limit) throw new Refusal('too-large');
      chunks.push(chunk);
    }
  } catch (error) {
    // The one who sent it has left in the middle, which is no fault of the server's.
    throw error instanceof Refusal ? error : new Refusal('body-invalid');
  }
  return Buffer.concat(chunks);
}
