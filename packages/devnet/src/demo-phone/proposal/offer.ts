import { type Grant, type Proposal, weighProposal } from '@mooring/testing/phone';
import { isRead, ProviderRpcError } from '@mooring/testing/wallet';
import { USUAL_METHODS } from '../request/methods.ts';

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
    const grant = weighProposal(proposal, {
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
