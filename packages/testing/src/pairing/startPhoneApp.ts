import { createRelayClient, openTopicChannel } from '@mooring/pairing/protocol';
import { isExpired, onExpiry } from './expiry.ts';
import { type OpenSession, openSession, type StoredSession } from './openSession.ts';
import { type Proposal, readProposal } from './proposal.ts';
import type { ScannedLink } from './scannedLink.ts';
import type { OnRequest } from './sessionRequests.ts';
import { type SettlementOptions, settleProposal } from './settleProposal.ts';

/** State that survives when the system ends the app. */
export interface PhoneState {
  /** Identity of the phone at the relay. */
  relaySecret: string | undefined;
  /** Links and sessions by topic. */
  readonly links: Map<string, ScannedLink>;
  readonly sessions: Map<string, StoredSession>;
}

/** Dependencies of {@link startPhoneApp}. */
export interface PhoneAppOptions
  extends Pick<SettlementOptions, 'metadata' | 'sessionProperties' | 'weigh' | 'sign'> {
  readonly relayUrl: string;
  readonly projectId: string;
  /** Timeout of the relay, in ms. */
  readonly limitMs: number;
  /** Opens a connection to the relay. Default: the platform's `WebSocket`, which Node has from 22 on. */
  readonly openSocket?: (url: string) => WebSocket;
  /** Does not wait for responses of sites, which may be offline. Default: false. */
  readonly isUnattended?: boolean;
  /** A new session replaces the previous ones, and their sites are notified. Default: false. */
  readonly isSingle?: boolean;
  readonly onRequest: OnRequest;
  /** Called at the end of a session: the site left or rejected it, or it expired. */
  readonly onEnd: (session: StoredSession) => void;
  /** Called after each change of the kept state. */
  readonly onChange?: () => void;
}

/** Running app of the phone. */
export type PhoneApp = ReturnType<typeof startPhoneApp>;

const signInMethod = 'wc_sessionAuthenticate';

