/**
 * Phone engine under the screens of `@mooring/devnet`; may change in any version.
 *
 * @internal
 * @module
 */
export { expiredReason } from '../pairing/expiry.ts';
export type {
  OpenSession,
  SessionTerms,
  StoredSession,
} from '../pairing/openSession.ts';
export {
  type Abilities,
  evaluateProposal,
  type Grant,
  type Proposal,
  protocolError,
  readProposal,
} from '../pairing/proposal.ts';
export { openScannedLink } from '../pairing/scannedLink.ts';
export type { Answer, StoredRequest } from '../pairing/sessionRequests.ts';
export type { PhoneMetadata } from '../pairing/settleProposal.ts';
export {
  type PhoneApp,
  type PhoneAppOptions,
  type PhoneState,
  startPhoneApp,
} from '../pairing/startPhoneApp.ts';
export { readPhone, writePhone } from '../pairing/storedPhone.ts';
