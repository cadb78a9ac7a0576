import { isSafeIcon } from './isSafeIcon.ts';

/** Returns a host's icon if it is safe to show: a `data:` URL of an image, or a path on the page's origin. */
export function ownIcon(icon: unknown): string | undefined {
  const isPath = typeof icon === 'string' && /^\/(?![/\\])/.test(icon);
  return isPath || isSafeIcon(icon) ? icon : undefined;
}
