import { isRecord } from '@mooring/internal';
import { SafeBaseError } from '../safeBaseError.ts';

/**
 * Reason of a gateway error, stable between releases.
 * - `refused`: it responded with an error
 * - `unreachable`: no response, or a timeout
 * - `answerInvalid`: a response of invalid shape
 * - `tooLarge`: a response above the size limit
 * - `pageElsewhere`: the URL of the next page has no valid cursor
 */
export type GatewayErrorReason =
  | 'refused'
  | 'unreachable'
  | 'answerInvalid'
  | 'tooLarge'
  | 'pageElsewhere';

/** Thrown when a gateway request fails. The message of a refusal may contain the gateway's text. */
export class GatewayError extends SafeBaseError {
  override readonly name = 'GatewayError';
  readonly reason: GatewayErrorReason;
  /** HTTP status; 0 without a response. */
  readonly status: number;
  /** Error code of the gateway, a number or a word. */
  readonly code: number | string | undefined;
  /** Time after which the gateway takes requests again, in ms, by its `Retry-After`; undefined without one. */
  readonly retryAfterMs: number | undefined;

  constructor(reason: GatewayErrorReason, message: string, details: GatewayErrorDetails = {}) {
    super(message, details);
    this.reason = reason;
    this.status = details.status ?? 0;
    this.code = details.code;
    this.retryAfterMs = details.retryAfterMs;
  }
}

interface GatewayErrorDetails {
  readonly status?: number;
  readonly code?: number | string | undefined;
  readonly retryAfterMs?: number | undefined;
  readonly cause?: unknown;
}

/** Longest text of a gateway in a message, in characters. */
const LONGEST_GATEWAY_TEXT = 500;

/**
 * Creates the error of a gateway's refusal: its code and message, else the status text, or the status
 * number (HTTP/2 has no text).
 */
export function createGatewayError(
  { status, statusText, headers }: Pick<Response, 'status' | 'statusText' | 'headers'>,
  body: unknown,
): GatewayError {
  const retryAfterMs = readRetryAfter(headers.get('retry-after'), Date.now());
  if (isRecord(body) && 'message' in body) {
    const code = body['code'] ?? body['statusCode'];
    if (typeof code === 'number' || typeof code === 'string') {
      const message = String(body['message']).slice(0, LONGEST_GATEWAY_TEXT);
      const shown = typeof code === 'string' ? code.slice(0, 100) : code;
      return new GatewayError('refused', `CGW error - ${shown}: ${message}`, {
        ...{ status, code: shown, retryAfterMs },
      });
    }
  }
  const words = statusText === '' ? status : statusText.slice(0, 100);
  return new GatewayError('refused', `CGW error - status ${words}`, { status, retryAfterMs });
}

/** Wait of a `Retry-After` header, in ms: seconds, or a date. */
export function readRetryAfter(value: string | null, now: number): number | undefined {
  if (value === null || value.trim() === '') return undefined;
  if (/^\d{1,9}$/.test(value.trim())) return Number(value) * 1_000;
  const at = Date.parse(value);
  return Number.isNaN(at) ? undefined : Math.max(0, at - now);
}
