import { uriAuthority } from './authority.ts';
import { anyOf, pathCharacters, someOf } from './characters.ts';

const schemeName = '[A-Za-z][A-Za-z0-9+\\-.]*';
const segments = anyOf(`${pathCharacters}/`);
const rootless = `${someOf(pathCharacters)}(?:/${segments})?`;
const hierarchy = `(?://${uriAuthority}(?:/${segments})?|/(?:${rootless})?|(?:${rootless})?)`;
const query = anyOf(`${pathCharacters}/?`);

const scheme = new RegExp(`^${schemeName}$`);
const uri = new RegExp(`^${schemeName}:${hierarchy}(?:\\?${query})?(?:#${query})?$`);

/** True for a URI scheme without its colon, such as `https`. RFC 3986 section 3.1. */
export function isScheme(text: string): boolean {
  return scheme.test(text);
}

/**
 * True for a URI of any scheme: absolute, in ASCII, with well-formed percent-encoding. False for relative
 * references. Source: RFC 3986 section 3 and appendix A.
 */
export function isUri(text: string): boolean {
  return uri.test(text);
}
