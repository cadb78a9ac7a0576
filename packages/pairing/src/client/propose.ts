import { withResolvers } from '@mooring/internal';
import { read } from '@mooring/internal/schema';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils';
import { object } from 'valibot';
import {
  agreeOnKey,
  createKey,
  createKeyPair,
  type KeyPair,
  keyPairOf,
  topicOf,
} from '../crypto/keys.ts';
import { PairingError } from '../pairingError.ts';
import type { PairingMetadata } from '../pairingOptions.ts';
import { hex32 } from '../parse/values.ts';
import type { Topics } from '../relay/relayClient.ts';
import type { ComposeSignIn } from '../session/offeredSignIn.ts';
import { peerError } from '../session/peerError.ts';
import { wantedNamespaces } from '../session/protocolMethods.ts';
import type { KeptProposal } from '../session/resumable.ts';
import type { SessionRecord } from '../session/sessionRecord.ts';
import { parseSettlement } from '../session/settlement.ts';
import { openTopicChannel, type PeerAnswer } from '../session/topicChannel.ts';
import { formatPairingUri } from '../uri/pairingUri.ts';

export interface ProposalParts {
  readonly relay: Topics;
  readonly metadata: PairingMetadata;
  readonly chainIds: readonly number[];
  /** Lifetime of the proposal, in ms. */
  readonly lifetimeMs: number;
  /** Proposal of an earlier page load, resumed instead of a new one. */
  readonly from?: KeptProposal | undefined;
  /** Composes the message to sign in with beside the proposal. */
  readonly signIn?: ComposeSignIn | undefined;
  /** Stores what is needed to resume the proposal later; resolves when stored. */
  readonly onMade: (
    made: Pick<KeptProposal, 'key' | 'secret' | 'id' | 'expiresAt' | 'signIn'>,
  ) => Promise<void>;
  /** Stores the key of a wallet that has approved, before its response is acknowledged to the relay. */
  readonly onAgreed: (id: number, walletKey: string) => Promise<void>;
  /** Called when the relay's mailbox has been processed. */
  readonly onHeard?: (() => void) | undefined;
  /** The relay has the proposal: the link can be shown until `expiresAt`, ms since 1970. */
  readonly onReady: (link: { readonly uri: string; readonly expiresAt: number }) => void;
  /**
   * Takes over the session topic, synchronously: the next message may already be there. Resolves when the
   * session is stored, which is acknowledged to the relay only then.
   */
  readonly onSettled: (record: SessionRecord) => Promise<void>;
}

/** Outcome of a proposal. */
export type ProposalOutcome =
  | { readonly kind: 'settled' | 'expired' | 'withdrawn' }
  /** Refused by the wallet, or the wallet's message was invalid. */
  | { readonly kind: 'refused'; readonly error: Error }
  /** Not accepted by the relay. */
  | { readonly kind: 'unsent'; readonly error: PairingError };

export interface Proposal {
  /** Never rejects. */
  readonly outcome: Promise<ProposalOutcome>;
  /** Discards the keys: late messages can no longer be read. */
  withdraw(): void;
}

/** Time a wallet that approved has to settle, in ms. */
const SETTLE_MS = 30_000;

/**
 * Proposes a session, and creates the link to the proposal. Everyone who saw the link has the key of its
 * topic, so only one response with the wallet's public key is accepted there; the session is settled on a
 * topic whose key the two have agreed on.
 *
 * ```
 * sending ──relay has it──▶ open ──wallet's key──▶ agreed ──settled──▶ settled
 *    └▶ unsent               └▶ refused, expired    └▶ refused (not valid, or too late)
 * ```
 */
export function propose(parts: ProposalParts): Proposal {
  const withdrawal = new AbortController();
  const outcome = proposalAnswer(parts, withdrawal.signal).then((answer) =>
    'kind' in answer ? answer : settlementOf(parts, answer, withdrawal.signal),
  );
  return { outcome, withdraw: () => withdrawal.abort() };
}

