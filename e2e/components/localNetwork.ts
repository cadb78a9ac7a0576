import { type Devnet, type LocalChain, PASSKEY_CONTRACTS, startDevnet } from '@mooring/devnet';
import type { Hex } from 'viem';
import { base } from 'viem/chains';
import type { TestProject } from 'vitest/node';
import { defaultSite } from '../../apps/page/src/site/defaultSite.testing.ts';
import { weatherSeed } from '../weather/weather.ts';
import { keepBasenames } from './basenames.ts';

/** Local chain, serializable for the browser. */
export interface NetworkDefinition {
  readonly id: number;
  readonly name: string;
  readonly rpcUrl: string;
  readonly contracts: Readonly<Record<string, { readonly address: Hex }>>;
}

declare module 'vitest' {
  interface ProvidedContext {
    readonly networks: readonly [NetworkDefinition, NetworkDefinition];
    /** Networks with the rollup as Base, where some names are registered. */
    readonly base: readonly [NetworkDefinition, NetworkDefinition];
    /** Public configuration of a server with defaults. */
    readonly defaultSite: typeof defaultSite;
    /** Contracts of passkeys, on all of them. */
    readonly passkeyContracts: { readonly factory: Hex; readonly verifiers: Hex };
    /** Private keys of the demo accounts, Mira's first. */
    readonly keys: readonly Hex[];
    /** True for every language, theme and size; set by `npm run test:all`. */
    readonly everyView: boolean;
    /** Seed in `MOORING_WEATHER`, if any. */
    readonly weatherSeed: number | undefined;
  }
}

/** Starts the local chains of all component tests, which only read them. */
export async function setup({ provide }: TestProject) {
  provide('everyView', process.env['MOORING_EVERY_VIEW'] === '1');
  provide('weatherSeed', weatherSeed);
  provide('defaultSite', defaultSite);
  const devnet = await startDevnet();
  const withBase = await startDevnet({ chainIds: { rollup: base.id } });
  await keepBasenames(withBase.rollup.client);
  const { factory, verifiers } = PASSKEY_CONTRACTS;
  provide('passkeyContracts', { factory, verifiers });
  provide('networks', networksOf(devnet));
  provide('base', networksOf(withBase));
  provide(
    'keys',
    devnet.accounts.map(({ privateKey }) => privateKey),
  );
  return () => Promise.all([devnet.stop(), withBase.stop()]);
}

function networksOf(devnet: Devnet): readonly [NetworkDefinition, NetworkDefinition] {
  const definition = ({ chain, rpcUrl }: LocalChain): NetworkDefinition => ({
    id: chain.id,
    name: chain.name,
    rpcUrl,
    contracts: JSON.parse(JSON.stringify(chain.contracts)),
  });
  return [definition(devnet.ethereum), definition(devnet.rollup)];
}
