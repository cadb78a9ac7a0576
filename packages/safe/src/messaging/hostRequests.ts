import type { Hash, Hex } from 'viem';
import { answerReader } from './answerReaders.ts';
import type { Messenger } from './createMessenger.ts';
import { hostTimeoutMs } from './timeouts.ts';

/** A call as hosts take it: the value is a decimal text, in wei. */
export interface HostCall {
  readonly to: string;
  readonly value: string;
  readonly data: string;
}

/** What became of a request to sign: gathered off-chain, or a transaction that has to be executed. */
export type SigningAnswer =
  | { readonly messageHash: Hash; readonly signature: Hex | undefined }
  | { readonly safeTxHash: Hash };

const sending = answerReader('sendTransactions');
const signing = answerReader('signMessage');
const gathered = answerReader('getOffChainSignature');

/** Asks for calls to be made by the Safe; waits for the person at the host. */
export async function sendTransactions(
  messenger: Messenger,
  txs: readonly HostCall[],
  signal?: AbortSignal,
): Promise<Hash> {
  // No safeTxGas is asked for: over 0, a call that fails would burn the nonce with a good receipt.
  const answer = await messenger.request(
    'sendTransactions',
    { txs },
    { timeoutMs: 'person', signal },
  );
  return sending.hash(sending.record(answer)['safeTxHash']);
}

/** Asks for a message to be signed in the name of the Safe; waits for the person at the host. */
export async function signWithHost(
  messenger: Messenger,
  content: { readonly message: string } | { readonly typedData: object },
  signal?: AbortSignal,
): Promise<SigningAnswer> {
  const method = 'message' in content ? 'signMessage' : 'signTypedMessage';
  const answer = signing.record(
    await messenger.request(method, content, { timeoutMs: 'person', signal }),
  );
  const { messageHash, safeTxHash, signature } = answer;
  if (safeTxHash !== undefined) return { safeTxHash: signing.hash(safeTxHash) };
  return {
    messageHash: signing.hash(messageHash),
    signature: signing.optional(signature, signing.bytes),
  };
}

/**
 * The signatures of a message, joined, once enough owners have signed; `undefined` before. Safe's own host
 * does not answer until then, nor later, so ten seconds of silence mean that it is to be asked again.
 */
export async function getOffChainSignature(
  messenger: Messenger,
  messageHash: Hash,
): Promise<Hex | undefined> {
  const limits = { timeoutMs: hostTimeoutMs, optional: true };
  const answer = await messenger.request('getOffChainSignature', messageHash, limits);
  const signature = gathered.optional(answer === '' ? null : answer, gathered.bytes);
  return signature === '0x' ? undefined : signature;
}

/** Has the host read its chain; the answer is the chain's, unread. */
export function rpcCall(
  messenger: Messenger,
  call: string,
  params: readonly unknown[],
): Promise<unknown> {
  return messenger.request('rpcCall', { call, params }, { timeoutMs: hostTimeoutMs });
}
