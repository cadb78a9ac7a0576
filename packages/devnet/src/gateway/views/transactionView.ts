import * as v from 'valibot';
import type { LocalChain } from '../../chain/localChain.ts';
import type { World } from '../world.ts';
import { callDataView, decodePublishedCall } from './callView.ts';
import { addressInfo } from './chainView.ts';
import { isOneOf, type KnownTransaction } from './knownTransaction.ts';
import { transactionInfo } from './transactionInfo.ts';

/** Transaction as a row of a list. */
export function transactionSummary(world: World, local: LocalChain, known: KnownTransaction) {
  const { safe, safeTxHash, transaction, execution, proposal, status, confirmations } = known;
  const signed = confirmations.map(({ owner }) => owner);
  return {
    id: `multisig_${safe.address}_${safeTxHash}`,
    timestamp: execution?.at ?? known.submittedAt,
    txStatus: status,
    txInfo: transactionInfo(world, local, safe.address, transaction),
    executionInfo: {
      type: 'MULTISIG',
      nonce: Number(transaction.nonce),
      confirmationsRequired: requiredOf(known),
      confirmationsSubmitted: confirmations.length,
      missingSigners:
        status === 'AWAITING_CONFIRMATIONS'
          ? safe.owners
              .filter((owner) => !isOneOf(signed, owner))
              .map((owner) => addressInfo(world, owner))
          : null,
    },
    safeAppInfo: safeAppView(proposal?.origin ?? null),
    txHash: execution?.transactionHash ?? null,
    note: noteIn(proposal?.origin ?? null),
  };
}

/**
 * Details of a transaction.
 *
 * @param rejections transactions of the same nonce that only use it up.
 */
export function transactionDetails(
  world: World,
  local: LocalChain,
  known: KnownTransaction,
  rejections: readonly KnownTransaction[],
) {
  const { safe, safeTxHash, transaction, execution, proposal, confirmations } = known;
  const info = (address: KnownTransaction['safe']['address']) => addressInfo(world, address);
  const rejectors = rejections.flatMap((one) => one.confirmations.map(({ owner }) => owner));
  const proposer = proposal?.proposer;
  return {
    safeAddress: safe.address,
    txId: `multisig_${safe.address}_${safeTxHash}`,
    executedAt: execution?.at ?? null,
    txStatus: known.status,
    txInfo: transactionInfo(world, local, safe.address, transaction),
    txData: callDataView(world, transaction, decodePublishedCall(safe.address, transaction)),
    txHash: execution?.transactionHash ?? null,
    detailedExecutionInfo: {
      type: 'MULTISIG',
      submittedAt: known.submittedAt,
      nonce: Number(transaction.nonce),
      safeTxGas: String(transaction.safeTxGas),
      baseGas: String(transaction.baseGas),
      gasPrice: String(transaction.gasPrice),
      gasToken: transaction.gasToken,
      refundReceiver: info(transaction.refundReceiver),
      safeTxHash,
      executor: execution ? info(execution.executor) : null,
      signers: safe.owners.map(info),
      confirmationsRequired: requiredOf(known),
      confirmations: confirmations.map(({ owner, signature, at }) => ({
        signer: info(owner),
        signature,
        submittedAt: at,
      })),
      rejectors: rejectors.map(info),
      gasTokenInfo: null,
      trusted: proposal?.trusted ?? true,
      proposer: proposer ? info(proposer) : null,
      proposedByDelegate: proposal?.delegate ? info(proposal.delegate) : null,
    },
    safeAppInfo: safeAppView(proposal?.origin ?? null),
    note: noteIn(proposal?.origin ?? null),
  };
}

/** Number of signatures it was executed with, or needs now. */
function requiredOf({ execution, confirmations, safe }: KnownTransaction): number {
  return execution ? Math.min(confirmations.length, safe.threshold) : safe.threshold;
}

/** Listed applications by URL. */
const LISTED_APPS: ReadonlyMap<string, string> = new Map([
  ['https://office.harbour.example', 'Harbour office'],
]);

/**
 * Application of a transaction as listed by the gateway; null for an unlisted one, whatever its own name,
 * as in the public gateway.
 *
 * @param origin posted origin: JSON with the `url` of the application
 */
function safeAppView(origin: string | null) {
  const url = parsePostedOrigin(origin).url?.replace(/\/+$/, '');
  const name = url === undefined ? undefined : LISTED_APPS.get(url);
  return name === undefined ? null : { name, url, logoUri: null };
}

/** Note of a proposal, out of the posted origin, as in the public gateway. */
function noteIn(origin: string | null): string | null {
  return parsePostedOrigin(origin).note ?? null;
}

const optionalTextField = v.fallback(v.optional(v.string()), undefined);
const postedOrigin = v.fallback(v.object({ url: optionalTextField, note: optionalTextField }), {});

/** Fields of a posted origin; none of a text that is not JSON. */
function parsePostedOrigin(origin: string | null): v.InferOutput<typeof postedOrigin> {
  try {
    return v.parse(postedOrigin, JSON.parse(origin ?? ''));
  } catch {
    return {};
  }
}
