/**
 * What went wrong with the gateway.
 * - `refused`: it answered with an error of its own
 * - `unreachable`: no answer at all, or not in time
 * - `answer-invalid`: an answer that does not have the shape it should
 * - `too-large`: an answer that goes on for longer than any should
 * - `page-elsewhere`: the next page it names does not say where it begins
 */
export type GatewayErrorKind =
  | 'refused'
  | 'unreachable'
  | 'answer-invalid'
  | 'too-large'
  | 'page-elsewhere';

/** A request to the gateway that failed. Of a refusal, the message may repeat the gateway's text. */
export class GatewayError extends Error {
  override readonly name = 'GatewayError';
  readonly kind: GatewayErrorKind;
  /** Of HTTP; 0 when there was no answer. */
  readonly status: number;
  /** The gateway's own, a number or a word. */
  readonly code: number | string | undefined;

  constructor(
    kind: GatewayErrorKind,
    message: string,
    details: { status?: number; code?: number | string | undefined; cause?: unknown } = {},
  ) {
    super(message, { cause: details.cause });
    this.kind = kind;
    this.status = details.status ?? 0;
    this.code = details.code;
  }
}
