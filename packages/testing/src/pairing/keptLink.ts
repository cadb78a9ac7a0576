import { type PairingUri, parsePairingUri } from '@mooring/pairing/protocol';
import { withResolvers } from '../withResolvers.ts';
import { inSeconds, isOver } from './expiry.ts';
import type { Proposal } from './readProposal.ts';

/** A link that was scanned, as the phone keeps it: its site may propose again until it has run out. */
export interface KeptLink extends PairingUri {
  /** Seconds since 1970. */
  readonly expiry: number;
  /** Nobody waits for the site, which may be away. */
  readonly isUnattended: boolean;
  /** Ids of its proposals, each of which counts once. */
  readonly heard: Set<number>;
  /** Those that were not answered yet, by their id. */
  readonly proposals: Map<number, Proposal>;
  /** Of the first proposal that is answered: true for a session, false for a no. */
  readonly outcome: PromiseWithResolvers<boolean>;
}

/** Seconds a link is good for that does not say it. */
const usualSeconds = 300;

/** A link as it is kept without its proposals' outcome, such as in a page's storage. */
export type StoredLink = Omit<KeptLink, 'isUnattended' | 'outcome'>;

/** Reads a link. Throws Error for a text that is none, and for a link that has run out. */
export function keepLink(uri: string, isUnattended: boolean): KeptLink {
  const link = parsePairingUri(uri);
  if (!link) throw new Error('This is no pairing link.');
  const expiry = link.expiry ?? inSeconds(usualSeconds);
  if (isOver(expiry)) throw new Error('The link has run out.');
  return reviveLink({ ...link, expiry, heard: new Set(), proposals: new Map() }, isUnattended);
}

/** A link of which nobody knows the outcome yet. */
export function reviveLink(link: StoredLink, isUnattended: boolean): KeptLink {
  const outcome = withResolvers<boolean>();
  // A link that is let go of before somebody waits for it is nobody's error.
  outcome.promise.catch(() => {});
  return { ...link, isUnattended, outcome };
}
