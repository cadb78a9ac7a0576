/** Names of the fields in other libraries, mapped to ours. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  blockexplorer: 'explorer',
  blockexplorers: 'explorer',
  blocktime: 'blockTimeMs',
  chainid: 'id',
  chains: 'networks',
  frameancestor: 'frameAncestors',
  hostname: 'host',
  identitychain: 'identityNetwork',
  nativecurrency: 'currency',
  rpc: 'upstreams',
  rpcurl: 'upstreams',
  rpcurls: 'upstreams',
  title: 'appName',
  transports: 'upstreams',
  url: 'publicUrl',
};

/** Known field most similar to an unknown one; null when none is close. */
export function didYouMean(written: string, known: readonly string[]): string | null {
  const lower = written.toLowerCase();
  const other = Object.hasOwn(OTHER_NAMES, lower) ? OTHER_NAMES[lower] : undefined;
  if (other !== undefined && known.includes(other)) return other;
  let nearest: string | null = null;
  let least = Math.max(1, Math.floor(written.length / 3)) + 1;
  for (const name of known) {
    const distance = editDistance(lower, name.toLowerCase(), least);
    if (distance < least) {
      least = distance;
      nearest = name;
    }
  }
  return nearest;
}

/** Levenshtein distance, capped at `limit`: long names do not need the full table. */
function editDistance(from: string, to: string, limit: number): number {
  if (Math.abs(from.length - to.length) >= limit) return limit;
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...from].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...to].entries()) {
      const replaced = (row[j] ?? limit) + (letter === other ? 0 : 1);
      next.push(Math.min(replaced, (row[j + 1] ?? limit) + 1, (next[j] ?? limit) + 1));
    }
    row = next;
  }
  return row[to.length] ?? limit;
}
