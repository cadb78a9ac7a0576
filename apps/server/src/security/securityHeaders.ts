import type { ValidConfig } from '../config/config.ts';
import { contentSecurityPolicy } from './contentSecurityPolicy.ts';

const ONE_YEAR_SECONDS = 31_536_000;

/** What browsers can do and the page does not use. Each name is one Chromium knows. */
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

/**
 * The headers of every answer that a browser may show, pages and errors alike. JSON has those of
 * `dataHeaders`.
 */
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
    // Wallets open windows of their own and answer through window.opener.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    ...strictTransport(config),
    // The old header knows no list of origins: with one configured, frame-ancestors speaks alone.
    ...(config.frameAncestors.length === 0 ? { 'x-frame-options': 'DENY' } : {}),
  };
}

/**
 * The headers of JSON, which no browser shows as a page: nothing may come of it, should one do so all
 * the same. What says how a page may behave is left out, for it would only be read past.
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
