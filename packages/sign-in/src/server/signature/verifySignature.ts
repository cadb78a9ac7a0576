import { type Address, type Hex, recoverAddress } from 'viem';
import type { ParsedMessage } from '../../parsedMessage.ts';
import { askContract } from './askContract.ts';
import type { ChainRequest } from './chainRequest.ts';
import { messageHash } from './messageHash.ts';
import { plainSignatureOf } from './plainSignature.ts';
import { isWrapped, maxPlainLength, maxWrappedLength } from './signatureLimits.ts';
import { withinTime } from './withinTime.ts';

/**
 * What came of a signature.
 * - `key`: the account's own key made it, so it is that account on every chain
 * - `contract`: code at the address approved it, on the message's chain and nowhere else
 * - `invalid`: neither
 * - `unreachable`: the chain could not be asked, so it is not known
 * - `limited`: `mayAsk` did not let the chain be asked, so it is not known
 */
export type SignatureVerdict = 'key' | 'contract' | 'invalid' | 'unreachable' | 'limited';

/** Recovers the address whose key signed a hash from 65 bytes; throws when they are no signature. */
export type RecoverSigner = (signed: { hash: Hex; signature: Hex }) => Promise<Address> | Address;

/** A signature to verify, and by what means. */
export interface SignatureToVerify {
  /** The text that was signed, exactly as received. */
  readonly text: string;
  /** What `parseMessage` read from that text. */
  readonly message: Pick<ParsedMessage, 'address' | 'chainId'>;
  readonly signature: Hex;
  /** The way to a node of a chain; `undefined` for a chain that cannot be asked. */
  readonly read: (chainId: number) => ChainRequest | undefined;
  /** How long the chain may take to answer, in ms. */
  readonly timeoutMs: number;
  /** The secp256k1 to recover with; viem's by default. */
  readonly recover?: RecoverSigner | undefined;
  /** Asked before the chain is, so that a limit can stand there. */
  readonly mayAsk?: (() => Promise<boolean>) | undefined;
}

/**
 * Verifies the signature of a sign-in message (EIP-191 over its text). 65 bytes, or 64 in the compact
 * form of EIP-2098, are recovered here first, which covers plain and EIP-7702 accounts without asking
 * anybody. Else code is asked on the
 * chain of the message, by one `eth_call`: through ERC-6492 when wrapped so, by EIP-1271 otherwise;
 * the empty signature `0x` as well, which means approved on-chain.
 *
 * A chain that fails to answer, or takes too long, never makes a signature `invalid`. A signature of
 * over 8 kB, or 64 kB wrapped, is.
 *
 * @example
 * ```ts
 * import { parseMessage } from '@mooring/sign-in';
 * import { verifySignature } from '@mooring/sign-in/server';
 *
 * const verdict = await verifySignature({
 *   text,
 *   message: parseMessage(text),
 *   signature,
 *   read: (chainId) => (chainId === 1 ? client.request : undefined),
 *   timeoutMs: 10_000,
 * }); // 'key', 'contract', 'invalid' …
 * ```
 */
export async function verifySignature(options: SignatureToVerify): Promise<SignatureVerdict> {
  const { text, message, signature, timeoutMs } = options;
  const { chainId } = message;
  if (signature.length > (isWrapped(signature) ? maxWrappedLength : maxPlainLength))
    return 'invalid';
  const hash = messageHash(text);
  const address: Address = `0x${message.address.slice(2).toLowerCase()}`;
  if (await isByKey(options, hash, address)) return 'key';

  const request = options.read(chainId);
  if (!request) return 'unreachable';
  if (options.mayAsk && !(await options.mayAsk())) return 'limited';
  try {
    const approved = await withinTime(
      timeoutMs,
      askContract(request, { address, hash, signature }),
    );
    return approved ? 'contract' : 'invalid';
  } catch {
    return 'unreachable';
  }
}

/** Whether the key of an address, which is in lower case, made the signature. */
async function isByKey(
  { signature, recover = recoverAddress }: SignatureToVerify,
  hash: Hex,
  address: Address,
): Promise<boolean> {
  const plain = plainSignatureOf(signature);
  if (!plain) return false;
  try {
    return (await recover({ hash, signature: plain })).toLowerCase() === address;
  } catch {
    // 65 bytes that are no point of the curve may still mean something to a contract.
    return false;
  }
}
