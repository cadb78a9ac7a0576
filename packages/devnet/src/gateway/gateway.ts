import type { Devnet } from '../devnet.ts';
import type { GatewayFaults } from './faults/faults.ts';
import type { Delegate } from './world.ts';

/** Options of `startGateway`. */
export type GatewayOptions = {
  devnet: Pick<Devnet, 'ethereum' | 'rollup' | 'multisigs'>;
  /** Default: 127.0.0.1, this machine alone. */
  host?: string;
  /** Default: 0, any free one. */
  port?: number;
  /** True for the origins of the pages that may ask, `https://…`. Default: none. */
  allowOrigin?: (origin: string) => boolean;
  /** Keeps proposals and messages here between starts; without it the multisigs' own are there anew. */
  stateFolder?: string;
  /** Who may propose in an owner's stead. Default: nobody. */
  delegates?: readonly Delegate[];
  /** Milliseconds since 1970; for tests of what runs out. Default: the machine's clock. */
  now?: () => number;
};

/** A running gateway, for this machine and for tests. */
export type Gateway = {
  /** What clients take as the base: the routes are under `<url>/v1`. */
  readonly url: string;
  readonly port: number;
  /** What goes wrong, on demand. */
  readonly faults: GatewayFaults;
  /** Queue and messages are those of a new network again, and nothing goes wrong; for tests, beside a chain's `revert`. */
  reset(): void;
  /** May be called again. */
  stop(): Promise<void>;
};
