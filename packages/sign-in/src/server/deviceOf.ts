// Order matters: the later ones name themselves after the earlier ones for old pages' sake.
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
 * What a person knows a device by, from the User-Agent header: names of programs and systems, which
 * need no translation, such as `Firefox, Linux`. Nothing of the header itself comes through. Empty
 * when it names none that is known.
 */
export function deviceOf(userAgent: string | null): string {
  const text = (userAgent ?? '').slice(0, 512);
  const names = [browsers, systems].map((table) => table.find(([, form]) => form.test(text))?.[0]);
  return names.filter((name) => name !== undefined).join(', ');
}
