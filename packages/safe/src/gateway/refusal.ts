import { isRecord } from '../plainRecord.ts';
import { GatewayError } from './gatewayError.ts';

/** As much of a gateway's text as is shown, in characters. */
const longestMessage = 500;

/**
 * A gateway's refusal in the words this product has for it: its own code and message, or else the
 * status. HTTP/2 has no status text, so then it is the number.
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
