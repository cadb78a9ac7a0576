const REMOVED_DEPENDENCIES = ['@rainbow-me/rainbowkit', '@rainbow-me/rainbowkit-siwe-next-auth'];

/**
 * Manifest with the packages of Mooring in place of RainbowKit's; the rest stays as it was written.
 * @param packages imported packages of Mooring
 * @param version as `^0.1.0`
 */
export function rewriteManifest(
  text: string,
  packages: readonly string[],
  version: string,
): string {
  const manifest: unknown = JSON.parse(text);
  if (typeof manifest !== 'object' || manifest === null) return text;
  const rewritten = Object.fromEntries(
    Object.entries(manifest).map(([field, value]) => [
      field,
      /^(?:d|peerD|devD)ependencies$/.test(field) ? dependencies(value, packages, version) : value,
    ]),
  );
  const indent = /^[ \t]+/m.exec(text)?.[0] ?? '  ';
  return `${JSON.stringify(rewritten, undefined, indent)}\n`;
}

function dependencies(value: unknown, packages: readonly string[], version: string): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  const at = entries.findIndex(([name]) => REMOVED_DEPENDENCIES.includes(name));
  if (at < 0) return value;
  const added = [...packages].sort().map((name): [string, unknown] => [name, version]);
  entries.splice(at, 1, ...added);
  return Object.fromEntries(entries.filter(([name]) => !REMOVED_DEPENDENCIES.includes(name)));
}
