/** Origins allowed besides the page's own. Everything else is denied. */
export type ContentSecurityPolicyOptions = {
  /** Origins that may embed the page. Empty for none. */
  frameAncestors: readonly string[];
  /** Origins of images, besides our own, `data:` and `blob:`. */
  images: readonly string[];
  /** Origins the page may connect to, besides its own. */
  connect?: readonly string[];
};

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
    'trusted-types': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources.map(plainSource)].join(' '))
    .join('; ');
}

function plainSource(source: string): string {
  if (!/^[\x21-\x7e]+$/.test(source) || /[;,]/.test(source)) {
    throw new RangeError(`Not a source for a content security policy: ${JSON.stringify(source)}`);
  }
  return source;
}
