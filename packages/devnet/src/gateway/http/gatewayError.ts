/** Error response, with the JSON body of the public gateway. */
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

/** An invalid hash, signature or nonce. */
export function refused(message: string): GatewayError {
  return new GatewayError(422, message, { statusCode: 422 });
}

/** A missing or invalid field. Its code is a word, as in the public gateway. */
export function invalidField(path: string, message: string): GatewayError {
  return new GatewayError(422, message, { statusCode: 422, code: 'custom', path: [path] });
}
