import { isHash, numberToHex } from 'viem';
import { PasskeyError } from '../passkeyError.ts';
import type { Refund, Submitter, WalletProvider } from './submitter.ts';

/** Options of {@link walletSubmitter}. */
export interface WalletSubmitterOptions {
  /** True if the account repays the wallet, in the network's currency; or the terms. Default: false. */
  readonly refund?: boolean | Refund | undefined;
}

/**
 * Creates a submitter that sends by another wallet, which pays the fee after its own prompt. Rejects with the
 * wallet's errors.
 * @param provider EIP-1193 provider of that wallet
 * @param name name of that wallet, for the review
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
      // With the chain id in the call, a wallet that switched in the meantime refuses it.
      const params = [{ from, to, data, value: '0x0', chainId: id }];
      const hash = await provider.request({ method: 'eth_sendTransaction', params });
      if (typeof hash === 'string' && isHash(hash)) return hash;
      throw new PasskeyError('internal', 'The wallet returned no hash.');
    },
  };
}
