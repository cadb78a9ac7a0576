import { withResolvers } from '@mooring/internal';
import { type PairingUri, parsePairingUri } from '@mooring/pairing/protocol';
import { expiryIn, isExpired } from './expiry.ts';
import type { Proposal } from './proposal.ts';

/** Scanned link as kept by the phone: its site may propose again until it expires. */
export interface ScannedLink extends PairingUri {
  /** Seconds since 1970. */
  readonly expiry: number;
  /** True when the site's response is not awaited. */
  readonly isUnattended: boolean;
  /** Ids of proposals received; duplicates are ignored. */
  readonly heard: Set<number>;
  /** Unanswered proposals by id. */
  readonly proposals: Map<number, Proposal>;
  /** Outcome of the first proposal answered: true for a session, false for a rejection. */
  readonly outcome: PromiseWithResolvers<boolean>;
}

/** Lifetime of a link without an expiry, in seconds. */
const DEFAULT_LIFETIME_SECONDS = 300;

/** Link as stored, without the outcome of its proposals. */
type StoredLink = Omit<ScannedLink, 'isUnattended' | 'outcome'>;

/** Parses a link. Throws Error for an invalid or expired one. */
export function openScannedLink(uri: string, isUnattended: boolean): ScannedLink {
  const link = parsePairingUri(uri);
  if (!link) throw new Error('Invalid pairing link.');
  const expiry = link.expiry ?? expiryIn(DEFAULT_LIFETIME_SECONDS);
  if (isExpired(expiry)) throw new Error('The pairing link has expired.');
  return restoreLink({ ...link, expiry, heard: new Set(), proposals: new Map() }, isUnattended);
}

/** Link with a pending outcome. */
export function restoreLink(link: StoredLink, isUnattended: boolean): ScannedLink {
  const outcome = withResolvers<boolean>();
  // A link dropped before it is awaited must not be an unhandled rejection.
  outcome.promise.catch(() => {});
  return { ...link, isUnattended, outcome };
}
