import { isRecord } from '@mooring/internal';
import * as v from 'valibot';
import type { Hash, Hex } from 'viem';
import { callStatus } from '../readExecution.ts';
import { bytesText, hashText } from '../values.ts';
import type { Messenger } from './createMessenger.ts';
import { HOST_TIMEOUT_MS } from './frameWindow.ts';
import { optional, readHostResponse } from './readHostResponse.ts';

/** Call in the format of hosts: the value is a decimal text, in wei. */
export interface HostCall {
  readonly to: string;
  readonly value: string;
  readonly data: string;
}

/** Result of a signing request: signatures collected offchain, or a transaction to be executed. */
export type SigningAnswer =
  | { readonly messageHash: Hash; readonly signature: Hex | undefined }
  | { readonly safeTxHash: Hash };

const sentSchema = v.object({ safeTxHash: hashText });
const signedSchema = v.object({ messageHash: hashText, signature: optional(bytesText) });

/**
 * Requests calls of the Safe; the host prompts. Resolves to the safeTxHash.
 *
 * @example
 * ```ts
 * import { sendTransactions } from '@mooring/safe';
 *
 * const safeTxHash = await sendTransactions(messenger, [{ to: address, value: '5', data: '0x' }]);
 * ```
 */
export async function sendTransactions(
  messenger: Messenger,
  txs: readonly HostCall[],
  signal?: AbortSignal,
): Promise<Hash> {
  // No safeTxGas: above 0, a failing call would consume the nonce with a successful receipt.
  const answer = await messenger.request(
    'sendTransactions',
    { txs },
    { timeoutMs: 'person', signal },
  );
  return readHostResponse('sendTransactions', sentSchema, answer).safeTxHash;
}

/**
 * Requests the Safe's signature of a message; the host prompts.
 *
 * @example
 * ```ts
 * import { signWithHost } from '@mooring/safe';
 *
 * const answered = await signWithHost(messenger, { message: 'Aye' });
 * ```
 */
export async function signWithHost(
  messenger: Messenger,
  content: { readonly message: string } | { readonly typedData: object },
  signal?: AbortSignal,
): Promise<SigningAnswer> {
  const method = 'message' in content ? 'signMessage' : 'signTypedMessage';
  const answer = await messenger.request(method, content, { timeoutMs: 'person', signal });
  const isSent = isRecord(answer) && answer['safeTxHash'] !== undefined;
  return readHostResponse(method, isSent ? sentSchema : signedSchema, answer);
}

/**
 * Requests the joined signatures of a message; `undefined` until enough owners have signed. Safe's own host does not
 * respond before that, so no response within ten seconds means: request again.
 *
 * @example
 * ```ts
 * import { getOffChainSignature } from '@mooring/safe';
 *
 * const signature = await getOffChainSignature(messenger, hash); // undefined: ask again later
 * ```
 */
export async function getOffChainSignature(
  messenger: Messenger,
  messageHash: Hash,
): Promise<Hex | undefined> {
  const limits = { timeoutMs: HOST_TIMEOUT_MS, optional: true };
  const answer = await messenger.request('getOffChainSignature', messageHash, limits);
  if (answer === '') return undefined;
  const signature = readHostResponse('getOffChainSignature', optional(bytesText), answer);
  return signature === '0x' ? undefined : signature;
}

/**
 * Reads the chain through the host; returns the raw response of the host's node.
 *
 * @example
 * ```ts
 * import { rpcCall } from '@mooring/safe';
 *
 * const balance = await rpcCall(messenger, 'eth_getBalance', [address, 'latest']);
 * ```
 */
export function rpcCall(
  messenger: Messenger,
  call: string,
  params: readonly unknown[],
): Promise<unknown> {
  return messenger.request('rpcCall', { call, params }, { timeoutMs: HOST_TIMEOUT_MS });
}

/** Status of a Safe transaction at the host. */
export interface HostTransaction {
  readonly status: keyof typeof callStatus;
  /** Hash of the onchain execution, once there is one. */
  readonly txHash: Hash | undefined;
}

const transactionSchema = v.object({
  txStatus: v.custom<HostTransaction['status']>(
    (value) => typeof value === 'string' && Object.hasOwn(callStatus, value),
  ),
  txHash: optional(
    v.union([
      hashText,
      v.pipe(
        v.literal(''),
        v.transform(() => undefined),
      ),
    ]),
  ),
});

/**
 * Requests the status of a transaction by its safeTxHash; rejects if the host does not know it.
 *
 * @example
 * ```ts
 * import { getHostTransaction } from '@mooring/safe';
 *
 * const found = await getHostTransaction(messenger, hash);
 * ```
 */
export async function getHostTransaction(
  messenger: Messenger,
  safeTxHash: Hash,
): Promise<HostTransaction> {
  const limits = { timeoutMs: HOST_TIMEOUT_MS };
  const answer = await messenger.request('getTxBySafeTxHash', { safeTxHash }, limits);
  const { txStatus, txHash } = readHostResponse('getTxBySafeTxHash', transactionSchema, answer);
  return { status: txStatus, txHash };
}
