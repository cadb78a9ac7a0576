import * as v from 'valibot';
import { isHash } from 'viem';
import {
  type Call,
  chainOf,
  GatewayError,
  knownSafe,
  notFound,
  type Route,
  safeOf,
} from '../http/call.ts';
import { readBody, signatureField, textField } from '../http/fields.ts';
import { hashMessageContent, messageField, messageView } from '../message.ts';
import { notifyOfMessage } from '../notifications/notify.ts';
import type { StoredMessage } from '../store/store.ts';
import { readOwnerSignature } from '../verify/signatures.ts';
import { requireShortOrigin } from '../verify/storedOrigin.ts';
import { isOneOf } from '../views/knownTransaction.ts';
import { dateRows, toPage } from '../views/rows.ts';

const LONGEST_TEXT_MESSAGE = 10_000;

/** Messages signed by the owners of a Safe. */
export const messageRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/v1/chains/:chainId/safes/:safe/messages',
    async handle(call) {
      const { chain, safe } = await safeOf(call);
      const stored = call.world.store
        .messagesOf(chain.local.chain.id, safe.address)
        .toSorted((a, b) => b.createdAt - a.createdAt);
      const items = stored.map((one) => ({
        at: one.createdAt,
        row: { type: 'MESSAGE', ...messageView(call.world, safe, one) },
      }));
      return { body: toPage(call, dateRows(items)) };
    },
  },
  {
    method: 'POST',
    path: '/v1/chains/:chainId/safes/:safe/messages',
    async handle(call) {
      const { chain, safe } = await safeOf(call);
      const { world } = call;
      const { message, signature, origin } = await readBody(call, {
        message: messageField,
        signature: signatureField,
        origin: v.nullish(textField(LONGEST_TEXT_MESSAGE), null),
      });
      const hashes = hashMessageContent(message, safe);
      const { hash } = hashes;
      const at = world.now();
      const signed = await readOwnerSignature(chain.local, safe, { hashes, signature, at });
      if (world.store.message(safe.chainId, hash)) {
        throw serviceRefusal(
          `Message with hash ${hash} for safe ${safe.address} already exists in DB`,
        );
      }
      requireShortOrigin(origin, 400);
      const stored: StoredMessage = {
        chainId: safe.chainId,
        safe: safe.address,
        messageHash: hash,
        message,
        origin,
        proposedBy: signed.owner,
        createdAt: at,
        modifiedAt: at,
        confirmations: [signed],
      };
      world.store.putMessage(stored);
      notifyOfMessage(world, safe, stored);
      return { status: 202 };
    },
  },
  {
    method: 'GET',
    path: '/v1/chains/:chainId/messages/:messageHash',
    async handle(call) {
      const { safe, stored } = await knownMessage(call);
      return { body: messageView(call.world, safe, stored) };
    },
  },
  {
    method: 'POST',
    path: '/v1/chains/:chainId/messages/:messageHash/signatures',
    async handle(call) {
      const { signature } = await readBody(call, { signature: signatureField });
      const { chain, safe, stored } = await knownMessage(call);
      const at = call.world.now();
      const hashes = hashMessageContent(stored.message, safe);
      const signed = await readOwnerSignature(chain.local, safe, { hashes, signature, at });
      const { store } = call.world;
      // Another owner may have signed in the meantime.
      const latest = store.message(stored.chainId, stored.messageHash) ?? stored;
      const signers = latest.confirmations.map(({ owner }) => owner);
      if (isOneOf(signers, signed.owner)) {
        throw serviceRefusal(`Signature for owner ${signed.owner} already exists`);
      }
      store.putMessage({
        ...latest,
        modifiedAt: at,
        confirmations: [...latest.confirmations, signed],
      });
      return {};
    },
  },
];

/** Refusal of the service behind the public gateway. */
function serviceRefusal(message: string): GatewayError {
  return new GatewayError(400, message, { code: 400 });
}

/** Message of the path, with its Safe. @throws {GatewayError} 404 */
async function knownMessage(call: Call) {
  const chain = chainOf(call);
  const hash = call.params['messageHash'] ?? '';
  const stored = isHash(hash) ? call.world.store.message(chain.local.chain.id, hash) : undefined;
  if (!stored) throw notFound();
  return { chain, stored, safe: await knownSafe(chain, stored.safe) };
}
