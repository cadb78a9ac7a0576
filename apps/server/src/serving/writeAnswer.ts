import type { ServerResponse } from 'node:http';
import type { PlainAnswer } from '@mooring/sign-in/server';

/** Writes an answer whole, so that it leaves in one piece. */
export function writeAnswer(
  outgoing: ServerResponse,
  { status, headers, body }: PlainAnswer,
): void {
  outgoing.writeHead(status, [...headers, 'content-length', String(Buffer.byteLength(body))]);
  outgoing.end(body);
}
