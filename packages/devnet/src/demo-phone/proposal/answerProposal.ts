import type { WalletKitTypes } from '@reown/walletkit';
import type { Parts } from '../request/answerRequest.ts';
import { offerFor, writeNamespaces } from './offer.ts';
import { proposalContent } from './proposalContent.ts';
import { readProposal } from './readProposal.ts';

/**
 * Answers a site that wants to connect: with a session for the account chosen, or with why not.
 * Resolves with what came of it, in a sentence.
 *
 * @param withdrawn aborted when nobody waits for the answer any more; then it is undefined.
 */
export async function answerProposal(
  { kit, setup, accounts, decide }: Parts,
  { id, params }: WalletKitTypes.SessionProposal,
  withdrawn: AbortSignal,
): Promise<string | undefined> {
  const proposal = readProposal(params);
  const { networks } = setup;
  const offer = offerFor(
    proposal,
    networks.map((network) => network.id),
  );
  const answer = await decide(proposalContent(proposal, offer, accounts, networks), withdrawn);
  if (withdrawn.aborted) return undefined;
  const account = answer.approved ? answer.accounts[0] : undefined;
  if (offer.kind === 'possible' && account !== undefined) {
    // Not the library's shorthand, which also waits until the site, which may sleep, has said yes.
    await kit.engine.signClient.approve({ id, namespaces: writeNamespaces(offer, account) });
    return 'Connected.';
  }
  const impossible = offer.kind === 'impossible';
  const reason = impossible
    ? { code: offer.code, message: offer.reason }
    : { code: 5000, message: 'User rejected.' };
  await kit.rejectSession({ id, reason });
  return impossible ? 'Not connected.' : 'Rejected.';
}
