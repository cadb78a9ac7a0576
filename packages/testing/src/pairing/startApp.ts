import { createRelayClient, openTopicChannel } from '@mooring/pairing/protocol';
import { isOver } from './expiry.ts';
import type { KeptLink } from './keptLink.ts';
import { type Meeting, meetSite } from './meetSite.ts';
import { type KeptSession, type OpenSession, openSession } from './openSession.ts';
import { type Proposal, readProposal } from './readProposal.ts';
import type { OnRequest } from './sessionRequests.ts';

/** All that outlasts the app when the system throws it away. */
export interface KeptPhone {
  /** Who the phone is to the relay. */
  relaySecret: string | undefined;
  readonly links: Map<string, KeptLink>;
  session: KeptSession | undefined;
}

export interface AppParts extends Pick<Meeting, 'name' | 'sessionProperties' | 'weigh'> {
  readonly relayUrl: string;
  readonly projectId: string;
  /** How long the relay may take, in ms. */
  readonly limitMs: number;
  readonly onRequest: OnRequest;
  /** There is no session any more. */
  readonly onEnd: () => void;
}

export type App = ReturnType<typeof startApp>;

/** The app of the phone while it runs, on what it has kept. */
export function startApp(kept: KeptPhone, parts: AppParts) {
  const { relayUrl, projectId, limitMs, onRequest } = parts;
  const channels = new Map<string, ReturnType<typeof openTopicChannel>>();
  let session: OpenSession | undefined;
  let isClosed = false;

  const relay = createRelayClient({
    relayUrl,
    projectId,
    limitMs,
    onMessage() {},
    onUp: () => session?.resend(),
    onDown() {},
  });
  // As another it would be handed its own messages.
  relay.goOnAs(kept.relaySecret);
  kept.relaySecret = relay.secret();

  function open(keptSession: KeptSession): OpenSession {
    const opened: OpenSession = openSession(keptSession, {
      relay,
      onRequest,
      onEnd: () => end(opened),
    });
    return opened;
  }

  function end(ended: OpenSession): void {
    if (session !== ended) return;
    session = undefined;
    kept.session = undefined;
    parts.onEnd();
  }

  /** One session at a time: the one before is left. */
  function adopt(opened: OpenSession): void {
    const before = session;
    session = opened;
    kept.session = opened.kept;
    before?.leave().catch(() => before.close());
  }

  function follow(link: KeptLink): Promise<void> {
    const { topic, key } = link;
    const channel = openTopicChannel(relay, topic, key, async ({ id, method, params }) => {
      if (method !== 'wc_sessionPropose' || link.heard.has(id) || isOver(link.expiry)) return;
      const proposal = readProposal(id, params);
      if (!proposal) return;
      link.heard.add(id);
      link.proposals.set(id, proposal);
      void answer(link, proposal);
    });
    channels.set(topic, channel);
    return channel.listen();
  }

  function drop(link: KeptLink, reason: Error): void {
    kept.links.delete(link.topic);
    channels.get(link.topic)?.close(reason);
    channels.delete(link.topic);
    link.outcome.reject(reason);
  }

  async function answer(link: KeptLink, proposal: Proposal): Promise<void> {
    const { resolve, reject } = link.outcome;
    const meeting = { ...parts, relay, open, end, isClosed: () => isClosed };
    const settle = await meetSite(link, proposal, meeting).then(
      (opened) => () => {
        if (opened) adopt(opened);
        resolve(opened !== undefined);
      },
      (error: unknown) => () => reject(error),
    );
    // Asked again when the app is started anew.
    if (isClosed) return;
    link.proposals.delete(proposal.id);
    settle();
  }

  function resume(): void {
    for (const link of [...kept.links.values()]) {
      if (isOver(link.expiry)) {
        drop(link, new Error('The link has run out.'));
        continue;
      }
      // A relay that is away is listened to when it is back.
      follow(link).catch(() => {});
      for (const proposal of link.proposals.values()) void answer(link, proposal);
    }
    if (!kept.session) return;
    session = open(kept.session);
    if (isOver(kept.session.expiry)) {
      end(session);
      return;
    }
    session.listen().catch(() => {});
    session.resume();
  }

  relay.open();
  resume();
  return {
    /** Is on the relay, as long as nothing puts it to sleep. */
    wake: relay.open,
    /** Is off the relay, and otherwise as it was. */
    sleep: relay.close,
    session: () => session,
    /** Settles as its first proposal does; as `PairingPeer.pair`. */
    pair(link: KeptLink): Promise<boolean> {
      const before = kept.links.get(link.topic);
      if (before) drop(before, new Error('The link was scanned again.'));
      kept.links.set(link.topic, link);
      const timer = setTimeout(() => {
        if (link.heard.size === 0) drop(link, new Error('Nobody proposes by this link.'));
      }, limitMs);
      // A proposal may be there before the relay has answered.
      follow(link).catch((error: Error) => {
        if (!isClosed && link.heard.size === 0) drop(link, error);
      });
      return link.outcome.promise.finally(() => clearTimeout(timer));
    },
    /** The person disconnects the site. */
    async leave(leaving: OpenSession): Promise<void> {
      end(leaving);
      await leaving.leave();
    },
    /** Is gone from one moment to the other, and says nothing to anybody. */
    close(): void {
      isClosed = true;
      relay.close();
      const reason = new Error('The app is closed.');
      for (const channel of channels.values()) channel.close(reason);
      session?.close();
    },
  };
}
