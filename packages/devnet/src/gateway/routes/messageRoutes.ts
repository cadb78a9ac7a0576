import * as v from 'valibot';
import { isHash } from 'viem';
import type { SafeReading } from '../chain/safeReads.ts';
import {
  type Call,
  chainOf,
  knownSafe,
  notFound,
  type Route,
  refused,
  safeOf,
} from '../http/call.ts';
import { bytesField, readBody, textField } from '../http/fields.ts';
import { hashMessageContent, messageField, messageView } from '../message.ts';
import { readSignatures } from '../verify/signatures.ts';
import { joinConfirmations } from '../verify/verifyProposal.ts';
import { isOneOf } from '../views/knownTransaction.ts';
import { dateRows, pageOf } from '../views/rows.ts';
import type { GatewayChain } from '../world.ts';

const LONGEST_ORIGIN = 2_000;

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
      return { body: pageOf(call, dateRows(items)) };
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
        signature: bytesField,
        origin: v.nullish(textField(LONGEST_ORIGIN), null),
      });
      const hashes = hashMessageContent(message, safe);
      const { hash } = hashes;
      const at = world.now();
      const confirmations = await ownersOf(chain, safe, { hashes, signature, at });
      if (world.store.message(safe.chainId, hash)) {
        throw refused(`Message with hash ${hash} for safe ${safe.address} already exists in DB`);
      }
      const [first] = confirmations;
      world.store.putMessage({
        chainId: safe.chainId,
        safe: safe.address,
        messageHash: hash,
        message,
        origin,
        proposedBy: first?.owner ?? safe.address,
        createdAt: at,
        modifiedAt: at,
        confirmations,
      });
      return { status: 202 };
    },
  },
  {
    method: 'GET',
    path: '/v1/chains/:chainId/messages/:messageHash',
    async handle(call) {
      const { safe, stored } = await messageOf(call);
      return { body: messageView(call.world, safe, stored) };
    },
  },
  {
    method: 'POST',
    path: '/v1/chains/:chainId/messages/:messageHash/signatures',
    async handle(call) {
      const { chain, safe, stored } = await messageOf(call);
      const { signature } = await readBody(call, { signature: bytesField });
      const at = call.world.now();
      const hashes = hashMessageContent(stored.message, safe);
      const signed = await ownersOf(chain, safe, { hashes, signature, at });
      const { store } = call.world;
      // Another owner may have signed meanwhile.
      const latest = store.message(stored.chainId, stored.messageHash) ?? stored;
      store.putMessage({
        ...latest,
        modifiedAt: at,
        confirmations: joinConfirmations(latest.confirmations, signed),
      });
      return {};
    },
  },
];

/** Signatures, all by owners. @throws {GatewayError} 422 */
async function ownersOf(
  chain: GatewayChain,
  safe: SafeReading,
  signature: Parameters<typeof readSignatures>[2],
) {
  const signed = await readSignatures(chain.local, safe, signature);
  if (!signed.every(({ owner }) => isOneOf(safe.owners, owner))) throw refused('Invalid signature');
  return signed;
}

/** Message of the path, with its Safe. @throws {GatewayError} 404 */
async function messageOf(call: Call) {
  const chain = chainOf(call);
  const hash = call.params['messageHash'] ?? '';
  const stored = isHash(hash) ? call.world.store.message(chain.local.chain.id, hash) : undefined;
  if (!stored) throw notFound('No SafeMessage matches the given query.');
  return { chain, stored, safe: await knownSafe(chain, stored.safe) };
}
