import { joinSignatures, signatureOf } from '@mooring/safe/transactions';
import type { Address, Hash, Hex, TypedDataDefinition } from 'viem';
import { signTypedData } from 'viem/actions';
import type { Config } from 'wagmi';
import { getConnectorClient } from 'wagmi/actions';

interface ToSign {
  readonly account: Address;
  readonly chainId: number;
  readonly typedData: TypedDataDefinition;
  /** Hash of `typedData`, as shown. */
  readonly hash: Hash;
}

/**
 * Requests a signature of typed data (`eth_signTypedData_v4`) from the wallet, and verifies it.
 * @returns signature in the gateway's format
 * @throws {SafeSignatureError} when it is of another account, or of other data
 * @throws the wallet's error
 */
export async function ownerSignature(
  wagmi: Config,
  { account, chainId, typedData, hash }: ToSign,
): Promise<Hex> {
  // Throws when the wallet has switched to another network or account meanwhile.
  const client = await getConnectorClient(wagmi, { chainId, account });
  const signature = await signTypedData(client, { account, ...typedData });
  return joinSignatures([
    await signatureOf({ signature, owner: account, hash, kind: 'typed-data' }),
  ]);
}
