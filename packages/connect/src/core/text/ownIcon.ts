import { isSafeIcon } from './isSafeIcon.ts';

/** Icon of the host's that may be shown: a data address of an image, or a path of the page's own origin. */
export function ownIcon(icon: unknown): string | undefined {
  const isPath = typeof icon === 'string' && /^\/(?![/\\])/.test(icon);
  return isPath || isSafeIcon(icon) ? icon : undefined;
}