/** The running app of the phone, on its kept state. */
export function startPhoneApp(kept: PhoneState, parts: PhoneAppOptions) {
  const { relayUrl, projectId, limitMs, openSocket, isUnattended, onRequest } = parts;
  const channels = new Map<string, ReturnType<typeof openTopicChannel>>();
  const sessions = new Map<string, OpenSession>();
  const timers = new Map<string, () => void>();
  let isClosed = false;
  const onChange = () => {
    // A discarded app no longer stores anything.
    if (!isClosed) parts.onChange?.();
  };

  const relay = createRelayClient({
    relayUrl,
    projectId,
    limitMs,
    openSocket,
    onMessage() {},
    onUp() {
      for (const session of sessions.values()) session.resend();
    },
    onDown() {},
  });
  // With another identity the relay would deliver the phone's own messages to it.
  relay.restoreIdentity(kept.relaySecret);
  kept.relaySecret = relay.secret();

  function open(keptSession: StoredSession): OpenSession {
    const opened: OpenSession = openSession(keptSession, {
      ...{ relay, isUnattended, onRequest, onChange },
      onEnd: () => end(opened),
    });
    return opened;
  }

  function end(ended: OpenSession): void {
    const { topic } = ended.kept;
    if (sessions.get(topic) !== ended) return;
    forget(topic);
    parts.onEnd(ended.kept);
  }

  function forget(topic: string): void {
    timers.get(topic)?.();
    sessions.delete(topic);
    kept.sessions.delete(topic);
    onChange();
  }

  function adopt(opened: OpenSession): void {
    const others = [...sessions.values()];
    add(opened);
    onChange();
    if (!parts.isSingle) return;
    for (const other of others) {
      forget(other.kept.topic);
      other.leave().catch(() => other.close());
    }
  }

  function add(opened: OpenSession): void {
    const { topic } = opened.kept;
    sessions.set(topic, opened);
    kept.sessions.set(topic, opened.kept);
    watchExpiry(opened);
  }

  /** The expiry may be extended in the meantime. */
  function watchExpiry(opened: OpenSession): void {
    const { topic } = opened.kept;
    const stop = onExpiry(opened.kept.expiry, () => {
      if (!isExpired(opened.kept.expiry)) return watchExpiry(opened);
      opened.close();
      end(opened);
    });
    timers.set(topic, stop);
  }

  function follow(link: ScannedLink): Promise<void> {
    const { topic, key } = link;
    const channel = openTopicChannel(relay, topic, key, async ({ id, method, params }) => {
      // A wallet that signs in while it connects passes over the proposal beside, as real ones do.
      const expected =
        parts.sign && link.method === signInMethod ? signInMethod : 'wc_sessionPropose';
      if (method !== expected || link.heard.has(id) || isExpired(link.expiry)) return;
      const proposal = readProposal(id, params);
      if (!proposal) return;
      link.heard.add(id);
      link.proposals.set(id, proposal);
      onChange();
      void answer(link, proposal);
    });
    channels.set(topic, channel);
    return channel.listen();
  }

  function drop(link: ScannedLink, reason: Error): void {
    kept.links.delete(link.topic);
    channels.get(link.topic)?.close(reason);
    channels.delete(link.topic);
    link.outcome.reject(reason);
    onChange();
  }

  async function answer(link: ScannedLink, proposal: Proposal): Promise<void> {
    const { resolve, reject } = link.outcome;
    const meeting = { ...parts, relay, open, end, isClosed: () => isClosed };
    const settle = await settleProposal(link, proposal, meeting).then(
      (opened) => () => {
        if (opened) adopt(opened);
        resolve(opened !== undefined);
      },
      (error: unknown) => () => reject(error),
    );
    // Handled again when the app restarts.
    if (isClosed) return;
    link.proposals.delete(proposal.id);
    onChange();
    settle();
  }

  function resume(): void {
    for (const link of [...kept.links.values()]) {
      if (isExpired(link.expiry)) {
        drop(link, new Error('The pairing link has expired.'));
        continue;
      }
      // The relay client subscribes again on reconnection.
      follow(link).catch(() => {});
      for (const proposal of link.proposals.values()) void answer(link, proposal);
    }
    for (const keptSession of [...kept.sessions.values()]) {
      const session = open(keptSession);
      add(session);
      if (isExpired(keptSession.expiry)) {
        end(session);
        continue;
      }
      session.listen().catch(() => {});
      session.resume();
    }
  }

  relay.open();
  resume();
  return {
    /** Connects to the relay. */
    wake: relay.open,
    /** Disconnects from the relay; all else stays. */
    sleep: relay.close,
    /** Open sessions, oldest first. */
    sessions: (): readonly OpenSession[] => [...sessions.values()],
    /** Settles with the first proposal, like `PairingPeer.pair`. */
    pair(link: ScannedLink): Promise<boolean> {
      const before = kept.links.get(link.topic);
      if (before) drop(before, new Error('The link was scanned again.'));
      kept.links.set(link.topic, link);
      onChange();
      const timer = setTimeout(() => {
        if (link.heard.size === 0) drop(link, new Error('No session was proposed on this link.'));
      }, limitMs);
      // A proposal may arrive before the relay has answered.
      follow(link).catch((error: Error) => {
        if (!isClosed && link.heard.size === 0) drop(link, error);
      });
      return link.outcome.promise.finally(() => clearTimeout(timer));
    },
    /** Disconnects from the phone. */
    async leave(leaving: OpenSession): Promise<void> {
      forget(leaving.kept.topic);
      await leaving.leave();
    },
    /** Ends the app abruptly, without a message to any site. */
    close(): void {
      isClosed = true;
      relay.close();
      const reason = new Error('The app is closed.');
      for (const channel of channels.values()) channel.close(reason);
      for (const session of sessions.values()) session.close();
      for (const stop of timers.values()) stop();
    },
  };
}
