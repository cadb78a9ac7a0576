import { joinSignatures, messageStatus } from '@mooring/safe/transactions';
import type { SafeReading } from '../chain/safeReads.ts';
import type { StoredMessage } from '../store/records.ts';
import type { World } from '../world.ts';
import { addressInfo } from './addressInfo.ts';
import { isOneOf } from './knownTransaction.ts';

/** Message with its signatures, and once there are enough the bytes for `isValidSignature`. */
export function messageView(world: World, safe: SafeReading, stored: StoredMessage) {
  const confirmations = stored.confirmations.filter(({ owner }) => isOneOf(safe.owners, owner));
  const status = messageStatus(confirmations.length, safe.threshold);
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
            confirmations.map(({ owner, signature }) => ({
              kind: 'typed-data',
              owner,
              data: signature,
            })),
          )
        : null,
    origin: stored.origin,
  };
}
