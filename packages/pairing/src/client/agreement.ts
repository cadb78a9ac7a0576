import { parseOrUndefined } from '@mooring/internal/schema';
import { object } from 'valibot';
import { agreeOnKey } from '../crypto/keys.ts';
import { PairingError } from '../pairingError.ts';
import { hex32 } from '../parse/values.ts';
import { readPeerError } from '../session/peerError.ts';
import type { PeerAnswer } from '../session/topicChannel.ts';
import type { ProposalOutcome } from './proposal.ts';

/** Result of the wallet's response: the agreed key, and the wallet's public key. */
export interface Agreement {
  readonly key: Uint8Array;
  readonly walletKey: string;
}

/** Reads the wallet's public key; `undefined` when it refused, or the response is invalid. */
export function readWalletKey(answer: PeerAnswer): string | undefined {
  const result = 'result' in answer ? answer.result : undefined;
  return parseOrUndefined(object({ responderPublicKey: hex32 }), result)?.responderPublicKey;
}

/** Agrees on a key with the wallet that has responded. */
export async function readAgreement(
  answer: PeerAnswer,
  secret: Uint8Array,
): Promise<Agreement | ProposalOutcome> {
  if ('fault' in answer) return { kind: 'refused', error: await readPeerError(answer.fault) };
  return agreeWith(readWalletKey(answer), secret);
}

/** Agrees on a key with the wallet of a public key; refuses an invalid one. */
export async function agreeWith(
  walletKey: string | undefined,
  secret: Uint8Array,
): Promise<Agreement | ProposalOutcome> {
  const key = walletKey === undefined ? undefined : await agreeOnKey(secret, walletKey);
  if (!key || walletKey === undefined) return { kind: 'refused', error: new PairingError(7000) };
  return { key, walletKey };
}
