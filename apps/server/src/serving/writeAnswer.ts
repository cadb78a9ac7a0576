import type { ServerResponse } from 'node:http';
import type { PlainAnswer } from '@mooring/sign-in/server';

/** Writes an answer whole, so that it leaves in one piece. */
export function writeAnswer(
  outgoing: ServerResponse,
  { status, headers, body }: PlainAnswer,
): void {
  const length = Buffer.byteLength(body);
  outgoing.writeHead(status, [...headers, 'content-length', String(length)]);
  // What is ASCII alone is the same in both, and Node writes it in fewer steps.
  outgoing.end(body, length === body.length ? 'latin1' : 'utf8');
}
