/** First version of each line of Node that has SQLite, TypeScript files and module hooks without a flag. */
const FLOORS = [
  { major: 22, minor: 18 },
  { major: 24, minor: 0 },
];

/** Versions of Node for `engines` of the published manifest. */
export const NODE_RANGE = '^22.18.0 || >=24.0.0';

/** Sentence about a version of Node that is too old; null if it is not. Must be plain JavaScript that an old Node reads. */
export function nodeFault(version: string): string | null {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const isNewer = major > 24;
  const isFine = FLOORS.some((floor) => floor.major === major && minor >= floor.minor);
  if (isNewer || isFine) return null;
  return `Mooring needs Node 22.18 or newer, except 23; this is Node ${version}.`;
}
