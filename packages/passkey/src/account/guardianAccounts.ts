import { readDelegate } from '@mooring/internal';
import { type Address, hexToBigInt, withTimeout } from 'viem';
import { type ChainRead, readHex } from './chainRead.ts';

/** Longest wait for a network, in ms. */
const ACCOUNT_MS = 5_000;

/** Address on one network, as a guardian to be. */
export interface GuardianAccount {
  readonly chainId: number;
  /**
   * - `contract`: a contract account, such as a Safe; one that delegates to code (EIP-7702) is a `key`
   * - `key`: no code, and it has sent transactions
   * - `unused`: no code, and no transactions: a new key, or a contract account that is not deployed
   * - `unreachable`: the network did not answer
   */
  readonly kind: 'contract' | 'key' | 'unused' | 'unreachable';
}

/** Reads what an address is on networks: `eth_getCode` and `eth_getTransactionCount`. Never rejects. */
export function readGuardianAccounts(
  networks: readonly { readonly chainId: number; readonly read: ChainRead }[],
  address: Address,
): Promise<readonly GuardianAccount[]> {
  return Promise.all(
    networks.map(async ({ chainId, read }): Promise<GuardianAccount> => {
      const ask = (method: string) => readHex(read, method, [address, 'latest']);
      try {
        const [code, nonce] = await withTimeout(
          () => Promise.all([ask('eth_getCode'), ask('eth_getTransactionCount')]),
          { timeout: ACCOUNT_MS },
        );
        if (code !== '0x' && !readDelegate(code)) return { chainId, kind: 'contract' };
        return { chainId, kind: code === '0x' && hexToBigInt(nonce) === 0n ? 'unused' : 'key' };
      } catch {
        return { chainId, kind: 'unreachable' };
      }
    }),
  );
}
