import type { Address } from 'viem';
import { hasMethod, USUAL_METHODS } from '../request/methods.ts';
import type { Proposal } from './readProposal.ts';

/** What the phone can give a site, or why it cannot. Codes are those of the protocol. */
export type Offer =
  | {
      kind: 'possible';
      chains: readonly number[];
      methods: readonly string[];
      events: readonly string[];
    }
  | { kind: 'impossible'; code: number; reason: string };

/** The events of EIP-1193 a wallet has something to say with. */
const EVENTS = ['accountsChanged', 'chainChanged', 'connect', 'disconnect', 'message'] as const;

/**
 * Weighs a proposal against what the phone has.
 *
 * @param known ids of the networks the phone knows.
 */
export function offerFor(proposal: Proposal, known: readonly number[]): Offer {
  const { required, otherNamespaces } = proposal;
  const isEvent = (event: string) => EVENTS.some((one) => one === event);
  if (required.otherNamespaces.length > 0) return no(5104, 'kinds of network');
  if (required.chains.some((id) => !known.includes(id))) return no(5100, 'networks');
  if (required.methods.some((method) => !hasMethod(method))) return no(5101, 'methods');
  if (required.events.some((event) => !isEvent(event))) return no(5102, 'events');
  const asked = proposal.chains.filter((id) => known.includes(id));
  if (asked.length === 0 && proposal.chains.length > 0) return no(5100, 'networks');
  if (asked.length === 0 && otherNamespaces.length > 0) return no(5104, 'kinds of network');
  const methods = proposal.methods.filter(hasMethod);
  const events = proposal.events.filter(isEvent);
  return {
    kind: 'possible',
    chains: asked.length > 0 ? asked : known.slice(0, 1),
    methods: proposal.methods.length > 0 ? methods : USUAL_METHODS,
    events: proposal.events.length > 0 ? events : EVENTS,
  };
}

function no(code: number, what: string): Offer {
  return { kind: 'impossible', code, reason: `This phone does not have the ${what} it asks for.` };
}

/** A session's namespaces: one account on each of these chains. */
export function writeNamespaces(
  granted: { chains: readonly number[]; methods: readonly string[]; events: readonly string[] },
  address: Address,
) {
  const chains = granted.chains.map((id) => `eip155:${id}`);
  return {
    eip155: {
      chains,
      methods: [...granted.methods],
      events: [...granted.events],
      accounts: chains.map((chain) => `${chain}:${address}`),
    },
  };
}
