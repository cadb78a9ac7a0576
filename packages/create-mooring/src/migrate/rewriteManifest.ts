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

/**
 * Packages of Mooring that rewritten files import, by the nearest manifest above each file. A file without one
 * counts for every manifest: a workspace can have its dependencies beside it.
 * @param manifests paths of the manifests that name the former kit
 * @param written rewritten files by path
 */
export function importsByManifest(
  manifests: ReadonlySet<string>,
  written: ReadonlyMap<string, string>,
): ReadonlyMap<string, ReadonlySet<string>> {
  const imports = new Map([...manifests].map((path) => [path, new Set<string>()]));
  for (const [file, code] of written) {
    const nearest = foldersAbove(file)
      .map((folder) => `${folder}package.json`)
      .find((path) => manifests.has(path));
    for (const [, name = ''] of code.matchAll(/["'](@mooring\/[\w-]+)/g)) {
      for (const [path, names] of imports)
        if (nearest === undefined || path === nearest) names.add(name);
    }
  }
  return imports;
}

/** Folders of a file, the nearest first, each with a slash at its end unless it is the top. */
function foldersAbove(file: string): string[] {
  const parts = file.split('/').slice(0, -1);
  return [...parts.keys(), parts.length]
    .map((length) =>
      parts
        .slice(0, length)
        .map((part) => `${part}/`)
        .join(''),
    )
    .reverse();
}
