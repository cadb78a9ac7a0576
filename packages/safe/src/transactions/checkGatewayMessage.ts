import type { Hash } from 'viem';
import type { GatewayMessage } from '../gateway/schemas/message.ts';
import { checkConfirmations } from './checkConfirmations.ts';
import type { SignatureCheck } from './checkSignatures.ts';
import { createFinding, type Finding, isRefused } from './finding.ts';
import { hashSafeMessage, type SafeMessageContent } from './hashSafeMessage.ts';
import type { SafeHashes } from './safeHashes.ts';
import type { SafeSignature } from './safeSignature.ts';
import type { SafeState } from './safeTransaction.ts';

/** Terms of {@link checkGatewayMessage}. */
export interface MessageCheck {
  /** Read from the chain. */
  readonly safe: SafeState;
  /** Requested message hash, if any. */
  readonly requested?: Hash | undefined;
  readonly verify?: SignatureCheck['verify'];
}

/** Gateway's message, verified against its hash and the chain. */
export type CheckedMessage =
  | { readonly refused: true; readonly findings: readonly Finding[] }
  | {
      readonly refused: boolean;
      readonly findings: readonly Finding[];
      readonly content: SafeMessageContent;
      readonly hashes: SafeHashes;
      readonly signatures: readonly SafeSignature[];
    };

/**
 * Recomputes the hash of a gateway's message, and recovers its signers. A `refused` message must not be signed.
 *
 * @example
 * ```ts
 * import { checkGatewayMessage } from '@mooring/safe/transactions';
 *
 * const message = await gateway.messages.get(1, hash);
 * const { refused } = await checkGatewayMessage(message, { safe, requested: hash });
 * ```
 */
export async function checkGatewayMessage(
  message: Pick<GatewayMessage, 'message' | 'messageHash' | 'confirmations'>,
  { safe, requested, verify }: MessageCheck,
): Promise<CheckedMessage> {
  const content = gatewayMessageContent(message.message);
  // An empty text is a valid message.
  const hashes = content === undefined ? undefined : hashesOf(content, safe);
  if (content === undefined || !hashes)
    return { refused: true, findings: [createFinding('fields-invalid')] };
  const found: Finding[] = [];
  if (message.messageHash.toLowerCase() !== hashes.hash) found.push(createFinding('hash-mismatch'));
  if (requested && requested.toLowerCase() !== hashes.hash)
    found.push(createFinding('not-requested'));
  const claimed = message.confirmations.map(({ owner, signature }) => ({
    owner: owner.value,
    signature,
  }));
  const check = { hashes, owners: safe.owners, verify };
  const { signatures, findings } = await checkConfirmations(claimed, check);
  found.push(...findings);
  return { refused: isRefused(found), findings: found, content, hashes, signatures };
}

/** Gateways omit `primaryType`: it is the one type not referenced by another. */
function gatewayMessageContent(message: GatewayMessage['message']): SafeMessageContent | undefined {
  if (typeof message === 'string') return message;
  const { types, domain, message: content, primaryType } = message;
  const names = Object.keys(types).filter((name) => name !== 'EIP712Domain');
  const used = new Set(
    Object.entries(types).flatMap(([of, fields]) =>
      fields.map(({ type }) => type.replace(/\[.*$/, '')).filter((type) => type !== of),
    ),
  );
  const roots = names.filter((name) => !used.has(name));
  const root = primaryType ?? (roots.length === 1 ? roots[0] : undefined);
  return root ? { types: { ...types }, domain, message: content, primaryType: root } : undefined;
}

function hashesOf(content: SafeMessageContent, safe: SafeState): SafeHashes | undefined {
  try {
    return hashSafeMessage(content, safe);
  } catch {
    // Inconsistent typed data has no hash, and nothing to sign.
    return undefined;
  }
}
