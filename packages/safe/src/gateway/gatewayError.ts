import { isRecord } from '../plainRecord.ts';
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

/** Longest text of a gateway in a message, in characters. */
const longestMessage = 500;

/**
 * Creates the error of a gateway's refusal: its code and message, else the status text, or the status
 * number (HTTP/2 has no text).
 */
export function refusal(status: number, statusText: string, body: unknown): GatewayError {
  if (isRecord(body) && 'message' in body) {
    const code = body['code'] ?? body['statusCode'];
    if (typeof code === 'number' || typeof code === 'string') {
      const message = String(body['message']).slice(0, longestMessage);
      const shown = typeof code === 'string' ? code.slice(0, 100) : code;
      return new GatewayError('refused', `CGW error - ${shown}: ${message}`, {
        status,
        code: shown,
      });
    }
  }
  const words = statusText === '' ? status : statusText.slice(0, 100);
  return new GatewayError('refused', `CGW error - status ${words}`, { status });
}
