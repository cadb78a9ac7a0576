import { isRecord } from '../plainRecord.ts';
import { GatewayError } from './gatewayError.ts';

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
