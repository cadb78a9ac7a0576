/** Where the page may reach beyond its own origin. Everything left out stays closed. */
export type ContentSecurityPolicyOptions = {
  /** Who may show the page in a frame. Empty: nobody. */
  frameAncestors: readonly string[];
  /** Origins pictures may come from, beyond our own, `data:` and `blob:`. */
  images: readonly string[];
  /** Origins the page may talk to, beyond its own. */
  connect?: readonly string[];
};

/**
 * The page's Content-Security-Policy: everything denied, then what is used allowed one by one; no
 * inline script or style, no eval, no script from a string where the browser has Trusted Types.
 *
 * @throws {RangeError} for a source that would break out of its directive.
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
