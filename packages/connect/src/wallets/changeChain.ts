import { type Chain, numberToHex } from 'viem';
import { ConnectBaseError } from '../core/connectBaseError.ts';
import type { GuardedProvider } from './guardProvider.ts';
import { isRejection, isRequestPending } from './walletError.ts';

/** Time a wallet has to be on the network it said yes to, in ms. */
const PATIENCE_MS = 2_000;
const CHANGE_PAUSE_MS = 200;

/**
 * Moves a wallet to a network: `wallet_switchEthereumChain`; after anything but a no or an open request,
 * `wallet_addEthereumChain` once, since wallets say in many ways that they do not know it.
 * @param chainIdNow reads where the wallet is
 * @throws whatever the wallet answers, or an error when it said yes and stays where it is
 */
export async function changeChain(
  provider: Pick<GuardedProvider, 'request'>,
  chain: Chain,
  chainIdNow: () => Promise<number>,
  patienceMs = PATIENCE_MS,
): Promise<void> {
  const chainId = numberToHex(chain.id);
  const isThere = async () => (await chainIdNow()) === chain.id;

  async function change(): Promise<boolean> {
    await provider.request({ method: 'wallet_switchEthereumChain', params: [{ chainId }] });
    // Some answer first, and switch then.
    for (let waited = 0; waited < patienceMs; waited += CHANGE_PAUSE_MS) {
      if (await isThere()) return true;
      await new Promise((done) => setTimeout(done, CHANGE_PAUSE_MS));
    }
    return isThere();
  }

  let refusal: unknown;
  try {
    if (await change()) return;
  } catch (error) {
    if (isRejection(error) || isRequestPending(error)) throw error;
    refusal = error;
  }
  try {
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
  } catch (error) {
    // What it said first tells more than that it cannot add either.
    throw isRejection(error) || isRequestPending(error) ? error : (refusal ?? error);
  }
  // Adding does not switch in every wallet; one that was asked for it already is not asked again.
  if (await isThere()) return;
  if (refusal !== undefined && (await change())) return;
  const unchanged = new ConnectBaseError(`The wallet did not go to ${chain.name}`);
  // As wagmi's error, for whoever reads it.
  throw Object.assign(unchanged, { name: 'SwitchChainNotSupportedError' });
}
