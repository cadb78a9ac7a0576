import { isRecord } from '@mooring/internal';
import { type RpcLimits, rpcLimits } from './core/options.ts';

/** Limits that may be 0: none, or for the cache, nothing kept. */
const MAY_BE_ZERO: readonly (keyof RpcLimits)[] = [
  'rpcPerMinute',
  'rpcBytesPerMinute',
  'rpcConcurrent',
  'rpcLogBlocks',
  'rpcCacheBytes',
];

/**
 * Checks the networks and limits of `createRpcProxy`. A limit that is no number, as of an unset variable, would limit
 * nothing.
 *
 * @throws {TypeError} for the first one that cannot be read, with how to write it
 */
export function checkProxyOptions(options: unknown): void {
  checkUpstreams(options);
  const limits = isRecord(options) ? options['limits'] : undefined;
  for (const [name, value] of Object.entries(isRecord(limits) ? limits : {})) {
    if (value === undefined) continue;
    if (!Object.hasOwn(rpcLimits(), name)) {
      throw new TypeError(
        `limits.${name} is unknown: write any of ${Object.keys(rpcLimits()).join(', ')}`,
      );
    }
    const least = MAY_BE_ZERO.some((one) => one === name) ? 0 : 1;
    if (typeof value === 'number' && Number.isSafeInteger(value) && value >= least) continue;
    throw new TypeError(
      `limits.${name} must be a whole number of at least ${least}, not ${String(value)}`,
    );
  }
}

function checkUpstreams(options: unknown): void {
  const networks = isRecord(options) ? options['networks'] : undefined;
  if (!Array.isArray(networks)) {
    throw new TypeError(
      "networks is missing: write createRpcProxy({ networks: [{ id: 1, upstreams: [{ url: 'https://…', name: 'first' }] }] })",
    );
  }
  const ids = new Set<unknown>();
  networks.forEach((network: unknown, index) => {
    const { id, upstreams, blockTimeMs } = isRecord(network) ? network : {};
    if (!Number.isSafeInteger(id)) {
      throw new TypeError(`networks[${index}] has no id: write its chain id, a number`);
    }
    if (ids.has(id)) {
      throw new TypeError(
        `networks has chain ${id} twice: write one network with all its upstreams`,
      );
    }
    ids.add(id);
    if (!Array.isArray(upstreams) || upstreams.length === 0) {
      throw new TypeError(
        `Network ${id} has no upstreams: write upstreams: [{ url: 'https://…', name: 'first' }]`,
      );
    }
    const isBlockTime = typeof blockTimeMs === 'number' && blockTimeMs > 0;
    if (blockTimeMs !== undefined && blockTimeMs !== null && !isBlockTime) {
      throw new TypeError(`blockTimeMs of network ${id} must be a number above 0, in ms`);
    }
    upstreams.forEach((upstream: unknown, place) => {
      const { url } = isRecord(upstream) ? upstream : {};
      if (typeof url === 'string' && /^https?:/i.test(url) && URL.canParse(url)) return;
      // Without the URL, which may have a key.
      throw new TypeError(
        `upstreams[${place}] of network ${id} has no http URL: write { url: 'https://…', name: 'first' }`,
      );
    });
  });
}
