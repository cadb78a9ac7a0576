import { createMooringConfig, type MooringConfig, type StorageLike } from '@mooring/connect';
import { createTestWallet, type TestWallet } from '@mooring/testing';
import { type Chain, custom, numberToHex, parseEther } from 'viem';
import { base, mainnet, optimism } from 'viem/chains';
import type { Settings } from '../playground/settings.ts';

/** World of the stage: a test wallet, and networks without a node. */
export interface World {
  readonly config: MooringConfig;
  readonly wallet: TestWallet;
}

/** Key of the wallet's account, of this page alone. */
const key = `0x${'4d'.repeat(32)}` as const;

/** Without contracts a balance is read by `eth_getBalance`, and there are no names. */
function plain({ contracts: _, ...chain }: Chain): Chain {
  return chain;
}

const chains: readonly [Chain, ...Chain[]] = [plain(mainnet), plain(optimism), plain(base)];

/** Answers what the kit reads, without a request. */
const transport = custom({
  async request({ method }: { method: string }) {
    if (method === 'eth_getBalance') return numberToHex(parseEther('12.345'));
    if (method === 'eth_getCode') return '0x';
    return null;
  },
});

export function createWorld({ connected }: Settings): World {
  const wallet = createTestWallet({
    accounts: [key],
    chains: chains.map((chain) => ({ id: chain.id })),
    connected,
  });
  const storage = createMemory();
  // The kit brings the connection of a last visit back.
  if (connected)
    storage.setItem('mooring.wagmi.recentConnectorId', JSON.stringify(wallet.info.rdns));
  wallet.announce();
  const config = createMooringConfig({
    appName: 'Harbour',
    chains,
    transports: Object.fromEntries(chains.map((chain) => [chain.id, transport])),
    storage,
  });
  return { config, wallet };
}

/** Has the wallet do as chosen, from the next request on. */
export function instruct(wallet: TestWallet, behaviour: Settings['wallet']): void {
  wallet.reset();
  for (const question of ['connect', 'switch', 'sign', 'send'] as const) {
    if (behaviour === 'rejects') wallet.always(question).reject();
    if (behaviour === 'hangs') wallet.always(question).hang();
  }
}

/** Storage of this page alone: each stage begins anew. */
function createMemory(): StorageLike {
  const entries = new Map<string, string>();
  return {
    get length() {
      return entries.size;
    },
    key: (index) => [...entries.keys()][index] ?? null,
    getItem: (name) => entries.get(name) ?? null,
    setItem: (name, value) => void entries.set(name, value),
    removeItem: (name) => void entries.delete(name),
  };
}
