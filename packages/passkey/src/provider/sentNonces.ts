import type { PasskeyAccount } from '../store/storedAccount.ts';
import { type AccountState, readAccountState } from './accountState.ts';
import type { PasskeyNetwork, PasskeyProviderOptions } from './providerOptions.ts';

/**
 * Creates the record of sent nonces. Until a chain includes the last one, its state is read again, as the next
 * transaction would have the same nonce.
 */
export function createSentNonces({
  contracts,
  inclusionMs = 60_000,
  pollMs = 1_000,
}: PasskeyProviderOptions) {
  /** Nonce of the last transaction, by chain. */
  const sent = new Map<number, bigint>();
  return {
    noteSent: (chainId: number, nonce: bigint) => void sent.set(chainId, nonce),
    clear: () => sent.clear(),
    /** Reads the account from a chain after its last transaction is included. */
    async readState(network: PasskeyNetwork, account: PasskeyAccount): Promise<AccountState> {
      const last = sent.get(network.chainId);
      const end = Date.now() + inclusionMs;
      for (;;) {
        const state = await readAccountState(network.read, contracts, account);
        if (last === undefined || state.nonce > last || Date.now() > end) return state;
        await new Promise((resolve) => setTimeout(resolve, pollMs));
      }
    },
  };
}
