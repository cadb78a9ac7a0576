import { DAY_MS } from '@mooring/internal';
import type { ValidConfig } from '../config/configSchema.ts';
import type { PublicBrand } from '../config/publicBrand.ts';
import { contentType } from '../page/pageFiles.ts';

/** Background of the page in the light theme, shown while it opens as an application. */
const BACKGROUND = '#f2f6f5';

/** Web manifest, with which the page is installed as an application. */
export function webManifest({ appName }: ValidConfig, { icon, accent, locale }: PublicBrand) {
  return {
    name: appName,
    short_name: appName.slice(0, 30),
    lang: locale,
    dir: locale === 'ar' ? 'rtl' : 'ltr',
    start_url: '/',
    display: 'standalone',
    background_color: BACKGROUND,
    theme_color: accent?.light ?? BACKGROUND,
    icons: [{ src: icon, sizes: 'any', type: contentType(icon).replace(/;.*/, '') }],
  };
}

/** Text of `/robots.txt`. */
export function robotsText({ searchEngines }: ValidConfig): string {
  return `User-agent: *\n${searchEngines ? 'Allow' : 'Disallow'}: /\n`;
}

/** Days until the contact must be read again: less than a year (RFC 9116, 2.5.5). */
const CONTACT_DAYS = 180;

/**
 * Text of `/.well-known/security.txt` (RFC 9116); null without a contact.
 * @param now time of the request
 */
export function securityText({ securityContact, publicUrl, brand }: ValidConfig, now: Date) {
  if (securityContact === undefined) return null;
  const expires = new Date(now.getTime() + CONTACT_DAYS * DAY_MS);
  return [
    `Contact: ${securityContact}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${brand.locale}`,
    ...(publicUrl === undefined ? [] : [`Canonical: ${publicUrl}/.well-known/security.txt`]),
    '',
  ].join('\n');
}
