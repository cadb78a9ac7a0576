/** Version as three numbers, such as `[1, 4, 1]`. */
type VersionNumbers = readonly [number, number, number];

/**
 * True when a Safe's version is at least another one. Suffixes such as "+L2" affect events, not signatures,
 * and are ignored.
 * @throws {Error} for an invalid version: hashes depend on it
 */
export function isVersionAtLeast(version: string, least: `${number}.${number}.${number}`): boolean {
  const [have, want] = [numbersOf(version), numbersOf(least)];
  for (const [index, number] of have.entries()) {
    const other = want[index] ?? 0;
    if (number !== other) return number > other;
  }
  return true;
}

function numbersOf(version: string): VersionNumbers {
  const parts = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})(?:\+[\w.-]{1,32})?$/.exec(version);
  if (!parts)
    throw new Error(`"${version.slice(0, 32)}" is not the version of a Safe, such as 1.4.1.`);
  return [Number(parts[1]), Number(parts[2]), Number(parts[3])];
}
