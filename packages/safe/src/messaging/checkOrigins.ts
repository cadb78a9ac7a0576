import { parseUrl } from '../parseUrl.ts';

const loopback = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/**
 * Validates that each allowed origin is a complete origin, to be compared literally:
 * `https://app.safe.global`, without a path, a slash or a wildcard.
 * @throws {Error} for the first invalid one; plain http is allowed for this machine only
 */
export function checkOrigins(allowedOrigins: readonly string[]): readonly string[] {
  if (allowedOrigins.length === 0)
    throw new Error('allowedOrigins is empty. Write it as https://app.safe.global.');
  for (const origin of allowedOrigins) {
    const url = parseUrl(origin);
    const secure =
      url?.protocol === 'https:' || (url?.protocol === 'http:' && loopback.test(url.hostname));
    if (url?.origin !== origin || !secure)
      throw new Error(
        `"${origin}" in allowedOrigins is no origin. Write it as https://app.safe.global.`,
      );
  }
  return [...allowedOrigins];
}
