import { type Address, type Hex, recoverAddress } from 'viem';
import type { ParsedMessage } from '../../signInFields.ts';
import { messageHash } from './keccak256.ts';
import {
  isWrapped,
  MAX_PLAIN_LENGTH,
  MAX_WRAPPED_LENGTH,
  plainSignatureOf,
} from './signatureForms.ts';
import { type ChainRequest, verifyByContract, withTimeLimit } from './verifyByContract.ts';

/**
 * Verdict on a signature.
 * - `key`: signed by the account's own key, so valid on every chain
 * - `contract`: approved by code at the address, on the message's chain only
 * - `invalid`: neither
 * - `unreachable`: unknown, the chain is unreachable
 * - `limited`: unknown, `mayAsk` refused the chain request
 */
export type SignatureVerdict = 'key' | 'contract' | 'invalid' | 'unreachable' | 'limited';

/** Recovers the address that signed a hash from 65 bytes; throws for an invalid signature. */
export type RecoverSigner = (signed: { hash: Hex; signature: Hex }) => Promise<Address> | Address;

/** Signature to verify, with its dependencies. */
export interface SignatureToVerify {
  /** Signed text, exactly as received. */
  readonly text: string;
  /** Result of `parseMessage` for that text. */
  readonly message: Pick<ParsedMessage, 'address' | 'chainId'>;
  readonly signature: Hex;
  /** JSON-RPC request function of a chain; `undefined` for unsupported chains. */
  readonly read: (chainId: number) => ChainRequest | undefined;
  /** Timeout of the chain, in ms. */
  readonly timeoutMs: number;
  /** Recovers signers. Default: viem's. */
  readonly recover?: RecoverSigner | undefined;
  /** Called before a chain request, to apply a limit. */
  readonly mayAsk?: (() => Promise<boolean>) | undefined;
}

/**
 * Verifies the signature of a sign-in message (EIP-191 over its text). 65 bytes, or 64 in the compact form
 * of EIP-2098, are recovered locally first, which covers EOAs and EIP-7702 accounts without a chain
 * request. Otherwise the account's code verifies on the message's chain, by one `eth_call`: ERC-6492 when
 * wrapped, else EIP-1271; also for the empty signature `0x`, which means approved onchain.
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
  if (signature.length > (isWrapped(signature) ? MAX_WRAPPED_LENGTH : MAX_PLAIN_LENGTH))
    return 'invalid';
  const hash = messageHash(text);
  const address: Address = `0x${message.address.slice(2).toLowerCase()}`;
  if (await isByKey(options, hash, address)) return 'key';

  const request = options.read(chainId);
  if (!request) return 'unreachable';
  if (options.mayAsk && !(await options.mayAsk())) return 'limited';
  try {
    const approved = await withTimeLimit(
      timeoutMs,
      verifyByContract(request, { address, hash, signature }),
    );
    return approved ? 'contract' : 'invalid';
  } catch {
    return 'unreachable';
  }
}

/** Returns true if the key of an address (in lower case) made the signature. */
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
    // 65 bytes that are not a point on the curve may still be valid for a contract.
    return false;
  }
}
