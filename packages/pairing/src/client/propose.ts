import { awaitSettlement } from './awaitSettlement.ts';
import type { Proposal, ProposalParts } from './proposal.ts';
import { sendProposal } from './sendProposal.ts';

/**
 * Proposes a session, and creates the link to the proposal. Anyone who has seen the link has the key of its
 * topic, so only one response with the wallet's public key is accepted there; the session is settled on a
 * topic whose key the two have agreed on.
 *
 * ```
 * sending ──relay has it──▶ open ──wallet's key──▶ agreed ──settled──▶ settled
 *    └▶ unsent               └▶ refused, expired    └▶ refused (not valid, or too late)
 * ```
 */
export function propose(parts: ProposalParts): Proposal {
  const withdrawal = new AbortController();
  const outcome = sendProposal(parts, withdrawal.signal).then((answer) =>
    'kind' in answer ? answer : awaitSettlement(parts, answer, withdrawal.signal),
  );
  return { outcome, withdraw: () => withdrawal.abort() };
}
