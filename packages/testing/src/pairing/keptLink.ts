import { withResolvers } from '@mooring/internal';
import { type PairingUri, parsePairingUri } from '@mooring/pairing/protocol';
import { inSeconds, isOver } from './expiry.ts';
import type { Proposal } from './proposal.ts';

/** Scanned link as kept by the phone: its site may propose again until it expires. */
export interface KeptLink extends PairingUri {
  /** Seconds since 1970. */
  readonly expiry: number;
  /** True when nobody waits for the site's response. */
  readonly isUnattended: boolean;
  /** Ids of proposals received; duplicates are ignored. */
  readonly heard: Set<number>;
  /** Unanswered proposals by id. */
  readonly proposals: Map<number, Proposal>;
  /** Outcome of the first proposal answered: true for a session, false for a rejection. */
  readonly outcome: PromiseWithResolvers<boolean>;
}

/** Lifetime of a link without an expiry, in seconds. */
const USUAL_SECONDS = 300;

/** Link as stored, without the outcome of its proposals. */
type StoredLink = Omit<KeptLink, 'isUnattended' | 'outcome'>;

/** Parses a link. Throws Error for an invalid or expired one. */
export function keepLink(uri: string, isUnattended: boolean): KeptLink {
  const link = parsePairingUri(uri);
  if (!link) throw new Error('This is no pairing link.');
  const expiry = link.expiry ?? inSeconds(USUAL_SECONDS);
  if (isOver(expiry)) throw new Error('The link has run out.');
  return reviveLink({ ...link, expiry, heard: new Set(), proposals: new Map() }, isUnattended);
}

/** Link with a pending outcome. */
export function reviveLink(link: StoredLink, isUnattended: boolean): KeptLink {
  const outcome = withResolvers<boolean>();
  // Dropping a link before anybody awaits it must not be an unhandled rejection.
  outcome.promise.catch(() => {});
  return { ...link, isUnattended, outcome };
}
