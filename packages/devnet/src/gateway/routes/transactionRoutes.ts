import { hashTransaction } from '@mooring/safe/transactions';
import { getAddress, type Hash, isAddress, isAddressEqual, isHash } from 'viem';
import {
  type Call,
  chainOf,
  GatewayError,
  knownSafe,
  notFound,
  type Route,
  refused,
  safeOf,
} from '../http/call.ts';
import { bytesField, readBody, signatureField, transactionFields } from '../http/fields.ts';
import { notifyOfDeletion, notifyOfProposal } from '../notifications/notify.ts';
import type { Proposal } from '../store/store.ts';
import { readOwnerSignature, verifyDeletion } from '../verify/signatures.ts';
import { joinConfirmations, proposalFields, verifyProposal } from '../verify/verifyProposal.ts';
import { callDataView, decodePublishedCall } from '../views/callView.ts';
import { eventDetails, eventId } from '../views/eventView.ts';
import { knownTransactions } from '../views/knownTransaction.ts';
import { transactionInfo } from '../views/transactionInfo.ts';
import { transactionDetails } from '../views/transactionView.ts';
import type { GatewayChain } from '../world.ts';

const TRANSACTIONS = '/v1/chains/:chainId/transactions';
/** Kinds of the ids of transactions. The creation of a Safe has no details in the public gateway. */
const KINDS = ['multisig', 'transfer', 'module'];

/** Transaction: details, proposal, confirmation, deletion. */
export const transactionRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: `${TRANSACTIONS}/:id`,
    async handle(call) {
      const chain = chainOf(call);
      const id = call.params['id'] ?? '';
      if (isHash(id)) return { body: await detailsOf(call, chain, id) };
      const [kind = '', address = '', hash = ''] = id.split('_');
      // Also for a malformed id: the public gateway does not distinguish the two.
      if (!KINDS.includes(kind)) throw notFound();
      if (!isAddress(address, { strict: false })) throw invalidId();
      if (kind === 'multisig') {
        if (!isHash(hash)) throw notFound();
        const details = await detailsOf(call, chain, hash);
        if (!isAddressEqual(details.safeAddress, address)) throw invalidId();
        return { body: details };
      }
      await chain.index.follow();
      for (const event of chain.index.eventsOf(getAddress(address)) ?? []) {
        if (event.kind === 'multisig' || eventId(event).toLowerCase() !== id.toLowerCase())
          continue;
        return { body: eventDetails(call.world, chain.local, event) };
      }
      throw notFound();
    },
  },
  {
    method: 'DELETE',
    path: `${TRANSACTIONS}/:safeTxHash`,
    async handle(call) {
      const { signature } = await readBody(call, { signature: bytesField });
      const { chain, proposal } = await knownProposal(call);
      await requireWaiting(chain, proposal);
      await verifyDeletion(proposal, signature, call.world.now());
      call.world.store.deleteProposal(proposal.chainId, proposal.safeTxHash);
      notifyOfDeletion(call.world, proposal);
      return {};
    },
  },
  {
    method: 'POST',
    path: `${TRANSACTIONS}/:safe/propose`,
    async handle(call) {
      const { chain, safe } = await safeOf(call);
      const { store } = call.world;
      const posted = await readBody(call, proposalFields);
      const proposal = await verifyProposal(posted, safe, chain, call.world);
      const earlier = store.proposal(proposal.chainId, proposal.safeTxHash);
      const { confirmations } = proposal;
      // Posting it again updates the same proposal, at most with further signatures.
      const stored = {
        ...(earlier ?? proposal),
        trusted: proposal.trusted || (earlier?.trusted ?? false),
        confirmations: joinConfirmations(earlier?.confirmations ?? [], confirmations),
      };
      store.putProposal(stored);
      if (!earlier?.trusted) notifyOfProposal(call.world, safe, stored);
      return { body: await detailsOf(call, chain, proposal.safeTxHash) };
    },
  },
  {
    method: 'POST',
    path: `${TRANSACTIONS}/:safeTxHash/confirmations`,
    async handle(call) {
      const { signature } = await readBody(call, { signature: signatureField });
      const { chain, proposal } = await knownProposal(call);
      const safe = await requireWaiting(chain, proposal);
      const hash = proposal.safeTxHash;
      const signed = await readOwnerSignature(chain.local, safe, {
        hashes: hashTransaction(proposal.transaction, safe),
        signature,
        at: call.world.now(),
      });
      const { store } = call.world;
      // Another owner may have signed in the meantime.
      const latest = store.proposal(proposal.chainId, hash) ?? proposal;
      store.putProposal({
        ...latest,
        trusted: true,
        confirmations: joinConfirmations(latest.confirmations, [signed]),
      });
      return { body: await detailsOf(call, chain, hash) };
    },
  },
  {
    method: 'POST',
    path: `${TRANSACTIONS}/:safe/preview`,
    async handle(call) {
      const { chain, safe } = await safeOf(call);
      const { to, value, data, operation } = transactionFields;
      const asked = await readBody(call, { to, value, data, operation });
      return {
        body: {
          txInfo: transactionInfo(call.world, chain.local, safe.address, asked),
          txData: callDataView(call.world, asked, decodePublishedCall(safe.address, asked)),
        },
      };
    },
  },
];

function invalidId(): GatewayError {
  const fields = { statusCode: 400, error: 'Bad Request' };
  return new GatewayError(400, 'Invalid transaction ID', fields);
}

/** Proposal of the path. @throws {GatewayError} 404 */
async function knownProposal(call: Call): Promise<{ chain: GatewayChain; proposal: Proposal }> {
  const chain = chainOf(call);
  const hash = call.params['safeTxHash'] ?? '';
  const proposal = isHash(hash) ? call.world.store.proposal(chain.local.chain.id, hash) : undefined;
  if (!proposal) throw notFound();
  return { chain, proposal };
}

/** @throws {GatewayError} 422 once the nonce is used, by this transaction or another */
async function requireWaiting(chain: GatewayChain, { safe, transaction }: Proposal) {
  const reading = await knownSafe(chain, safe);
  if (transaction.nonce < reading.nonce) throw refused('Invalid nonce');
  return reading;
}

async function detailsOf(call: Call, chain: GatewayChain, hash: Hash) {
  await chain.index.follow();
  const { world } = call;
  const id = chain.local.chain.id;
  const executed = chain.index
    .safes()
    .find((safe) =>
      chain.index
        .eventsOf(safe)
        ?.some((event) => event.kind === 'multisig' && event.safeTxHash === hash.toLowerCase()),
    );
  const address = world.store.proposal(id, hash)?.safe ?? executed;
  if (!address) throw notFound();
  const safe = await knownSafe(chain, address);
  const all = await knownTransactions(world, chain, safe);
  const known = all.find(({ safeTxHash }) => safeTxHash === hash.toLowerCase());
  if (!known) throw notFound();
  const rejections = all.filter(
    ({ transaction, safeTxHash }) =>
      safeTxHash !== known.safeTxHash &&
      transaction.nonce === known.transaction.nonce &&
      transaction.to === address &&
      transaction.value === 0n &&
      transaction.data === '0x',
  );
  return transactionDetails(world, chain.local, known, rejections);
}
