import { bytesToHex, hexToBytes } from '@noble/hashes/utils';
import { createKey, createKeyPair, deriveKeyPair, deriveTopic } from '../crypto/keys.ts';
import { PairingError } from '../pairingError.ts';
import { wantedNamespaces } from '../session/protocolMethods.ts';
import { openTopicChannel, type PeerAnswer } from '../session/topicChannel.ts';
import { formatPairingUri } from '../uri/pairingUri.ts';
import { type Agreement, agreeWith, readWalletKey } from './agreement.ts';
import { firstOutcome, openParallelSignIn } from './parallelSignIn.ts';
import { onAbort, type ProposalOutcome, type ProposalParts } from './proposal.ts';

/**
 * Sends a proposal, or resumes one of an earlier page load, and waits for the wallet's response. Resolves with the
 * agreed key, or with how the proposal ended.
 */
export async function sendProposal(
  parts: ProposalParts,
  signal: AbortSignal,
): Promise<Agreement | ProposalOutcome> {
  const { relay, metadata, chainIds, lifetimeMs, from, onReady } = parts;
  const key = from ? hexToBytes(from.key) : createKey();
  const own = await (from ? deriveKeyPair(hexToBytes(from.secret)) : createKeyPair()).catch(
    toUnsent,
  );
  if (signal.aborted) return { kind: 'withdrawn' };
  if ('kind' in own) return own;
  if (from?.walletKey) return agreeWith(from.walletKey, own.secret);
  const topic = deriveTopic(key);
  // Requests on the link's topic are ignored.
  const channel = openTopicChannel(relay, topic, key, async () => {});
  const isWithdrawn = onAbort(signal, () => channel.close(new PairingError('sessionEnded')));
  const expiresAt = from?.expiresAt ?? Date.now() + lifetimeMs;
  const waitMs = expiresAt - Date.now();
  const expiryTimestamp = Math.floor((relay.now() + waitMs) / 1_000);
  const id = from?.id ?? channel.createId();
  const signIn = await openParallelSignIn(parts, own, channel.createId);
  if (isWithdrawn()) return { kind: 'withdrawn' };
  const method = signIn && 'wc_sessionAuthenticate';
  const uri = formatPairingUri({ topic, key, expiry: expiryTimestamp, method });
  const link = { uri, expiresAt };
  let isSent = from !== undefined;
  const onSent = () => {
    isSent = true;
    if (!signal.aborted) onReady(link);
  };
  const onAnswer = async (answer: PeerAnswer) => {
    const walletKey = readWalletKey(answer);
    if (walletKey !== undefined) await parts.onAgreed(id, walletKey);
  };
  try {
    if (from) {
      const answer = channel.expect(id, waitMs, onAnswer);
      // If the relay is down, the subscriptions are made when it reconnects.
      Promise.all([channel.listen(), signIn?.listen()]).then(parts.onListening, parts.onListening);
      // Only after the caller has received the proposal.
      queueMicrotask(onSent);
      return await firstOutcome(answer, own.secret, signIn);
    }
    const params = {
      relays: [{ protocol: 'irn' }],
      proposer: { publicKey: own.publicKey, metadata },
      ...wantedNamespaces(chainIds),
      expiryTimestamp,
    };
    const keys = { key: bytesToHex(key), secret: bytesToHex(own.secret) };
    const kept = { ...keys, id, expiresAt, signIn: signIn?.kept };
    await Promise.all([channel.listen(), signIn?.listen(), parts.onMade(kept)]);
    const signInSent =
      signIn &&
      channel.tell(signIn.kept.id, 'wc_sessionAuthenticate', signIn.params(expiryTimestamp));
    // Both are sent before the link is shown: wallets that support the sign-in request ignore the proposal.
    const onBothSent = () => void Promise.resolve(signInSent).then(onSent, () => {});
    const terms = { waitMs, onSent: onBothSent, onAnswer };
    const answer = channel.ask(id, 'wc_sessionPropose', params, terms);
    const answers = Promise.all([answer, signInSent]).then(([given]) => given);
    return await firstOutcome(answers, own.secret, signIn);
  } catch (error) {
    if (isWithdrawn()) return { kind: 'withdrawn' };
    if (isSent || !(error instanceof PairingError)) return { kind: 'expired' };
    return { kind: 'unsent', error };
  } finally {
    signIn?.close();
    channel.close(new PairingError('sessionEnded'));
  }
}

/** Outcome if the code for the keys, needed only in old browsers, could not be loaded. */
function toUnsent(cause: unknown): ProposalOutcome {
  return { kind: 'unsent', error: new PairingError('unloadable', { cause }) };
}
