import type { QueryClient } from '@tanstack/react-query';
import type { Address, Hash, Hex } from 'viem';
import type { HandedIn } from '../read/loadTransaction.ts';

/*
 * Signatures, proposals and messages submitted by this page. Gateways cache their answers and index a change some seconds
 * later; until then the page shows these. The query cache drops them after some minutes.
 */

const signaturesKey = (hash: Hash) => ['web', 'safe-handed-in', hash.toLowerCase()];
const noneHandedIn: readonly HandedIn[] = [];

/** Remembers a signature of a transaction or message, by its hash. */
export function rememberSignature(queries: QueryClient, hash: Hash, signed: HandedIn): void {
  queries.setQueryData(signaturesKey(hash), [...signaturesOf(queries, hash), signed]);
}

/** Signatures of a transaction or message that this page handed in. */
export function signaturesOf(queries: QueryClient, hash: Hash): readonly HandedIn[] {
  return queries.getQueryData<readonly HandedIn[]>(signaturesKey(hash)) ?? noneHandedIn;
}

/**
 * Asks an owner for the signature of a transaction or message once: one that a gateway then did not take is handed in
 * again, without another prompt.
 */
export function signOnce(
  queries: QueryClient,
  { owner, hash }: { readonly owner: Address; readonly hash: Hash },
  sign: () => Promise<Hex>,
): Promise<Hex> {
  return queries.fetchQuery({
    queryKey: ['web', 'safe-signed', owner, hash.toLowerCase()],
    queryFn: sign,
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
    retry: false,
  });
}

/** Account of a network. */
interface Account {
  readonly chainId: number;
  readonly address: Address;
}

/** Submitted as a whole, with its first signature. */
type Kind = 'proposal' | 'message';
const ownKey = (kind: Kind, { chainId, address }: Account) => [
  ...['web', 'safe-own', kind],
  ...[chainId, address],
];

/** Remembers a proposal by its safeTxHash, or a message by its hash. */
export function rememberOwn(queries: QueryClient, kind: Kind, account: Account, hash: Hash): void {
  queries.setQueryData(ownKey(kind, account), [...ownOf(queries, kind, account), hash]);
}

const nonceKey = (hash: Hash) => ['web', 'safe-own-nonce', hash];

/** Remembers the nonce of a proposal of this page. */
export function rememberNonce(queries: QueryClient, hash: Hash, nonce: bigint): void {
  queries.setQueryData(nonceKey(hash), nonce);
}

/** Nonce of a proposal of this page. */
export function nonceOfOwn(queries: QueryClient, hash: Hash): bigint | undefined {
  return queries.getQueryData<bigint>(nonceKey(hash));
}

/** Forgets a deleted proposal. */
export function forgetProposal(queries: QueryClient, account: Account, hash: Hash): void {
  const kept = ownOf(queries, 'proposal', account).filter((one) => one !== hash);
  queries.setQueryData(ownKey('proposal', account), kept);
}

/** Hashes of the proposals or messages of this page. */
export function ownOf(queries: QueryClient, kind: Kind, account: Account): readonly Hash[] {
  return queries.getQueryData<readonly Hash[]>(ownKey(kind, account)) ?? [];
}
