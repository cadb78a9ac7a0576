import { currentWindow, type FrameWindow } from './frameWindow.ts';

/**
 * True when this page is in a frame of one of these origins. A browser that does not tell whose
 * frame it is (no `ancestorOrigins`) gets the benefit of the doubt: then only an answer of the
 * host shows, and no other origin is ever spoken to. Never throws, and is false on a server.
 *
 * @example
 * ```ts
 * import { isEmbedded } from '@mooring/safe';
 *
 * if (isEmbedded(['https://app.safe.global'])) console.log('Perhaps inside a Safe.');
 * ```
 */
export function isEmbedded(
  allowedOrigins: readonly string[],
  window: FrameWindow | undefined = currentWindow(),
): boolean {
  return hostOrigins(allowedOrigins, window).length > 0;
}

/** Allowed origins the parent of this frame may have; empty outside a frame. */
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
