import { joinSignatures, signatureOf } from '@mooring/safe/transactions';
import type { Address, Hash, Hex, TypedDataDefinition } from 'viem';
import { signTypedData } from 'viem/actions';
import type { Config } from 'wagmi';
import { getConnectorClient } from 'wagmi/actions';

interface ToSign {
  readonly account: Address;
  readonly chainId: number;
  readonly typedData: TypedDataDefinition;
  /** What `typedData` hashes to, as it was shown. */
  readonly hash: Hash;
}

/**
 * Has the wallet sign typed data (`eth_signTypedData_v4`), and makes sure that it did.
 * @returns the signature in the form that a gateway takes
 * @throws {SafeSignatureError} when it is another account's, or over something else
 * @throws what the wallet refuses with
 */
export async function ownerSignature(
  wagmi: Config,
  { account, chainId, typedData, hash }: ToSign,
): Promise<Hex> {
  // Refuses when the wallet has gone to another network or account in the meantime.
  const client = await getConnectorClient(wagmi, { chainId, account });
  const signature = await signTypedData(client, { account, ...typedData });
  return joinSignatures([
    await signatureOf({ signature, owner: account, hash, kind: 'typed-data' }),
  ]);
}
