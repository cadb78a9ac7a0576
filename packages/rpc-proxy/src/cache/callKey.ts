import { createHash } from 'node:crypto';
import type { RpcCall } from '../core/message.ts';

/** A longer key is kept as its hash: calls come with up to 128 kB of parameters. */
const LONGEST = 300;

/** The same for equal calls, and for no others. */
export function callKey({ method, params }: RpcCall): string {
  const key = `${method} ${JSON.stringify(params ?? [])}`;
  return key.length <= LONGEST ? key : createHash('sha256').update(key).digest('base64');
}
