/**
 * Paths that differ in case only, with those they clash with: on macOS and Windows one overwrites the other
 * when unpacked.
 */
export function caseClashes(paths: readonly string[]): readonly string[] {
  const same = Map.groupBy(paths, (path) => path.toLowerCase());
  return [...same.values()]
    .filter(({ length }) => length > 1)
    .map((clash) => clash.toSorted().join(', '));
}
