import { createHash, timingSafeEqual } from 'node:crypto';

/**
 * Creates a constant-time check of an `Authorization` header against the operator's token. A null token
 * matches nothing.
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
