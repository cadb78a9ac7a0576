import { isHash, numberToHex } from 'viem';
import { PasskeyError } from '../passkeyError.ts';
import type { Refund, Submitter, WalletProvider } from './submitter.ts';

/** Options of {@link walletSubmitter}. */
export interface WalletSubmitterOptions {
  /** True when the account pays the wallet back, in the network's currency; or the terms. Default: false. */
  readonly refund?: boolean | Refund | undefined;
}

/**
 * Sends by another wallet, which pays the fee: its person confirms there once more. Rejects with the wallet's
 * own errors.
 * @param provider EIP-1193 provider of that wallet
 * @param name of that wallet, for the screen before signing
 *
 * @example
 * ```ts
 * import { walletSubmitter } from '@mooring/passkey';
 *
 * declare const provider: Parameters<typeof walletSubmitter>[0];
 * const submitter = walletSubmitter(provider, 'MetaMask');
 * ```
 */
export function walletSubmitter(
  provider: WalletProvider,
  name: string,
  { refund = false }: WalletSubmitterOptions = {},
): Submitter {
  return {
    name,
    ...(refund && { refund: refund === true ? {} : refund }),
    async submit({ chainId, to, data }) {
      const accounts = await provider.request({ method: 'eth_requestAccounts' });
      const [from] = Array.isArray(accounts) ? accounts : [];
      const id = numberToHex(chainId);
      if (Number(await provider.request({ method: 'eth_chainId' })) !== chainId) {
        const params = [{ chainId: id }];
        await provider.request({ method: 'wallet_switchEthereumChain', params });
      }
      // With the network in the call, a wallet that changed over meanwhile refuses it.
      const params = [{ from, to, data, value: '0x0', chainId: id }];
      const hash = await provider.request({ method: 'eth_sendTransaction', params });
      if (typeof hash === 'string' && isHash(hash)) return hash;
      throw new PasskeyError('internal', 'The wallet returned no hash.');
    },
  };
}
