import type { GatewayMessage } from '@mooring/safe/gateway';

/** What a message says: its text, or its typed data laid out as JSON. */
export function messageText(message: GatewayMessage['message']): string {
  if (typeof message === 'string') return message;
  const { domain, message: content, primaryType } = message;
  return JSON.stringify({ domain, ...(primaryType && { primaryType }), message: content }, null, 2);
}
