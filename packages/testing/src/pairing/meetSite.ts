import {
  agreeOnKey,
  createKeyPair,
  openTopicChannel,
  type PairingUri,
  parsePairingUri,
  type RelayClient,
  sealEnvelope,
  topicOf,
} from '@mooring/pairing/protocol';
import { ProviderRpcError } from '../rpc/providerError.ts';
import { withResolvers } from '../withResolvers.ts';
import {
  type OpenSession,
  openSession,
  protocolError,
  type SessionParts,
  type SessionTerms,
} from './openSession.ts';
import { type Proposal, readProposal } from './readProposal.ts';

export interface Meeting extends Pick<SessionParts, 'relay' | 'onRequest' | 'onEnd'> {
  /** As the site sees the wallet. */
  readonly name: string;
  /** How long a proposal is waited for, in ms. */
  readonly limitMs: number;
  /** What the site gets; throws `ProviderRpcError` for a no. */
  readonly weigh: (proposal: Proposal) => Promise<SessionTerms>;
}

/**
 * Meets the site behind a link, and settles a session with it; `undefined` when it was refused.
 *
 * @throws {Error} nobody proposes by the link in time
 * @throws {ProviderRpcError} the site did not take what it was given
 */
export async function meetSite(
  link: PairingUri,
  meeting: Meeting,
): Promise<OpenSession | undefined> {
  const { channel, proposal } = await hearProposal(link, meeting);
  try {
    const terms = await meeting.weigh(proposal).catch(async (error: unknown) => {
      await refuse(meeting.relay, link, proposal.id, error);
      return undefined;
    });
    return terms && (await settle(channel, proposal, terms, meeting));
  } finally {
    channel.close(new Error('Paired.'));
  }
}

async function settle(
  link: LinkChannel,
  proposal: Proposal,
  terms: SessionTerms,
  { relay, name, onRequest, onEnd }: Meeting,
): Promise<OpenSession> {
  const { secret, publicKey } = createKeyPair();
  const key = agreeOnKey(secret, proposal.publicKey);
  if (!key) throw new ProviderRpcError(5000, 'The site has no sound key.');
  const session = openSession({ relay, key, topic: topicOf(key), proposal, onRequest, onEnd });
  await session.listen();
  const result = { relay: { protocol: 'irn' }, responderPublicKey: publicKey };
  link.answer(proposal.id, 'wc_sessionPropose', { result });
  const metadata = { name, description: '', url: 'https://wallet.example', icons: [] };
  try {
    await session.settle(terms, { publicKey, metadata });
    return session;
  } catch (error) {
    session.close();
    throw error;
  }
}

type LinkChannel = ReturnType<typeof openTopicChannel>;

async function hearProposal(link: PairingUri, { relay, limitMs }: Meeting) {
  const { promise, resolve, reject } = withResolvers<Proposal>();
  const channel = openTopicChannel(relay, link.topic, link.key, async ({ id, method, params }) => {
    const found = method === 'wc_sessionPropose' ? readProposal(id, params) : undefined;
    if (found) resolve(found);
  });
  const timer = setTimeout(() => reject(new Error('Nobody proposes by this link.')), limitMs);
  try {
    await channel.listen();
    return { channel, proposal: await promise };
  } catch (error) {
    channel.close(new Error('Nobody is there.'));
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/** The protocol's tag of a proposal that a person refuses. */
const refusalTag = 1120;

async function refuse(relay: RelayClient, link: PairingUri, id: number, error: unknown) {
  const refusal = { id, jsonrpc: '2.0', error: protocolError(error) };
  const envelope = sealEnvelope(JSON.stringify(refusal), link.key);
  await relay.publish(link.topic, envelope, { ttl: 300, tag: refusalTag, prompt: false });
}

/** Reads a link. Throws Error for a text that is none, and for a link that has run out. */
export function readLink(uri: string): PairingUri {
  const link = parsePairingUri(uri);
  if (!link) throw new Error('This is no pairing link.');
  if (link.expiry !== undefined && link.expiry * 1_000 < Date.now()) {
    throw new Error('The link has run out.');
  }
  return link;
}
