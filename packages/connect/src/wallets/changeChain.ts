import { type Chain, type EIP1193Provider, numberToHex } from 'viem';
import { isUnknownChain } from './walletError.ts';

/**
 * Moves a wallet to a network: `wallet_switchEthereumChain`, and `wallet_addEthereumChain` first
 * when the wallet does not know it, in whichever words it says so.
 * @param chainIdNow reads where the wallet is
 * @throws whatever the wallet answers
 */
export async function changeChain(
  provider: EIP1193Provider,
  chain: Chain,
  chainIdNow: () => Promise<number>,
): Promise<void> {
  const chainId = numberToHex(chain.id);
  const change = () =>
    provider.request({ method: 'wallet_switchEthereumChain', params: [{ chainId }] });
  try {
    await change();
  } catch (error) {
    if (!isUnknownChain(error)) throw error;
    await provider.request({
      method: 'wallet_addEthereumChain',
      params: [
        {
          chainId,
          chainName: chain.name,
          nativeCurrency: chain.nativeCurrency,
          rpcUrls: [...chain.rpcUrls.default.http],
          ...(chain.blockExplorers && { blockExplorerUrls: [chain.blockExplorers.default.url] }),
        },
      ],
    });
    // Adding does not switch in every wallet.
    if ((await chainIdNow()) !== chain.id) await change();
  }
}
