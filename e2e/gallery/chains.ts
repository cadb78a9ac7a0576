import { type Chain, defineChain } from 'viem';
import {
  arbitrum,
  avalanche,
  base,
  bsc,
  mainnet,
  optimism,
  polygon,
  sepolia,
  zksync,
  zora,
} from 'viem/chains';

const nameless = defineChain({
  id: 1_337_133_713,
  name: 'A rollup whose name is a good deal longer than anybody would wish',
  nativeCurrency: { name: 'Long coin', symbol: 'LONGSYMBOL', decimals: 18 },
  rpcUrls: { default: { http: ['http://127.0.0.1:9'] } },
  testnet: true,
});

/** Without its contracts a network is asked for a balance plainly, which is what is answered here. */
function plain({ contracts: _, ...chain }: Chain): Chain {
  return chain;
}

/** Every network with a mark of its own, a test network, and one with neither mark nor short name. */
export const chains: readonly [Chain, ...Chain[]] = [
  plain(mainnet),
  plain(optimism),
  plain(bsc),
  plain(polygon),
  plain(base),
  plain(arbitrum),
  plain(avalanche),
  plain(zksync),
  plain(zora),
  plain(sepolia),
  nameless,
];
