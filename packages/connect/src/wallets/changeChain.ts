import { type Chain, numberToHex } from 'viem';
import { ConnectBaseError } from '../core/connectBaseError.ts';
import type { WalletCall } from './guardProvider.ts';
import { isRejection, isRequestPending } from './walletError.ts';

/** Time a wallet has to switch after it confirmed the switch, in ms. */
const PATIENCE_MS = 2_000;
const CHANGE_PAUSE_MS = 200;

/**
 * Switches a wallet's chain with `wallet_switchEthereumChain`. After any error except a rejection or a pending request,
 * calls `wallet_addEthereumChain` once, since wallets report an unknown chain in many ways.
 * @param chainIdNow reads the wallet's chain id
 * @throws the wallet's error, or an error if it confirmed the switch and did not switch
 */
export async function changeChain(
  provider: { request(call: WalletCall): Promise<unknown> },
  chain: Chain,
  chainIdNow: () => Promise<number>,
  patienceMs = PATIENCE_MS,
): Promise<void> {
  const chainId = numberToHex(chain.id);
  const isSwitched = async () => (await chainIdNow()) === chain.id;

  async function requestSwitch(): Promise<boolean> {
    await provider.request({ method: 'wallet_switchEthereumChain', params: [{ chainId }] });
    // Some wallets answer before they switch.
    for (let waited = 0; waited < patienceMs; waited += CHANGE_PAUSE_MS) {
      if (await isSwitched()) return true;
      await new Promise((done) => setTimeout(done, CHANGE_PAUSE_MS));
    }
    return isSwitched();
  }

  let switchError: unknown;
  try {
    if (await requestSwitch()) return;
  } catch (error) {
    if (isRejection(error) || isRequestPending(error)) throw error;
    switchError = error;
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
    // The error of the switch says more than that of adding.
    throw isRejection(error) || isRequestPending(error) ? error : (switchError ?? error);
  }
  // Not every wallet switches when it adds a chain. A wallet that confirmed the switch is not asked again.
  if (await isSwitched()) return;
  if (switchError !== undefined && (await requestSwitch())) return;
  const unchanged = new ConnectBaseError(`The wallet did not switch to ${chain.name}`);
  // Same name as wagmi's error, for callers that check it.
  throw Object.assign(unchanged, { name: 'SwitchChainNotSupportedError' });
}
