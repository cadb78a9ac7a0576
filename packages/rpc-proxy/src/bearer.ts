import { createHash, timingSafeEqual } from 'node:crypto';

/**
 * Makes the check of an `Authorization` header against the token of an operator; null for none, which
 * nothing matches. How long it takes says nothing about the token.
 */
export function createBearer(token: string | null): (authorization: string | null) => boolean {
  if (token === null) return () => false;
  const wanted = digestOf(token);
  return (authorization) => {
    const given = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1];
    return given !== undefined && timingSafeEqual(digestOf(given), wanted);
  };
}

function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
