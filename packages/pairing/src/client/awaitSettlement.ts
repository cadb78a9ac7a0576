import { withResolvers } from '@mooring/internal';
import { bytesToHex } from '@noble/hashes/utils';
import { deriveTopic } from '../crypto/keys.ts';
import { PairingError } from '../pairingError.ts';
import { parseSettlement } from '../session/settlement.ts';
import { openTopicChannel } from '../session/topicChannel.ts';
import type { Agreement } from './agreement.ts';
import { onAbort, type ProposalOutcome, type ProposalParts } from './proposal.ts';

/** Time a wallet that approved has to settle, in ms. */
const SETTLE_MS = 30_000;

/** Waits on the agreed topic for the wallet to settle the session. */
export async function awaitSettlement(
  { relay, onSettled, onListening }: ProposalParts,
  { key, walletKey }: Agreement,
  signal: AbortSignal,
): Promise<ProposalOutcome> {
  const { promise, resolve } = withResolvers<ProposalOutcome>();
  const method = 'wc_sessionSettle';
  const channel = openTopicChannel(relay, deriveTopic(key), key, async (request) => {
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
  onAbort(signal, () => resolve({ kind: 'withdrawn' }));
  // If the relay is lost now, it must reconnect before the expiry.
  channel.listen().then(onListening, onListening);
  const outcome = await promise;
  clearTimeout(timer);
  if (outcome.kind !== 'settled') channel.close(new PairingError('sessionEnded'));
  return outcome;
}
