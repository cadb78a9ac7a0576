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

/** Without contracts a balance is read with eth_getBalance, which is mocked here. */
function plain({ contracts: _, ...chain }: Chain): Chain {
  return chain;
}

/** All networks with an icon, a test network, and one with neither icon nor short name. */
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
