import { isRecord } from '@mooring/internal';
import { LONGEST_INPUT } from '@mooring/internal/parameters';
import { type Hash, type Hex, hexToString, isHash, isHex, stringToHex } from 'viem';
import {
  getHostTransaction,
  getOffChainSignature,
  signWithHost,
} from '../messaging/hostRequests.ts';
import { invalidParams, ProviderRpcError } from '../providerRpcError.ts';
import { checkAccount, type Method, type Methods, type ProviderContext } from './method.ts';
import { waitFor } from './safeWaits.ts';

const signTypedData: Method = async (context, [account, typedData], signal) => {
  checkAccount(context, account);
  return signMessageOf(context, { typedData: readSignedTypedData(typedData) }, signal);
};

/** Methods that sign messages as the Safe. Requests stay pending until enough owners have signed. */
export const signingMethods: Methods = {
  personal_sign: async (context, [message, account], signal) => {
    checkAccount(context, account);
    return signMessageOf(context, { message: readSignedMessage(message) }, signal);
  },
  eth_signTypedData: signTypedData,
  eth_signTypedData_v3: signTypedData,
  eth_signTypedData_v4: signTypedData,
  eth_sign: async () => {
    throw new ProviderRpcError(
      4200,
      'eth_sign is not supported: the signed content is not readable.',
    );
  },
  /** Joined signatures of a message hash; null until enough owners have signed. */
  safe_getOffChainSignature: async ({ messenger }, [messageHash]) => {
    if (typeof messageHash !== 'string' || !isHash(messageHash))
      throw invalidParams('Expected the hash of a message.');
    return (await getOffChainSignature(messenger, messageHash)) ?? null;
  },
};

async function signMessageOf(
  context: ProviderContext,
  content: { readonly message: string } | { readonly typedData: object },
  signal: AbortSignal | undefined,
): Promise<Hex> {
  const { messenger } = context;
  const answer = await signWithHost(messenger, content, signal);
  if ('safeTxHash' in answer) return untilExecuted(context, answer.safeTxHash, signal);
  if (answer.signature && answer.signature !== '0x') return answer.signature;
  const wait = { kind: 'message', hash: answer.messageHash } as const;
  return waitFor(context, wait, signal, () =>
    unlessSilent(getOffChainSignature(messenger, answer.messageHash)),
  );
}

/**
 * Waits for an onchain signature: the empty signature is valid (EIP-1271) once the transaction is executed.
 */
function untilExecuted(
  context: ProviderContext,
  safeTxHash: Hash,
  signal: AbortSignal | undefined,
): Promise<Hex> {
  const wait = { kind: 'transaction', hash: safeTxHash } as const;
  return waitFor(context, wait, signal, async () => {
    const known = await unlessSilent(getHostTransaction(context.messenger, safeTxHash));
    if (known?.status === 'SUCCESS') return '0x';
    if (known?.status === 'CANCELLED')
      throw new ProviderRpcError(4001, 'The transaction that signs the message was rejected.');
    if (known?.status === 'FAILED')
      throw new ProviderRpcError(-32603, 'The transaction that signs the message failed.');
    return undefined;
  });
}

/** Returns undefined on an error, since polling retries: a host may index a hash a moment later, or time out once. */
function unlessSilent<Found>(asked: Promise<Found>): Promise<Found | undefined> {
  return asked.catch(() => undefined);
}

/**
 * Reads the text of a message. Hosts sign text, and decode hex to text: so bytes that are not text, and
 * text that is itself hex of another text, are refused rather than signed as something else.
 */
function readSignedMessage(value: unknown): string {
  if (typeof value !== 'string' || value.length > LONGEST_INPUT)
    throw invalidParams('Expected a string of bounded length.');
  const text = isHex(value) ? spelled(value) : value;
  if (text === undefined) throw invalidParams('A Safe signs text only: the bytes are not UTF-8.');
  if (isHex(text) && spelled(text) !== undefined)
    throw invalidParams('A Safe would read this text as hex, and sign something else.');
  return text;
}

function spelled(bytes: Hex): string | undefined {
  if (bytes.length % 2 !== 0) return undefined;
  const text = hexToString(bytes);
  return stringToHex(text) === bytes.toLowerCase() ? text : undefined;
}

function readSignedTypedData(value: unknown): object {
  let parsed = value;
  if (typeof value === 'string') {
    if (value.length > LONGEST_INPUT) throw invalidParams('The typed data is too long.');
    try {
      parsed = JSON.parse(value);
    } catch {
      throw invalidParams('The typed data is not valid JSON.');
    }
  }
  const parts = isRecord(parsed) ? [parsed['types'], parsed['domain'], parsed['message']] : [];
  if (!isRecord(parsed) || parts.length < 3 || !parts.every(isRecord))
    throw invalidParams('Expected typed data with types, domain and message.');
  return parsed;
}
