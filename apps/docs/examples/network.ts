// Networks of the examples: answered in the page, without a node.
import type { MooringConfigOptions } from '@mooring/connect';
import { type Chain, custom, numberToHex, parseEther } from 'viem';
import { base, mainnet, optimism } from 'viem/chains';
import { createMemory } from './memory.ts';

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

/** Options of every configuration here. */
export const network = {
  chains,
  transports: Object.fromEntries(chains.map((chain) => [chain.id, transport])),
  storage: createMemory(),
} satisfies Partial<MooringConfigOptions>;
