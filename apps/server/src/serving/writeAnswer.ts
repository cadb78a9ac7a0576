import type { ServerResponse } from 'node:http';
import type { PlainAnswer } from '@mooring/sign-in/server';

/** Writes an answer whole, so that it leaves in one piece. */
export function writeAnswer(
  outgoing: ServerResponse,
  { status, headers, body }: PlainAnswer,
): void {
  const size = Buffer.byteLength(body);
  // An answer without content has no length either (RFC 9110).
  const length = status === 204 ? [] : ['content-length', String(size)];
  outgoing.writeHead(status, [...headers, ...length]);
  // What is ASCII alone is the same in both, and Node writes it in fewer steps.
  outgoing.end(body, size === body.length ? 'latin1' : 'utf8');
}
