import { Client, type ClientConfig, Pool, type PoolClient, type PoolConfig } from 'pg';
import type { PostgresUrl } from './postgresUrl.ts';

/** A refused login, or a missing database: other hosts are not tried, as in libpq. */
const SAME_ON_ALL_HOSTS = /^(?:28|3D)/;
/** The pool's own message when all of its connections are in use. */
const POOL_IS_FULL = 'timeout exceeded when trying to connect';

type Connected = (
  error: Error | undefined,
  client: PoolClient | undefined,
  done: (release?: Error | boolean) => void,
) => void;

/**
 * Creates a pool of connections to the first host of a URL that can be used, in their order. Connections begin with the
 * host that was used last.
 */
export function createHostPool({ hosts, session }: PostgresUrl, options: PoolConfig): Pool {
  let current = 0;

  class HostClient extends Client {
    constructor(config?: ClientConfig) {
      super({ ...config, connectionString: hosts[current] ?? hosts[0] });
    }
  }

  class HostPool extends Pool {
    override connect(): Promise<PoolClient>;
    override connect(callback: Connected): void;
    override connect(callback?: Connected): Promise<PoolClient> | undefined {
      const connecting = this.connectToAny(hosts.length);
      if (callback === undefined) return connecting;
      connecting.then(
        (client) => callback(undefined, client, client.release),
        (error: Error) => callback(error, undefined, () => {}),
      );
      return undefined;
    }

    async connectToAny(attempts: number): Promise<PoolClient> {
      const tried = current;
      try {
        return await super.connect();
      } catch (error) {
        if (attempts <= 1 || !isFaultOfHost(error)) throw error;
        // Another call may have gone on already.
        if (current === tried) current = (current + 1) % hosts.length;
        return this.connectToAny(attempts - 1);
      }
    }
  }

  return new HostPool({
    ...options,
    Client: HostClient,
    ...(session === 'read-write' && { onConnect: requireWritable }),
  });
}

async function requireWritable(client: Pick<Client, 'query'>): Promise<void> {
  const { rows } = await client.query("SELECT current_setting('transaction_read_only') AS state");
  if (rows[0]?.state === 'on') throw new Error('the server is read-only, such as a standby');
}

function isFaultOfHost(error: unknown): boolean {
  if (!(error instanceof Error) || error.message === POOL_IS_FULL) return false;
  return !('code' in error && SAME_ON_ALL_HOSTS.test(String(error.code)));
}
