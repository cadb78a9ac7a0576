import { isSafeIcon } from '../core/text/isSafeIcon.ts';

/**
 * Returns a connector's icon if it can be shown without a request to an unknown server: a `data:` URL of an image, or
 * an https URL on one of the allowed origins.
 */
export function connectorIcon(
  icon: string | undefined,
  allowedOrigins: readonly string[],
): string | undefined {
  if (isSafeIcon(icon)) return icon;
  try {
    const { protocol, origin, href } = new URL(icon ?? '');
    return protocol === 'https:' && allowedOrigins.includes(origin) ? href : undefined;
  } catch {
    return undefined;
  }
}
