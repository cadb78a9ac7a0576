import type { Proposal, SessionTerms } from '@mooring/testing/phone';
import { ProviderRpcError } from '@mooring/testing/wallet';
import type { Parts } from '../request/answerRequest.ts';
import { offerFor } from './offer.ts';
import { proposalContent } from './proposalContent.ts';

/**
 * Prompts for a proposal. Resolves with the terms of its session, for the account chosen.
 *
 * @param withdrawn aborts when the site no longer waits for the answer.
 * @throws ProviderRpcError on rejection, or for an unsupported proposal
 */
export async function answerProposal(
  { setup, accounts, decide, say }: Parts,
  proposal: Proposal,
  withdrawn: AbortSignal,
): Promise<SessionTerms> {
  const { networks } = setup;
  const offer = offerFor(
    proposal,
    networks.map((network) => network.id),
  );
  const answer = await decide(proposalContent(proposal, offer, accounts, networks), withdrawn);
  if (offer.kind === 'impossible') {
    if (!withdrawn.aborted) say('Not connected.');
    throw new ProviderRpcError(offer.code, offer.reason);
  }
  const account = answer.approved ? answer.accounts[0] : undefined;
  if (!withdrawn.aborted) say(account === undefined ? 'Rejected.' : 'Connected.');
  if (account === undefined) throw new ProviderRpcError(5000, 'User rejected.');
  const { chainIds, methods, events } = offer;
  return { accounts: [account], chainIds, methods, events };
}
