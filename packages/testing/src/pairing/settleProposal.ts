import {
  agreeOnKey,
  createKeyPair,
  deriveTopic,
  longestSessionSeconds,
  type RelayClient,
  sealEnvelope,
} from '@mooring/pairing/protocol';
import { hexToBytes } from 'viem';
import { ProviderRpcError } from '../rpc/providerError.ts';
import { createExpirySignal, expiryIn } from './expiry.ts';
import {
  ANSWER_MS,
  type OpenSession,
  type SessionTerms,
  type StoredSession,
} from './openSession.ts';
import { type Proposal, protocolError } from './proposal.ts';
import type { ScannedLink } from './scannedLink.ts';

/** Metadata of the wallet (specs/clients/core/pairing/data-structures). */
export interface PhoneMetadata {
  readonly name: string;
  readonly description: string;
  readonly url: string;
  readonly icons: readonly string[];
  /** Links that open the wallet. */
  readonly redirect?: { readonly universal: string };
}

export interface SettlementOptions {
  readonly relay: RelayClient;
  /** The wallet as the site sees it. */
  readonly metadata: PhoneMetadata;
  readonly sessionProperties: Readonly<Record<string, string>> | undefined;
  /**
   * Terms for a site; throws `ProviderRpcError` to reject. `withdrawn` aborts when the site no longer waits
   * for the answer.
   */
  readonly weigh: (proposal: Proposal, withdrawn: AbortSignal) => Promise<SessionTerms>;
  /** Signs a message as an account, without a prompt. Without it the wallet does not sign in while it connects. */
  readonly sign?: ((account: string, message: string) => Promise<string>) | undefined;
  readonly open: (kept: StoredSession) => OpenSession;
  /** Called when a site rejects a session after the fact. */
  readonly end: (session: OpenSession) => void;
  /** True once the app is closed: it no longer sends anything. */
  readonly isClosed: () => boolean;
}

/** Relay tags of the responses to a proposal. */
const APPROVAL_TAG = 1101;
const REJECTION_TAG = 1120;
/** Those of the responses to a request to connect and sign in. */
const SIGNED_TAG = 1117;
const UNSIGNED_TAG = 1118;
/** Time the relay keeps a response for an offline site, in seconds. */
const ANSWER_SECONDS = 300;

/**
 * Answers a proposal with a session, or with a rejection: then undefined.
 *
 * @throws {ProviderRpcError} when the site rejects the session
 */
export async function settleProposal(
  link: ScannedLink,
  proposal: Proposal,
  options: SettlementOptions,
): Promise<OpenSession | undefined> {
  const { signal, stop } = createExpirySignal(link.expiry);
  const weighed = await options
    .weigh(proposal, signal)
    .then(
      (terms) => ({ terms }),
      (error: unknown) => ({ error: protocolError(error) }),
    )
    .finally(stop);
  if (options.isClosed() || signal.aborted) return undefined;
  if ('terms' in weighed) return settleSession(link, proposal, weighed.terms, options);
  const error = { id: proposal.id, error: weighed.error };
  if (proposal.signIn)
    await sendTo(options.relay, proposal, await createKeyPair(), error, UNSIGNED_TAG);
  else await sendToSite(options.relay, link, error, REJECTION_TAG);
  return undefined;
}

async function settleSession(
  link: ScannedLink,
  proposal: Proposal,
  terms: SessionTerms,
  options: SettlementOptions,
): Promise<OpenSession> {
  const { relay, metadata, sessionProperties, open, end, isClosed } = options;
  const own = await createKeyPair();
  const { secret, publicKey } = own;
  const key = await agreeOnKey(secret, proposal.publicKey);
  if (!key) throw new ProviderRpcError(5000, 'The public key of the site is invalid.');
  const session = open({
    topic: deriveTopic(key),
    key,
    site: proposal.site,
    terms,
    expiry: expiryIn(longestSessionSeconds),
    heard: new Set(),
    requests: new Map(),
  });
  const settlement = { controller: { publicKey, metadata }, sessionProperties };
  try {
    await session.listen();
    if (proposal.signIn) {
      const answer = await signedAnswer(proposal, terms, options);
      const result = { cacaos: [answer], responder: { publicKey, metadata } };
      await sendTo(relay, proposal, own, { id: proposal.id, result }, SIGNED_TAG);
      return session;
    }
    const result = { relay: { protocol: 'irn' }, responderPublicKey: publicKey };
    await sendToSite(relay, link, { id: proposal.id, result }, APPROVAL_TAG);
    const waitMs = link.isUnattended ? ANSWER_SECONDS * 1_000 : ANSWER_MS;
    const { sent, taken } = session.settle(settlement, waitMs);
    // An offline site may still reject the session later.
    taken.catch((error: unknown) => {
      if (!(error instanceof ProviderRpcError)) return;
      session.close();
      end(session);
    });
    await (link.isUnattended ? sent : taken);
  } catch (error) {
    session.close();
    throw error;
  }
  if (isClosed()) session.close();
  return session;
}

/** Signs the message of a site as the first account (CAIP-74). */
async function signedAnswer(
  { signIn }: Proposal,
  terms: SessionTerms,
  { sign }: SettlementOptions,
): Promise<object> {
  const [account = ''] = terms.accounts;
  const { message = '', payload = {} } = signIn?.compose(account, terms) ?? {};
  const signature = await sign?.(account, message);
  return { h: { t: 'caip122' }, p: payload, s: { t: 'eip191', s: signature } };
}

/** Publishes an answer for the site's key pair alone, sealed by one of the wallet's (type 1). */
async function sendTo(
  relay: RelayClient,
  { publicKey }: Proposal,
  own: Awaited<ReturnType<typeof createKeyPair>>,
  answer: object,
  tag: number,
): Promise<void> {
  const key = await agreeOnKey(own.secret, publicKey);
  if (!key) return;
  const text = JSON.stringify({ jsonrpc: '2.0', ...answer });
  const envelope = sealEnvelope(text, key, hexToBytes(`0x${own.publicKey}`));
  const topic = deriveTopic(hexToBytes(`0x${publicKey}`));
  await relay.publish(topic, envelope, { ttl: ANSWER_SECONDS, tag, prompt: false });
}

async function sendToSite(
  relay: RelayClient,
  { topic, key }: ScannedLink,
  answer: object,
  tag: number,
): Promise<void> {
  const envelope = sealEnvelope(JSON.stringify({ jsonrpc: '2.0', ...answer }), key);
  await relay.publish(topic, envelope, { ttl: ANSWER_SECONDS, tag, prompt: false });
}
