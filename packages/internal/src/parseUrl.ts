/**
 * Parses a URL; `undefined` if invalid: `URL.parse` and `URL.canParse` are missing in the oldest supported
 * browsers.
 */
export function parseUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}
