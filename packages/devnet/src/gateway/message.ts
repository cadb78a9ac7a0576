import {
  contractSignature,
  hashSafeMessage,
  joinSignatures,
  readMessageStatus,
  type SafeHashes,
  type SafeIdentity,
} from '@mooring/safe/transactions';
import * as v from 'valibot';
import { type Hash, hashTypedData, size, slice } from 'viem';
import { typedData } from '../typedData.ts';
import type { SafeReading } from './chain/safeReads.ts';
import { refused } from './http/call.ts';
import type { MessageContent, StoredMessage } from './store/store.ts';
import { addressInfo } from './views/chainView.ts';
import { isOneOf } from './views/knownTransaction.ts';
import type { World } from './world.ts';

/** In characters; the public gateway stores messages of this size. */
const LONGEST_SAFE_MESSAGE = 500_000;
const noMessage = 'Invalid message';

/** Posted message: a text, or typed data with its primary type. */
export const messageField = v.union(
  [
    v.pipe(v.string(), v.maxLength(LONGEST_SAFE_MESSAGE, noMessage)),
    v.looseObject({ primaryType: v.string() }),
  ],
  noMessage,
);

/** Hash the owners sign for it. @throws {GatewayError} 422 for invalid typed data */
export function hashMessageContent(message: MessageContent, safe: SafeIdentity): SafeHashes {
  try {
    return hashSafeMessage(
      typeof message === 'string' ? message : { raw: hashOfTypedData(message) },
      safe,
    );
  } catch {
    throw refused('Could not calculate messageHash');
  }
}

function hashOfTypedData(message: Readonly<Record<string, unknown>>): Hash {
  const read = v.parse(typedData, { domain: {}, message: {}, ...message });
  return hashTypedData<Record<string, unknown>, string>(read);
}

/** Message with its signatures, and once there are enough the bytes for `isValidSignature`. */
export function messageView(world: World, safe: SafeReading, stored: StoredMessage) {
  const confirmations = stored.confirmations.filter(({ owner }) => isOneOf(safe.owners, owner));
  const status = readMessageStatus(confirmations.length, safe.threshold);
  return {
    messageHash: stored.messageHash,
    status,
    logoUri: null,
    name: null,
    message: stored.message,
    creationTimestamp: stored.createdAt,
    modifiedTimestamp: stored.modifiedAt,
    confirmationsSubmitted: confirmations.length,
    confirmationsRequired: safe.threshold,
    proposedBy: addressInfo(world, stored.proposedBy),
    confirmations: confirmations.map(({ owner, signature }) => ({
      owner: addressInfo(world, owner),
      signature,
    })),
    preparedSignature:
      status === 'CONFIRMED'
        ? joinSignatures(
            confirmations.map(({ owner, signature }) =>
              // A contract signature is stored whole: its data begins after the static part and the length.
              size(signature) > 65
                ? contractSignature(owner, slice(signature, 97))
                : { kind: 'typed-data', owner, data: signature },
            ),
          )
        : null,
    origin: stored.origin,
  };
}
