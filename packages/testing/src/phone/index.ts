/**
 * Phone engine under the screens of `@mooring/devnet`; may change in any version.
 *
 * @internal
 * @module
 */
export { runOut } from '../pairing/expiry.ts';
export { keepLink } from '../pairing/keptLink.ts';
export type { PhoneMetadata } from '../pairing/meetSite.ts';
export type { KeptSession, OpenSession, SessionTerms } from '../pairing/openSession.ts';
export {
  type Abilities,
  type Grant,
  type Proposal,
  protocolError,
  readProposal,
  weighProposal,
} from '../pairing/proposal.ts';
export type { Answer, KeptRequest } from '../pairing/sessionRequests.ts';
export { type App, type AppParts, type KeptPhone, startApp } from '../pairing/startApp.ts';
export { readPhone, writePhone } from '../pairing/storedPhone.ts';
