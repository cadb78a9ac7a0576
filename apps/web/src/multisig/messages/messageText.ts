import type { GatewayMessage } from '@mooring/safe/gateway';

/** Text of a message, or its typed data as formatted JSON. */
export function messageText(message: GatewayMessage['message']): string {
  if (typeof message === 'string') return message;
  const { domain, message: content, primaryType } = message;
  return JSON.stringify({ domain, ...(primaryType && { primaryType }), message: content }, null, 2);
}
