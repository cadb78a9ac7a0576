// Order matters: for compatibility, browsers include the names of those listed after them.
const browsers = [
  ['Edge', /\bEdg(?:A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
] as const;
const systems = [
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
] as const;

/**
 * Display name of a device from the User-Agent header: names of browser and system, which need no
 * translation, such as `Firefox, Linux`. No text of the header itself is included. Empty when none is
 * known.
 */
export function deviceOf(userAgent: string | null): string {
  const text = (userAgent ?? '').slice(0, 512);
  const names = [browsers, systems].map((table) => table.find(([, form]) => form.test(text))?.[0]);
  return names.filter((name) => name !== undefined).join(', ');
}
