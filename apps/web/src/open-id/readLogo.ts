import { parseUrl } from '@mooring/internal';

/**
 * Returns the URL of an application's logo, if it can be shown: a picture of this server, or of an origin that the
 * operator allows for pictures. The page's policy refuses any other.
 * @param images allowed origins (`https://…`)
 */
export function readLogo(
  logo: string | undefined,
  images: readonly string[],
  page: string,
): string | undefined {
  const url = logo === undefined ? undefined : parseUrl(logo, page);
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  return url.origin === page || images.includes(url.origin) ? url.href : undefined;
}