/** Result of the wallet's response: the agreed key, and the wallet's public key. */
interface Agreement {
  readonly key: Uint8Array;
  readonly walletKey: string;
}

async function proposalAnswer(
  parts: ProposalParts,
  signal: AbortSignal,
): Promise<Agreement | ProposalOutcome> {
  const { relay, metadata, chainIds, lifetimeMs, from, onReady } = parts;
  const key = from ? hexToBytes(from.key) : createKey();
  const own = await (from ? keyPairOf(hexToBytes(from.secret)) : createKeyPair()).catch(unloadable);
  if (signal.aborted) return { kind: 'withdrawn' };
  if ('kind' in own) return own;
  if (from?.walletKey) return agreementWith(from.walletKey, own.secret);
  const topic = topicOf(key);
  // Requests on the link's topic are ignored.
  const channel = openTopicChannel(relay, topic, key, async () => {});
  const isWithdrawn = whenAborted(signal, () => channel.close(new PairingError('sessionEnded')));
  const expiresAt = from?.expiresAt ?? Date.now() + lifetimeMs;
  const waitMs = expiresAt - Date.now();
  const expiryTimestamp = Math.floor((relay.now() + waitMs) / 1_000);
  const id = from?.id ?? channel.createId();
  const beside = await besideOf(parts, own, channel.createId);
  if (isWithdrawn()) return { kind: 'withdrawn' };
  const method = beside && 'wc_sessionAuthenticate';
  const uri = formatPairingUri({ topic, key, expiry: expiryTimestamp, method });
  const link = { uri, expiresAt };
  let isSent = from !== undefined;
  const onSent = () => {
    isSent = true;
    if (!signal.aborted) onReady(link);
  };
  const onAnswer = async (answer: PeerAnswer) => {
    const walletKey = walletKeyOf(answer);
    if (walletKey !== undefined) await parts.onAgreed(id, walletKey);
  };
  try {
    if (from) {
      const answer = channel.expect(id, waitMs, onAnswer);
      // If the relay is down, the subscriptions are made when it reconnects.
      Promise.all([channel.listen(), beside?.listen()]).then(parts.onHeard, parts.onHeard);
      // Only after the caller has received the proposal.
      queueMicrotask(onSent);
      return await firstOutcome(answer, own.secret, beside);
    }
    const params = {
      relays: [{ protocol: 'irn' }],
      proposer: { publicKey: own.publicKey, metadata },
      ...wantedNamespaces(chainIds),
      expiryTimestamp,
    };
    const made = { key: bytesToHex(key), secret: bytesToHex(own.secret), id, expiresAt };
    const kept = { ...made, ...(beside && { signIn: beside.kept }) };
    await Promise.all([channel.listen(), beside?.listen(), parts.onMade(kept)]);
    const told =
      beside &&
      channel.tell(beside.kept.id, 'wc_sessionAuthenticate', beside.params(expiryTimestamp));
    // Both are there when the link is shown: wallets that know the first pass over the second.
    const onBothSent = () => void Promise.resolve(told).then(onSent, () => {});
    const terms = { waitMs, onSent: onBothSent, onAnswer };
    const answer = channel.ask(id, 'wc_sessionPropose', params, terms);
    const answers = Promise.all([answer, told]).then(([given]) => given);
    return await firstOutcome(answers, own.secret, beside);
  } catch (error) {
    if (isWithdrawn()) return { kind: 'withdrawn' };
    if (isSent || !(error instanceof PairingError)) return { kind: 'expired' };
    return { kind: 'unsent', error };
  } finally {
    beside?.close();
    channel.close(new PairingError('sessionEnded'));
  }
}

