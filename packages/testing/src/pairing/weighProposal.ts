import { unsupported } from './protocolError.ts';
import type { Proposal } from './readProposal.ts';

/** Networks, methods and events: all that a wallet has, or what it gives a site of it. */
export interface Grant {
  readonly chainIds: readonly number[];
  readonly methods: readonly string[];
  readonly events: readonly string[];
}

/**
 * The part of a wallet's abilities that a site gets: what it asks for, as far as the wallet has it. A
 * site that names no networks, methods or events gets all of them.
 *
 * @throws {ProviderRpcError} the site requires something the wallet does not have, or asks for networks
 *   of which the wallet has none: 5100 chains, 5101 methods, 5102 events, 5104 another kind of network
 */
export function weighProposal({ required, optional }: Proposal, has: Grant): Grant {
  if (required.otherNamespaces.length > 0) throw unsupported('namespace key');
  if (lacks(has.chainIds, required.chainIds)) throw unsupported('chains');
  if (lacks(has.methods, required.methods)) throw unsupported('methods');
  if (lacks(has.events, required.events)) throw unsupported('events');
  const asked = [...required.chainIds, ...optional.chainIds];
  if (asked.length === 0 && optional.otherNamespaces.length > 0) throw unsupported('namespace key');
  const chainIds = shared(has.chainIds, asked);
  if (chainIds.length === 0) throw unsupported('chains');
  return {
    chainIds,
    methods: shared(has.methods, [...required.methods, ...optional.methods]),
    events: shared(has.events, [...required.events, ...optional.events]),
  };
}

function lacks<One>(has: readonly One[], required: readonly One[]): boolean {
  return required.some((one) => !has.includes(one));
}

function shared<One>(has: readonly One[], asked: readonly One[]): readonly One[] {
  if (asked.length === 0) return has;
  return [...new Set(asked)].filter((one) => has.includes(one));
}
