import type { QueryClient } from '@tanstack/react-query';
import type { Address, Hash, Hex } from 'viem';
import type { SubmittedSignature } from '../read/loadTransaction.ts';

/*
 * Signatures, proposals and messages submitted by this page. Gateways cache their answers and index a change some seconds
 * later; until then the page shows these. The query cache drops them after some minutes.
 */

const signaturesKey = (hash: Hash) => ['web', 'safe-submitted-signatures', hash.toLowerCase()];
const noSignatures: readonly SubmittedSignature[] = [];

/** Stores a signature of a transaction or message, by its hash. */
export function rememberSignature(
  queries: QueryClient,
  hash: Hash,
  signed: SubmittedSignature,
): void {
  queries.setQueryData(signaturesKey(hash), [...readSubmittedSignatures(queries, hash), signed]);
}

/** Signatures of a transaction or message that this page submitted. */
export function readSubmittedSignatures(
  queries: QueryClient,
  hash: Hash,
): readonly SubmittedSignature[] {
  return queries.getQueryData<readonly SubmittedSignature[]>(signaturesKey(hash)) ?? noSignatures;
}

/**
 * Prompts an owner for the signature of a transaction or message once: after a failed submission the same signature is
 * submitted again, without another prompt.
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
type SubmissionKind = 'proposal' | 'message';
const submissionKey = (kind: SubmissionKind, { chainId, address }: Account) => [
  ...['web', 'safe-own', kind],
  ...[chainId, address],
];

/** Remembers a proposal by its safeTxHash, or a message by its hash. */
export function rememberSubmission(
  queries: QueryClient,
  kind: SubmissionKind,
  account: Account,
  hash: Hash,
): void {
  queries.setQueryData(submissionKey(kind, account), [
    ...listSubmissions(queries, kind, account),
    hash,
  ]);
}

const nonceKey = (hash: Hash) => ['web', 'safe-own-nonce', hash];

/** Remembers the nonce of a proposal of this page. */
export function rememberNonce(queries: QueryClient, hash: Hash, nonce: bigint): void {
  queries.setQueryData(nonceKey(hash), nonce);
}

/** Nonce of a proposal of this page. */
export function submittedNonce(queries: QueryClient, hash: Hash): bigint | undefined {
  return queries.getQueryData<bigint>(nonceKey(hash));
}

/** Forgets a deleted proposal. */
export function forgetProposal(queries: QueryClient, account: Account, hash: Hash): void {
  const kept = listSubmissions(queries, 'proposal', account).filter((one) => one !== hash);
  queries.setQueryData(submissionKey('proposal', account), kept);
}

/** Hashes of the proposals or messages of this page. */
export function listSubmissions(
  queries: QueryClient,
  kind: SubmissionKind,
  account: Account,
): readonly Hash[] {
  return queries.getQueryData<readonly Hash[]>(submissionKey(kind, account)) ?? [];
}
