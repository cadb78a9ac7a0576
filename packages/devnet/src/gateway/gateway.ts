import type { Devnet } from '../devnet.ts';
import type { GatewayFaults } from './faults/faults.ts';
import type { Delegate } from './world.ts';

/** Options of `startGateway`. */
export type GatewayOptions = {
  devnet: Pick<Devnet, 'ethereum' | 'rollup' | 'multisigs'>;
  /** Default: 127.0.0.1, this machine only. */
  host?: string;
  /** Default: 0, any free port. */
  port?: number;
  /** True for origins of pages allowed by CORS, `https://…`. Default: none. */
  allowOrigin?: (origin: string) => boolean;
  /**
   * Folder that keeps proposals and messages between starts. Default: none, each start begins with those of
   * the multisigs.
   */
  stateFolder?: string;
  /** Delegates of owners, who may propose. Default: none. */
  delegates?: readonly Delegate[];
  /** Clock in milliseconds since 1970, for tests of expiry. Default: the system clock. */
  now?: () => number;
};

/** Running gateway, for this machine and for tests. */
export type Gateway = {
  /** Base URL of clients; routes are under `<url>/v1`. */
  readonly url: string;
  readonly port: number;
  /** Faults on demand. */
  readonly faults: GatewayFaults;
  /**
   * Resets queue and messages to those of a new network, and ends all faults; for tests, with a chain's
   * `revert`.
   */
  reset(): void;
  /** Idempotent. */
  stop(): Promise<void>;
};
