/**
 * Paths that differ in the case of letters alone, each with those it clashes with: on macOS and
 * Windows one of them overwrites the other when the package is unpacked.
 */
export function caseClashes(paths: readonly string[]): readonly string[] {
  const same = Map.groupBy(paths, (path) => path.toLowerCase());
  return [...same.values()]
    .filter(({ length }) => length > 1)
    .map((clash) => clash.toSorted().join(', '));
}
