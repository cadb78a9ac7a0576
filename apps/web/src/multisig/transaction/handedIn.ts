import type { QueryClient } from '@tanstack/react-query';
import type { Address, Hash } from 'viem';
import type { HandedIn } from '../../safe/loadTransaction.ts';

/*
 * What this page handed in to a gateway. Gateways cache their answers, and hear of a change some seconds later; until
 * then it is shown from here. The cache of queries drops it after some minutes.
 */

const signaturesKey = (hash: Hash) => ['web', 'safe-handed-in', hash.toLowerCase()];
const none: readonly HandedIn[] = [];

/** Remembers a signature of a transaction or message, by its hash. */
export function rememberSignature(queries: QueryClient, hash: Hash, signed: HandedIn): void {
  queries.setQueryData(signaturesKey(hash), [...signaturesOf(queries, hash), signed]);
}

/** Signatures of a transaction or message that this page handed in. */
export function signaturesOf(queries: QueryClient, hash: Hash): readonly HandedIn[] {
  return queries.getQueryData<readonly HandedIn[]>(signaturesKey(hash)) ?? none;
}

/** Account of a network. */
interface Account {
  readonly chainId: number;
  readonly address: Address;
}

const proposalsKey = ({ chainId, address }: Account) => ['web', 'safe-proposed', chainId, address];

/** Remembers a proposal by its safeTxHash. */
export function rememberProposal(queries: QueryClient, account: Account, hash: Hash): void {
  queries.setQueryData(proposalsKey(account), [...proposalsOf(queries, account), hash]);
}

/** Forgets a deleted proposal. */
export function forgetProposal(queries: QueryClient, account: Account, hash: Hash): void {
  const kept = proposalsOf(queries, account).filter((one) => one !== hash);
  queries.setQueryData(proposalsKey(account), kept);
}

/** Proposals of this page, as safeTxHashes. */
export function proposalsOf(queries: QueryClient, account: Account): readonly Hash[] {
  return queries.getQueryData<readonly Hash[]>(proposalsKey(account)) ?? [];
}
