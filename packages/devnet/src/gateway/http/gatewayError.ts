/** An answer other than the one asked for, in the JSON that the public gateway gives for it. */
export class GatewayError extends Error {
  override readonly name = 'GatewayError';
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;

  constructor(status: number, message: string, body: Readonly<Record<string, unknown>>) {
    super(message);
    this.status = status;
    this.body = { ...body, message };
  }
}

/** There is no such thing here. */
export function notFound(message = 'Not found'): GatewayError {
  return new GatewayError(404, message, { code: 404 });
}

/** What was posted does not hold: a hash, a signature, a nonce. */
export function refused(message: string): GatewayError {
  return new GatewayError(422, message, { statusCode: 422 });
}

/** A field is missing or holds what it cannot hold. Its code is a word, as the public gateway's. */
export function invalidField(path: string, message: string): GatewayError {
  return new GatewayError(422, message, { statusCode: 422, code: 'custom', path: [path] });
}
