import { bytesToHex } from '@noble/hashes/utils';
import { agreeOnKey, createKey, createKeyPair, isHex32, topicOf } from '../crypto/keys.ts';
import { PairingError } from '../pairingError.ts';
import type { PairingMetadata } from '../pairingOptions.ts';
import { isRecord } from '../parse/record.ts';
import type { Topics } from '../relay/relayClient.ts';
import { formatPairingUri } from '../uri/pairingUri.ts';
import { withResolvers } from '../withResolvers.ts';
import { peerError } from './peerError.ts';
import type { SessionRecord } from './sessionRecord.ts';
import { parseSettlement } from './settlement.ts';
import { openTopicChannel, type PeerAnswer } from './topicChannel.ts';
import { wantedNamespaces } from './wantedNamespaces.ts';

export interface ProposalParts {
  readonly relay: Topics;
  readonly metadata: PairingMetadata;
  readonly chainIds: readonly number[];
  /** How long it can be answered, in ms. */
  readonly lifetimeMs: number;
  /** The relay has it: the link can be shown until `expiresAt`, ms since 1970. */
  readonly onReady: (link: { readonly uri: string; readonly expiresAt: number }) => void;
  /** Takes the topic of the session over, at once: the next message may be there already. */
  readonly onSettled: (record: SessionRecord) => void;
}

/** How a proposal ended. */
export type ProposalOutcome =
  | { readonly kind: 'settled' | 'expired' | 'withdrawn' }
  /** By the wallet, or because what the wallet sent was not valid. */
  | { readonly kind: 'refused'; readonly error: Error }
  /** The relay did not take it. */
  | { readonly kind: 'unsent'; readonly error: PairingError };

export interface Proposal {
  /** Never rejects. */
  readonly outcome: Promise<ProposalOutcome>;
  /** Forgets the keys: what comes late for it is noise. */
  withdraw(): void;
}

/** How long a wallet that approved may take to settle, in ms. */
const settleMs = 30_000;

/**
 * Proposes a session, and makes the link to the proposal. Everybody who saw the link has the key of
 * its topic, so all that is taken from there is one answer with the wallet's public key; the session
 * comes over a topic whose key the two have agreed on.
 *
 * ```
 * sending ──relay has it──▶ open ──wallet's key──▶ agreed ──settled──▶ settled
 *    └▶ unsent               └▶ refused, expired    └▶ refused (not valid, or too late)
 * ```
 */
export function propose(parts: ProposalParts): Proposal {
  const withdrawal = new AbortController();
  const outcome = answerOf(parts, withdrawal.signal).then((answer) =>
    'kind' in answer ? answer : settlementOf(parts, answer, withdrawal.signal),
  );
  return { outcome, withdraw: () => withdrawal.abort() };
}

/** What the wallet's answer leads to: a key, and the wallet that has it too. */
interface Agreement {
  readonly key: Uint8Array;
  readonly walletKey: string;
}

async function answerOf(
  { relay, metadata, chainIds, lifetimeMs, onReady }: ProposalParts,
  signal: AbortSignal,
): Promise<Agreement | ProposalOutcome> {
  const key = createKey();
  const own = createKeyPair();
  const topic = topicOf(key);
  // On the topic of the link nobody has anything to ask of the page.
  const channel = openTopicChannel(relay, topic, key, async () => {});
  const isWithdrawn = whenAborted(signal, () => channel.close(new PairingError('session-ended')));
  const expiresAt = Date.now() + lifetimeMs;
  const expiryTimestamp = Math.floor(expiresAt / 1_000);
  const params = {
    relays: [{ protocol: 'irn' }],
    proposer: { publicKey: own.publicKey, metadata },
    ...wantedNamespaces(chainIds),
    expiryTimestamp,
  };
  const link = { uri: formatPairingUri({ topic, key, expiry: expiryTimestamp }), expiresAt };
  let isSent = false;
  const onSent = () => {
    isSent = true;
    if (!signal.aborted) onReady(link);
  };
  try {
    await channel.listen();
    const terms = { waitMs: expiresAt - Date.now(), onSent };
    const answer = await channel.ask(channel.createId(), 'wc_sessionPropose', params, terms);
    return agreementOf(answer, own.secret);
  } catch (error) {
    if (isWithdrawn()) return { kind: 'withdrawn' };
    if (isSent || !(error instanceof PairingError)) return { kind: 'expired' };
    return { kind: 'unsent', error };
  } finally {
    channel.close(new PairingError('session-ended'));
  }
}

function agreementOf(answer: PeerAnswer, secret: Uint8Array): Agreement | ProposalOutcome {
  if ('fault' in answer) return { kind: 'refused', error: peerError(answer.fault) };
  const { result } = answer;
  const walletKey = isRecord(result) ? result['responderPublicKey'] : undefined;
  const key = isHex32(walletKey) ? agreeOnKey(secret, walletKey) : undefined;
  if (!key || !isHex32(walletKey)) return { kind: 'refused', error: new PairingError(7000) };
  return { key, walletKey };
}

async function settlementOf(
  { relay, onSettled }: ProposalParts,
  { key, walletKey }: Agreement,
  signal: AbortSignal,
): Promise<ProposalOutcome> {
  const { promise, resolve } = withResolvers<ProposalOutcome>();
  const method = 'wc_sessionSettle';
  const channel = openTopicChannel(relay, topicOf(key), key, async (request) => {
    if (request.method !== method) return;
    const settlement = parseSettlement(request.params, walletKey, Date.now());
    if (!settlement) {
      const error = { code: 1005, message: 'Invalid session settle request' };
      channel.answer(request.id, method, { error });
      resolve({ kind: 'refused', error: new PairingError(1005) });
      return;
    }
    channel.answer(request.id, method, { result: true });
    channel.handOver(new PairingError('session-ended'));
    onSettled({
      ...settlement,
      key: bytesToHex(key),
      chainId: undefined,
      preferred: undefined,
      lastUpdate: request.id,
      heard: [request.id],
    });
    resolve({ kind: 'settled' });
  });
  const late = { kind: 'refused', error: new PairingError(7000) } as const;
  const timer = setTimeout(() => resolve(late), settleMs);
  whenAborted(signal, () => resolve({ kind: 'withdrawn' }));
  // A relay that is lost now is there again before the time is up, or it is too late.
  channel.listen().catch(() => {});
  const outcome = await promise;
  clearTimeout(timer);
  if (outcome.kind !== 'settled') channel.close(new PairingError('session-ended'));
  return outcome;
}

/** Does something when a signal is aborted, now or later; tells whether it was. */
function whenAborted(signal: AbortSignal, act: () => void): () => boolean {
  if (signal.aborted) act();
  else signal.addEventListener('abort', act, { once: true });
  return () => signal.aborted;
}
