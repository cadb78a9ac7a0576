import { isSafeIcon } from '../../core/text/isSafeIcon.ts';
import { parseUrl } from '../../core/text/parseUrl.ts';

/**
 * The picture of a connector, when it can be shown without asking a stranger's server: a data address
 * of an image, or an https address on one of the allowed origins.
 */
export function connectorIcon(
  icon: string | undefined,
  allowedOrigins: readonly string[],
): string | undefined {
  if (isSafeIcon(icon)) return icon;
  const url = parseUrl(icon ?? '');
  return url?.protocol === 'https:' && allowedOrigins.includes(url.origin) ? url.href : undefined;
}
