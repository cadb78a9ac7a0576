import { SafeBaseError } from '../safeBaseError.ts';

/**
 * Kind of a gateway error.
 * - `refused`: it responded with an error
 * - `unreachable`: no response, or a timeout
 * - `answer-invalid`: a response of invalid shape
 * - `too-large`: a response above the size limit
 * - `page-elsewhere`: the URL of the next page has no valid cursor
 */
export type GatewayErrorKind =
  | 'refused'
  | 'unreachable'
  | 'answer-invalid'
  | 'too-large'
  | 'page-elsewhere';

/** Thrown when a gateway request fails. The message of a refusal may contain the gateway's text. */
export class GatewayError extends SafeBaseError {
  override readonly name = 'GatewayError';
  readonly kind: GatewayErrorKind;
  /** HTTP status; 0 without a response. */
  readonly status: number;
  /** Error code of the gateway, a number or a word. */
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
