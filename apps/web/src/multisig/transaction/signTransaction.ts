import {
  hashTransaction,
  joinSignatures,
  type SafeState,
  type SafeTransaction,
  signatureOf,
  transactionTypedData,
} from '@mooring/safe/transactions';
import type { Address, Hex } from 'viem';
import { signTypedData } from 'viem/actions';
import type { Config } from 'wagmi';
import { getConnectorClient } from 'wagmi/actions';

/**
 * Has the wallet sign a transaction (`eth_signTypedData_v4`), and makes sure that it did.
 * @returns the signature in the form that a gateway takes
 * @throws {SafeSignatureError} when it is another account's, or over something else
 * @throws what the wallet refuses with
 */
export async function signTransaction(
  wagmi: Config,
  account: Address,
  transaction: SafeTransaction,
  safe: SafeState,
): Promise<Hex> {
  // Refuses when the wallet has gone to another network or account in the meantime.
  const client = await getConnectorClient(wagmi, { chainId: safe.chainId, account });
  const signature = await signTypedData(client, {
    account,
    ...transactionTypedData(transaction, safe),
  });
  const { hash } = hashTransaction(transaction, safe);
  return joinSignatures([
    await signatureOf({ signature, owner: account, hash, kind: 'typed-data' }),
  ]);
}
