import type { PasskeyControl } from '@mooring/passkey';
import {
  contractSignature,
  hashSafeMessage,
  hashTransaction,
  joinSignatures,
  messageTypedData,
  SafeSignatureError,
  type SafeState,
  type SafeTransaction,
  signatureOf,
  splitSignatures,
  transactionTypedData,
} from '@mooring/safe/transactions';
import { useQuery } from '@tanstack/react-query';
import { type Address, type Chain, type Hash, type Hex, isAddressEqual, parseAbi } from 'viem';
import { getCode, readContract, signTypedData } from 'viem/actions';
import { type Config, useConfig, useConnection } from 'wagmi';
import { getConnection, getConnectorClient } from 'wagmi/actions';
import { verifierOf } from '../../safe/verifierOf.ts';
import type { Call } from '../../send/asset.ts';
import { sendPayment } from '../../send/sendPayment.ts';
import { passkeyOf } from '../../wallet/passkeyOf.ts';
import type { KnownSafe } from './useSafe.ts';

/** Owner the visitor signs as. */
export interface Signer {
  readonly address: Address;
  /** True for the contracts of a passkey: its signer, or its account. */
  readonly isPasskey: boolean;
  /** True while that contract is not on the network: nobody can check its signatures yet. */
  readonly isMissing: boolean;
}

const factoryAbi = parseAbi([
  'function getSigner(uint256 x, uint256 y, uint176 verifiers) view returns (address)',
]);

const REFRESH_MS = 12_000;

/**
 * Owner the visitor signs as on an account: the one of their passkey, or else their connected address; undefined
 * for neither.
 */
export function useSigner({ chain, state }: KnownSafe): Signer | undefined {
  const wagmi = useConfig();
  const { address, connector } = useConnection();
  const passkey = connector && passkeyOf([connector]);
  const publicKey = passkey?.getAccount()?.publicKey;
  const contracts = passkey?.chainIds.includes(chain.id) ? passkey.contracts : undefined;
  const { data: ofPasskey } = useQuery({
    queryKey: ['web', 'passkey-signer', chain.id, publicKey?.x, contracts?.factory],
    enabled: publicKey !== undefined && contracts !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => {
      if (!publicKey || !contracts) return null;
      const key = [BigInt(publicKey.x), BigInt(publicKey.y), BigInt(contracts.verifiers)] as const;
      const ask = {
        abi: factoryAbi,
        address: contracts.factory,
        functionName: 'getSigner',
      } as const;
      return readContract(wagmi.getClient({ chainId: chain.id }), { ...ask, args: key });
    },
  });
  const owner = [ofPasskey, address].find(
    (one) => one && state.owners.some((other) => isAddressEqual(other, one)),
  );
  const { data: isThere } = useQuery({
    queryKey: ['web', 'owner-code', chain.id, owner],
    enabled: passkey !== undefined && owner !== undefined && owner !== null,
    refetchInterval: ({ state: { data } }) => (data === false ? REFRESH_MS : false),
    queryFn: async () =>
      owner
        ? (await getCode(wagmi.getClient({ chainId: chain.id }), { address: owner })) !== undefined
        : false,
  });
  if (!owner) return undefined;
  return { address: owner, isPasskey: passkey !== undefined, isMissing: isThere === false };
}

/** Passkey the visitor is connected by. */
function connectedPasskey(wagmi: Config): PasskeyControl | undefined {
  const { connector } = getConnection(wagmi);
  return connector && passkeyOf([connector]);
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
 * Requests a signature as an owner, by the visitor's passkey or else their wallet (`eth_signTypedData_v4`), and
 * verifies it: by recovering the key, or onchain as the account itself will do it.
 * @returns signature in the gateway's format
 * @throws {SafeSignatureError} when it is of another account, or of other data
 * @throws the wallet's error
 */
export async function ownerSignature(wagmi: Config, toSign: ToSign): Promise<Hex> {
  const { owner, safe, hash, transaction, message } = toSign;
  const { address, chainId } = safe;
  const hashes = transaction ? hashTransaction(transaction, safe) : hashSafeMessage(message, safe);
  const verify = verifierOf(wagmi.getClient({ chainId }), safe);
  const passkey = connectedPasskey(wagmi);
  if (passkey) {
    const content = transaction ? { transaction } : { message };
    const signature = await passkey.owners.sign({ chainId, safe: address, hash, ...content });
    const [only] = await splitSignatures(signature, hash);
    if (only && isAddressEqual(only.owner, owner) && (await verify(only, hashes))) return signature;
    throw new SafeSignatureError('not-this-owner', `The signature was not made by ${owner}.`);
  }
  // Throws when the wallet has switched to another network or account meanwhile.
  const client = await getConnectorClient(wagmi, { chainId, account: owner });
  const typedData = transaction
    ? transactionTypedData(transaction, safe)
    : messageTypedData(message, safe);
  const signature = await signTypedData(client, { account: owner, ...typedData });
  try {
    return joinSignatures([await signatureOf({ signature, owner, hash, kind: 'typed-data' })]);
  } catch (error) {
    // A wallet that is a contract answers for its own kind of signature.
    const ofContract = contractSignature(owner, signature);
    if (await verify(ofContract, hashes)) return joinSignatures([ofContract]);
    throw error;
  }
}

interface Execution {
  readonly chain: Chain;
  readonly call: Call & { readonly data: Hex };
  /** In ms. */
  readonly timeoutMs: number;
}

/**
 * Sends the execution of an account's transaction from the visitor's own. A passkey's account hands its own one to
 * whoever sends for it: it could not execute it from inside another.
 * @returns hash of the transaction
 */
export async function sendExecution(
  wagmi: Config,
  { chain, call, timeoutMs }: Execution,
): Promise<Hash | undefined> {
  const { address } = getConnection(wagmi);
  const { to, data } = call;
  const passkey = connectedPasskey(wagmi);
  if (passkey && address && isAddressEqual(address, to))
    return passkey.owners.submit({ chainId: chain.id, to, data });
  const [sent] = await sendPayment(wagmi, { chain, calls: [call], timeoutMs, onAccepted() {} });
  return sent;
}