/** Request to sign in beside a proposal, a new one or that of an earlier page load; most pages have none. */
async function besideOf(parts: ProposalParts, own: KeyPair, createId: () => number) {
  const { from, signIn } = parts;
  if (from ? !from.signIn : !signIn) return undefined;
  try {
    const { beginSignIn } = await import('../sign-in/authenticate.ts');
    return await beginSignIn({ ...parts, own, createId, onSigned });
  } catch {
    // The page connects without.
    return undefined;
  }

  function onSigned(signed: Omit<SessionRecord, 'relaySecret' | 'chosen'>): Promise<void> {
    return parts.onSettled({ ...signed, relaySecret: undefined, chosen: undefined });
  }
}

type Beside = Awaited<ReturnType<typeof besideOf>>;

/** Outcome of whichever request a wallet answers. */
async function firstOutcome(
  answer: Promise<PeerAnswer>,
  secret: Uint8Array,
  beside: Beside,
): Promise<Agreement | ProposalOutcome> {
  const agreed = answer.then((given) => agreementOf(given, secret));
  if (!beside) return agreed;
  const signed = beside.outcome.then(
    ({ error }): ProposalOutcome => (error ? { kind: 'refused', error } : { kind: 'settled' }),
  );
  return Promise.race([signed, agreed]);
}

function walletKeyOf(answer: PeerAnswer): string | undefined {
  const result = 'result' in answer ? answer.result : undefined;
  return read(object({ responderPublicKey: hex32 }), result)?.responderPublicKey;
}

async function agreementOf(
  answer: PeerAnswer,
  secret: Uint8Array,
): Promise<Agreement | ProposalOutcome> {
  if ('fault' in answer) return { kind: 'refused', error: await peerError(answer.fault) };
  return agreementWith(walletKeyOf(answer), secret);
}

/** The code for the keys, of old browsers alone, could not be fetched. */
function unloadable(cause: unknown): ProposalOutcome {
  return { kind: 'unsent', error: new PairingError('unloadable', { cause }) };
}

async function agreementWith(
  walletKey: string | undefined,
  secret: Uint8Array,
): Promise<Agreement | ProposalOutcome> {
  const key = walletKey === undefined ? undefined : await agreeOnKey(secret, walletKey);
  if (!key || walletKey === undefined) return { kind: 'refused', error: new PairingError(7000) };
  return { key, walletKey };
}

async function settlementOf(
  { relay, onSettled, onHeard }: ProposalParts,
  { key, walletKey }: Agreement,
  signal: AbortSignal,
): Promise<ProposalOutcome> {
  const { promise, resolve } = withResolvers<ProposalOutcome>();
  const method = 'wc_sessionSettle';
  const channel = openTopicChannel(relay, topicOf(key), key, async (request) => {
    if (request.method !== method) return;
    const settlement = parseSettlement(request.params, walletKey, relay.now());
    if (!settlement) {
      const error = { code: 1005, message: 'Invalid session settle request' };
      channel.answer(request.id, method, { error });
      resolve({ kind: 'refused', error: new PairingError(1005) });
      return;
    }
    channel.answer(request.id, method, { result: true });
    channel.handOver(new PairingError('sessionEnded'));
    const kept = onSettled({
      ...settlement,
      key: bytesToHex(key),
      relaySecret: undefined,
      chosen: undefined,
      chainId: undefined,
      preferred: undefined,
      lastUpdate: request.id,
      heard: [request.id],
    });
    resolve({ kind: 'settled' });
    await kept.catch(() => {});
  });
  const late = { kind: 'refused', error: new PairingError(7000) } as const;
  const timer = setTimeout(() => resolve(late), SETTLE_MS);
  whenAborted(signal, () => resolve({ kind: 'withdrawn' }));
  // If the relay is lost now, it must reconnect before the expiry.
  channel.listen().then(onHeard, onHeard);
  const outcome = await promise;
  clearTimeout(timer);
  if (outcome.kind !== 'settled') channel.close(new PairingError('sessionEnded'));
  return outcome;
}

/** Runs a function when a signal aborts, now or later. Returns a getter of its aborted state. */
function whenAborted(signal: AbortSignal, act: () => void): () => boolean {
  if (signal.aborted) act();
  else signal.addEventListener('abort', act, { once: true });
  return () => signal.aborted;
}
