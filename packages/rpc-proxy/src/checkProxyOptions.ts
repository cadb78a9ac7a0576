import { isRecord } from '@mooring/internal';

/**
 * Checks the networks of `createRpcProxy`.
 * @throws {TypeError} for the first one that cannot be read, with how to write it
 */
export function checkProxyOptions(options: unknown): void {
  const networks = isRecord(options) ? options['networks'] : undefined;
  if (!Array.isArray(networks)) {
    throw new TypeError(
      "networks is missing: write createRpcProxy({ networks: [{ id: 1, upstreams: [{ url: 'https://…', name: 'first' }] }] })",
    );
  }
  const ids = new Set<unknown>();
  networks.forEach((network: unknown, index) => {
    const { id, upstreams } = isRecord(network) ? network : {};
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
