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

/** The headers every answer carries, pages and errors alike. */
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
    ...(config.publicUrl?.startsWith('https:')
      ? { 'strict-transport-security': `max-age=${ONE_YEAR_SECONDS}` }
      : {}),
    // The old header knows no list of origins: with one configured, frame-ancestors speaks alone.
    ...(config.frameAncestors.length === 0 ? { 'x-frame-options': 'DENY' } : {}),
  };
}
