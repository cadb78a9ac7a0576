import type { Call } from '@mooring/page/send';
import { findPasskey } from '@mooring/page/wallet';
import type { PasskeyControl } from '@mooring/passkey';
import {
  deletionTypedData,
  hashSafeMessage,
  hashTransaction,
  joinSignatures,
  messageTypedData,
  SafeSignatureError,
  type SafeState,
  type SafeTransaction,
  splitSignatures,
  toSafeSignature,
  transactionTypedData,
} from '@mooring/safe/transactions';
import {
  type Address,
  type Chain,
  type Hash,
  type Hex,
  hashTypedData,
  isAddressEqual,
  type TypedDataDefinition,
} from 'viem';
import { signMessage, signTypedData } from 'viem/actions';
import type { Config } from 'wagmi';
import { getConnection, getConnectorClient } from 'wagmi/actions';
import { createOwnerVerifier } from '../read/createOwnerVerifier.ts';
import { sendTransaction } from '../send/sendTransaction.ts';

export { submitSignature } from './submitSignature.ts';

/** Returns the control of the connected passkey account. */
function connectedPasskey(wagmi: Config): PasskeyControl | undefined {
  const { connector } = getConnection(wagmi);
  return connector && findPasskey([connector]);
}

type ToSign = {
  readonly owner: Address;
  readonly safe: SafeState;
  /** Hash as shown. */
  readonly hash: Hash;
} & (
  | { readonly transaction: SafeTransaction; readonly message?: undefined }
  | { readonly message: string; readonly transaction?: undefined }
);

/**
 * Requests a signature as an owner, by the visitor's passkey or else their wallet's key (`eth_signTypedData_v4`), and
 * verifies it: a passkey's onchain, as the account itself will do it, a key's by recovering it.
 * @returns signature in the gateway's format
 * @throws {SafeSignatureError} when it is of another account, or of other data
 * @throws the wallet's error
 */
export async function ownerSignature(wagmi: Config, toSign: ToSign): Promise<Hex> {
  const { owner, safe, hash, transaction, message } = toSign;
  const { address, chainId } = safe;
  const passkey = connectedPasskey(wagmi);
  if (passkey) {
    const hashes = transaction
      ? hashTransaction(transaction, safe)
      : hashSafeMessage(message, safe);
    const verify = createOwnerVerifier(wagmi.getClient({ chainId }), safe);
    const content = transaction ? { transaction } : { message };
    const signature = await passkey.owners.sign({ chainId, safe: address, hash, ...content });
    const [only] = await splitSignatures(signature, hash);
    if (only && isAddressEqual(only.owner, owner) && (await verify(only, hashes))) return signature;
    throw new SafeSignatureError('notThisOwner', `The signature was not made by ${owner}.`);
  }
  const typedData = transaction
    ? transactionTypedData(transaction, safe)
    : messageTypedData(message, safe);
  const signature = await walletSignature(wagmi, { owner, chainId, typedData });
  return joinSignatures([await toSafeSignature({ signature, owner, hash, kind: 'typed-data' })]);
}

/**
 * Requests a key's signature of the deletion of a proposal.
 * @throws {SafeSignatureError} when it is of another account, or of other data
 * @throws the wallet's error
 */
export async function deletionSignature(
  wagmi: Config,
  { owner, safe, hash }: Pick<ToSign, 'owner' | 'safe' | 'hash'>,
): Promise<Hex> {
  const typedData = deletionTypedData(safe, hash);
  const { chainId } = safe;
  const signed = {
    signature: await walletSignature(wagmi, { owner, chainId, typedData }),
    hash: hashTypedData(typedData),
  };
  return joinSignatures([await toSafeSignature({ ...signed, owner, kind: 'typed-data' })]);
}

/**
 * Requests a key's signature of a message (`personal_sign`), on any network.
 * @throws the wallet's error
 */
export async function messageSignature(
  wagmi: Config,
  owner: Address,
  message: string,
): Promise<Hex> {
  const client = await getConnectorClient(wagmi, { account: owner });
  return signMessage(client, { account: owner, message });
}

interface WalletRequest {
  readonly owner: Address;
  readonly chainId: number;
  readonly typedData: TypedDataDefinition;
}

/** Throws if the wallet has switched to another network or account. */
async function walletSignature(wagmi: Config, { owner, chainId, typedData }: WalletRequest) {
  const client = await getConnectorClient(wagmi, { chainId, account: owner });
  return signTypedData(client, { account: owner, ...typedData });
}

interface Execution {
  readonly chain: Chain;
  readonly call: Call & { readonly data: Hex };
}

/**
 * Sends the execution of an account's transaction from the visitor's account. A passkey account passes it to its
 * submitter, since it cannot execute its own transaction from inside another.
 * @returns hash of the transaction
 */
export async function sendExecution(wagmi: Config, { chain, call }: Execution): Promise<Hash> {
  const { address } = getConnection(wagmi);
  const { to, data } = call;
  const passkey = connectedPasskey(wagmi);
  if (passkey && address && isAddressEqual(address, to))
    return passkey.owners.submit({ chainId: chain.id, to, data });
  return sendTransaction(wagmi, chain, call);
}
