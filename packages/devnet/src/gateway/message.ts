import {
  contractSignature,
  hashSafeMessage,
  joinSignatures,
  messageStatus,
  type SafeHashes,
  type SafeIdentity,
} from '@mooring/safe/transactions';
import { type Hash, hashTypedData, size, slice } from 'viem';
import type { SafeReading } from './chain/safeReads.ts';
import { invalidField, refused } from './http/call.ts';
import { fieldsOf } from './http/fields.ts';
import type { MessageContent, StoredMessage } from './store/store.ts';
import { addressInfo } from './views/chainView.ts';
import { isOneOf } from './views/knownTransaction.ts';
import type { World } from './world.ts';

/** In characters; the public gateway stores messages of this size. */
const LONGEST_MESSAGE = 500_000;

/** Parses a posted message: a text, or typed data. @throws {GatewayError} 422 */
export function readMessage(body: unknown): MessageContent {
  const message = fieldsOf(body).read('message');
  if (typeof message === 'string' && message.length <= LONGEST_MESSAGE) return message;
  if (typeof message === 'object' && message !== null && !Array.isArray(message)) {
    return { ...message };
  }
  throw invalidField('message', 'Invalid message');
}

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
  const { domain, types, primaryType } = message;
  const given = typesIn(types);
  // The public service accepts typed data without a primary type: it is the type not used by another.
  const root = typeof primaryType === 'string' ? primaryType : rootOf(given);
  return hashTypedData<Record<string, unknown>, string>({
    domain: recordIn(domain),
    types: given,
    primaryType: root,
    message: recordIn(message['message']),
  });
}

function typesIn(value: unknown): Record<string, readonly { name: string; type: string }[]> {
  return Object.fromEntries(
    Object.entries(recordIn(value)).map(([name, members]) => [
      name,
      (Array.isArray(members) ? members : []).map((member: unknown) => {
        const fields = fieldsOf(member);
        return { name: fields.text('name', 200), type: fields.text('type', 200) };
      }),
    ]),
  );
}

function rootOf(types: Record<string, readonly { type: string }[]>): string {
  const used = new Set(
    Object.values(types).flatMap((members) =>
      members.map(({ type }) => type.replaceAll(/\[\d*\]/g, '')),
    ),
  );
  return Object.keys(types).find((name) => name !== 'EIP712Domain' && !used.has(name)) ?? '';
}

function recordIn(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

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
            confirmations.map(({ owner, signature }) =>
              // A contract's is stored whole: what it says begins behind its static part and the length.
              size(signature) > 65
                ? contractSignature(owner, slice(signature, 97))
                : { kind: 'typed-data', owner, data: signature },
            ),
          )
        : null,
    origin: stored.origin,
  };
}
