import { createHash } from 'node:crypto';
import type { RpcCall } from '../core/message.ts';

/** Longer keys are hashed: a call may have up to 128 kB of parameters. */
const LONGEST = 300;

/** Cache key of a call: equal for equal calls only. */
export function callKey({ method, params }: RpcCall): string {
  const key = `${method} ${JSON.stringify(params ?? [])}`;
  return key.length <= LONGEST ? key : createHash('sha256').update(key).digest('base64');
}
