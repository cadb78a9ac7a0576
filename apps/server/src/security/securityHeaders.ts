import type { ValidConfig } from '../config/configSchema.ts';

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

/** Services that register a browser for push messages, with a Firebase project. */
const PUSH_SERVICES = [
  'https://firebaseinstallations.googleapis.com',
  'https://fcmregistrations.googleapis.com',
];

/** Headers of every response a browser may display, pages and errors. JSON uses `dataHeaders`. */
export function securityHeaders(
  config: Pick<
    ValidConfig,
    'frameAncestors' | 'images' | 'nameGateways' | 'publicUrl' | 'pairing' | 'multisig'
  >,
): Readonly<Record<string, string>> {
  return {
    'content-security-policy': contentSecurityPolicy({
      ...config,
      connect: [
        ...[config.pairing?.relayUrl, config.multisig?.gatewayUrl].flatMap((address) =>
          address === undefined ? [] : [new URL(address).origin],
        ),
        ...(config.multisig?.firebase ? PUSH_SERVICES : []),
        ...config.nameGateways,
      ],
      // The service worker's URL.
      ...(config.multisig?.firebase && { trustedTypes: ['mooring-push'] }),
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

/** Origins allowed in addition to the page's own. Everything else is denied. */
export interface ContentSecurityPolicyOptions {
  /** Origins that may embed the page. Empty for none. */
  frameAncestors: readonly string[];
  /** Origins of images, in addition to our own, `data:` and `blob:`. */
  images: readonly string[];
  /** Origins the page may connect to, in addition to its own. */
  connect?: readonly string[];
  /** Names of Trusted Types policies the page may create. Default: none. */
  trustedTypes?: readonly string[];
}

/**
 * Content-Security-Policy of the page: everything denied, then each use allowed; no inline script or style,
 * no eval, no script from a string in browsers with Trusted Types.
 *
 * @throws {RangeError} for a source that would escape its directive.
 */
export function contentSecurityPolicy(options: ContentSecurityPolicyOptions): string {
  const self = "'self'";
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': [self],
    'style-src': [self],
    'img-src': [self, 'data:', 'blob:', ...options.images],
    'connect-src': [self, ...(options.connect ?? [])],
    'font-src': [self],
    'manifest-src': [self],
    'base-uri': ["'none'"],
    'form-action': [self],
    'frame-ancestors': options.frameAncestors.length === 0 ? ["'none'"] : options.frameAncestors,
    'object-src': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': options.trustedTypes ?? ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources.map(plainSource)].join(' '))
    .join('; ');
}

function plainSource(source: string): string {
  if (!/^[\x21-\x7e]+$/.test(source) || /[;,]/.test(source)) {
    throw new RangeError(`Invalid source for a content security policy: ${JSON.stringify(source)}`);
  }
  return source;
}
