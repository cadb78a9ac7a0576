/**
 * Manifest with the packages of Mooring beside a former kit's, or in their place; the rest stays as it was
 * written.
 * @param former true for a package of the former kit
 * @param isKept true for one that is still needed
 * @param packages imported packages of Mooring
 * @param version as `^0.1.0`
 */
export function rewriteManifest(
  text: string,
  former: RegExp,
  isKept: (name: string) => boolean,
  packages: readonly string[],
  version: string,
): string {
  const manifest: unknown = JSON.parse(text);
  if (typeof manifest !== 'object' || manifest === null) return text;
  const isFormer = (name: string) => name.replace(former, '') === '';

  function rewriteDependencies(value: unknown): unknown {
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value);
    const at = entries.findIndex(([name]) => isFormer(name));
    if (at < 0) return value;
    const added = [...packages].sort().map((name): [string, unknown] => [name, version]);
    entries.splice(at, 0, ...added);
    return Object.fromEntries(entries.filter(([name]) => !isFormer(name) || isKept(name)));
  }

  const rewritten = Object.fromEntries(
    Object.entries(manifest).map(([field, value]) => [
      field,
      /^(?:d|peerD|devD)ependencies$/.test(field) ? rewriteDependencies(value) : value,
    ]),
  );
  const indent = /^[ \t]+/m.exec(text)?.[0] ?? '  ';
  return `${JSON.stringify(rewritten, undefined, indent)}\n`;
}
