import { parseUrl } from '@mooring/internal';

/** Timeout of host requests without a prompt, in ms. */
export const HOST_TIMEOUT_MS = 10_000;

/** Required part of this page's window; assignable from a browser's `window`. */
export interface FrameWindow {
  readonly parent: { postMessage(message: unknown, targetOrigin: string): void };
  /** Origins of the ancestor frames, nearest first; not supported in every browser. */
  readonly location: { readonly ancestorOrigins?: ArrayLike<string> | undefined };
  addEventListener(type: 'message', listener: (event: FrameMessage) => void): void;
  removeEventListener(type: 'message', listener: (event: FrameMessage) => void): void;
}

/** Message event; only its origin and source are trustworthy. */
export interface FrameMessage {
  readonly data: unknown;
  readonly origin: string;
  readonly source: unknown;
}

/** Current window; undefined on a server. */
export function currentWindow(): FrameWindow | undefined {
  return typeof window === 'undefined' ? undefined : window;
}

/**
 * Returns true if this page is in a frame of an allowed origin. In a browser without `ancestorOrigins`, which does not
 * report the parent, it returns true for any frame: only a response of the host proves it, and messages are posted to
 * allowed origins only. Never throws; false on a server.
 *
 * @example
 * ```ts
 * import { isEmbedded } from '@mooring/safe';
 *
 * if (isEmbedded(['https://app.safe.global'])) console.log('This page may be inside a Safe.');
 * ```
 */
export function isEmbedded(
  allowedOrigins: readonly string[],
  window: FrameWindow | undefined = currentWindow(),
): boolean {
  return hostOrigins(allowedOrigins, window).length > 0;
}

/** Returns the allowed origins that the parent of this frame can have; empty outside a frame. */
export function hostOrigins(
  allowedOrigins: readonly string[],
  window: FrameWindow | undefined,
): readonly string[] {
  const around: unknown = window?.parent;
  if (!window || !around || around === window) return [];
  const parentOrigin = window.location.ancestorOrigins?.[0];
  if (parentOrigin === undefined) return allowedOrigins;
  return allowedOrigins.filter((origin) => origin === parentOrigin);
}

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
        `"${origin}" in allowedOrigins is not an origin. Use an origin such as https://app.safe.global.`,
      );
  }
  return [...allowedOrigins];
}
