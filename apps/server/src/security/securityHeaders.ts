import type { ValidConfig } from '../config/config.ts';
import { contentSecurityPolicy } from './contentSecurityPolicy.ts';

const ONE_YEAR_SECONDS = 31_536_000;

/** Permissions-Policy features the page does not use. All names are known to Chromium. */
const DENIED_FEATURES = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/** Headers of every response a browser may display, pages and errors. JSON uses `dataHeaders`. */
export function securityHeaders(
  config: Pick<ValidConfig, 'frameAncestors' | 'images' | 'publicUrl' | 'pairing' | 'multisig'>,
): Readonly<Record<string, string>> {
  return {
    'content-security-policy': contentSecurityPolicy({
      ...config,
      connect: [config.pairing?.relayUrl, config.multisig?.gatewayUrl].flatMap((address) =>
        address === undefined ? [] : [new URL(address).origin],
      ),
    }),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'permissions-policy': DENIED_FEATURES.map((feature) => `${feature}=()`).join(', '),
    // Wallets open popups and answer through window.opener.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    ...strictTransport(config),
    // X-Frame-Options has no list of origins: with origins configured, only frame-ancestors applies.
    ...(config.frameAncestors.length === 0 ? { 'x-frame-options': 'DENY' } : {}),
  };
}

/**
 * Headers of JSON, inert even if a browser displays it as a page. Headers on the behavior of pages are
 * omitted, as they have no effect.
 */
export function dataHeaders(
  config: Pick<ValidConfig, 'publicUrl'>,
): Readonly<Record<string, string>> {
  return {
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-resource-policy': 'same-origin',
    ...strictTransport(config),
  };
}

function strictTransport({
  publicUrl,
}: Pick<ValidConfig, 'publicUrl'>): Readonly<Record<string, string>> {
  if (!publicUrl?.startsWith('https:')) return {};
  return { 'strict-transport-security': `max-age=${ONE_YEAR_SECONDS}` };
}
