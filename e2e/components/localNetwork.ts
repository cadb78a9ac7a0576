import { startDevnet } from '@mooring/devnet';
import type { Hex } from 'viem';
import type { TestProject } from 'vitest/node';

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
    /** Private keys of the demo accounts, Mira's first. */
    readonly keys: readonly Hex[];
    /** True for every language, theme and size; set by `npm run test:all`. */
    readonly everyView: boolean;
  }
}

/** Starts the local chains of all component tests, which only read them. */
export async function setup({ provide }: TestProject) {
  provide('everyView', process.env['MOORING_EVERY_VIEW'] === '1');
  const devnet = await startDevnet();
  const [ethereum, rollup] = [devnet.ethereum, devnet.rollup].map(({ chain, rpcUrl }) => ({
    id: chain.id,
    name: chain.name,
    rpcUrl,
    contracts: JSON.parse(JSON.stringify(chain.contracts)),
  }));
  if (!ethereum || !rollup) throw new Error('The local network has two chains.');
  provide('networks', [ethereum, rollup]);
  provide(
    'keys',
    devnet.accounts.map(({ privateKey }) => privateKey),
  );
  return () => devnet.stop();
}
