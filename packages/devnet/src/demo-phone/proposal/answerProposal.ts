import {
  evaluateProposal,
  type Grant,
  type Proposal,
  type SessionTerms,
} from '@mooring/testing/phone';
import { isRead, ProviderRpcError } from '@mooring/testing/wallet';
import { type Parts, USUAL_METHODS } from '../answerRequest.ts';
import { proposalContent } from './proposalContent.tsx';

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

/** Grant the phone can offer a site, or the reason for none. Codes are those of the protocol. */
export type Offer =
  | ({ kind: 'possible' } & Grant)
  | { kind: 'impossible'; code: number; reason: string };

/** EIP-1193 events the phone supports. */
const EVENTS = ['accountsChanged', 'chainChanged', 'connect', 'disconnect', 'message'];

const LACKING: Readonly<Record<number, string>> = {
  5100: 'networks',
  5101: 'methods',
  5102: 'events',
  5104: 'kinds of network',
};

/**
 * Matches a proposal with the phone's features.
 *
 * @param known ids of the networks the phone knows.
 */
export function offerFor(proposal: Proposal, known: readonly number[]): Offer {
  try {
    const grant = evaluateProposal(proposal, {
      chainIds: known,
      usualChainIds: known.slice(0, 1),
      methods: USUAL_METHODS,
      alsoAnswers: isRead,
      events: EVENTS,
    });
    return { kind: 'possible', ...grant };
  } catch (error) {
    if (!(error instanceof ProviderRpcError)) throw error;
    const { code } = error;
    const reason = `This phone does not have the ${LACKING[code]} it asks for.`;
    return { kind: 'impossible', code, reason };
  }
}
