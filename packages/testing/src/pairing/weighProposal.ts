import { unsupported } from './protocolError.ts';
import type { Proposal } from './readProposal.ts';

/** Networks, methods and events: those of a wallet, or those it grants a site. */
export interface Grant {
  readonly chainIds: readonly number[];
  readonly methods: readonly string[];
  readonly events: readonly string[];
}

/** Features of a wallet. */
export interface Abilities extends Grant {
  /** Further methods it handles, granted only to sites that request them. */
  readonly alsoAnswers?: (method: string) => boolean;
  /** Networks for a site that names none. Default: all. */
  readonly usualChainIds?: readonly number[];
}

/**
 * Grant for a proposal: the requested features that the wallet has. A site that names no networks, methods
 * or events gets those of the wallet.
 *
 * @throws {ProviderRpcError} if the site requires a feature the wallet lacks, or none of its networks is
 * supported: 5100 chains, 5101 methods, 5102 events, 5104 other namespaces
 */
export function weighProposal({ required, optional }: Proposal, has: Abilities): Grant {
  const hasMethod = (name: string) =>
    has.methods.includes(name) || has.alsoAnswers?.(name) === true;
  if (required.otherNamespaces.length > 0) throw unsupported('namespace key');
  if (lacks(has.chainIds, required.chainIds)) throw unsupported('chains');
  if (!required.methods.every(hasMethod)) throw unsupported('methods');
  if (lacks(has.events, required.events)) throw unsupported('events');
  const asked = [...required.chainIds, ...optional.chainIds];
  if (asked.length === 0 && optional.otherNamespaces.length > 0) throw unsupported('namespace key');
  const { usualChainIds = has.chainIds } = has;
  const chainIds = asked.length === 0 ? usualChainIds : shared(has.chainIds, asked);
  if (chainIds.length === 0) throw unsupported('chains');
  const askedMethods = [...required.methods, ...optional.methods];
  return {
    chainIds,
    methods: askedMethods.length === 0 ? has.methods : [...new Set(askedMethods)].filter(hasMethod),
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
