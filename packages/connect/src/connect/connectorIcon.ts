import { isSafeIcon } from '../core/text/isSafeIcon.ts';

/**
 * The picture of a connector, when it can be shown without asking a stranger's server: a data address
 * of an image, or an https address on one of the allowed origins.
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
