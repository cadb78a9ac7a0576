import { withResolvers } from '@mooring/internal';
import {
  longestSessionSeconds,
  openTopicChannel,
  type ProtocolMethod,
} from '@mooring/pairing/protocol';
import { ProviderRpcError } from '../rpc/providerError.ts';
import { expiryIn } from './expiry.ts';
import type { Grant, Proposal } from './proposal.ts';
import {
  createSessionRequests,
  type SessionRequestsParts,
  type StoredRequest,
} from './sessionRequests.ts';

/** Terms of a session. */
export interface SessionTerms extends Grant {
  readonly accounts: readonly string[];
}

/** Session as kept by the phone, whether or not its app runs. */
export interface StoredSession {
  readonly topic: string;
  readonly key: Uint8Array;
  readonly site: Proposal['site'];
  terms: SessionTerms;
  /** Seconds since 1970. */
  expiry: number;
  /** Ids of requests received; duplicates are ignored. */
  readonly heard: Set<number>;
  readonly requests: Map<number, StoredRequest>;
}

export interface SessionParts extends SessionRequestsParts {
  /** Does not wait for the site's responses, as sites may be offline. Default: false. */
  readonly isUnattended?: boolean | undefined;
  /** Called when the site disconnects. */
  readonly onEnd: () => void;
}

/** Namespaces of a session: every account on each network. */
export function namespacesOf({ accounts, chainIds, methods, events }: SessionTerms) {
  const chains = chainIds.map((id) => `eip155:${id}`);
  return {
    eip155: {
      chains,
      accounts: chains.flatMap((chain) => accounts.map((account) => `${chain}:${account}`)),
      methods,
      events,
    },
  };
}

/** Session of a running app. */
export type OpenSession = ReturnType<typeof openSession>;

/** Timeout of the site's responses, in ms. */
export const ANSWER_MS = 10_000;

/** The wallet's end of a session, before and after settlement. */
export function openSession(kept: StoredSession, parts: SessionParts) {
  const { topic, key, heard } = kept;
  const requests = createSessionRequests(kept, parts);

  const channel = openTopicChannel(parts.relay, topic, key, async ({ id, method, params }) => {
    if (heard.has(id)) return;
    heard.add(id);
    parts.onChange();
    if (method === 'wc_sessionPing') channel.answer(id, method, { result: true });
    else if (method === 'wc_sessionRequest') requests.receive(id, params);
    else if (method === 'wc_sessionDelete') {
      channel.answer(id, method, { result: true });
      close();
      parts.onEnd();
    }
  });

  async function ask(
    method: ProtocolMethod,
    params: object,
    terms: { readonly waitMs?: number; readonly onSent?: () => void } = {},
  ): Promise<unknown> {
    const asked = { waitMs: ANSWER_MS, ...terms };
    const said = await channel.ask(channel.createId(), method, params, asked);
    if ('result' in said) return said.result;
    throw new ProviderRpcError(said.fault.code, said.fault.message, said.fault.data);
  }

  /** Sends a request; waits for the response, unless unattended. */
  async function send(method: ProtocolMethod, params: object): Promise<void> {
    if (parts.isUnattended) await channel.tell(channel.createId(), method, params);
    else await ask(method, params);
  }

  function close(): void {
    requests.close();
    channel.close(new Error('The session is over.'));
  }

  const namespaces = () => namespacesOf(kept.terms);

  return {
    kept,
    listen: channel.listen,
    ask,
    close,
    resume: requests.resume,
    resend: requests.resend,
    /**
     * Settles the session: `sent` resolves when the relay has the message, `taken` when the site accepts
     * within `waitMs`. Both reject with `ProviderRpcError` when the site rejects it.
     */
    settle(settlement: object, waitMs: number) {
      const { promise: sent, resolve, reject } = withResolvers<void>();
      const { expiry } = kept;
      const params = {
        relay: { protocol: 'irn' },
        namespaces: namespaces(),
        expiry,
        ...settlement,
      };
      const taken = ask('wc_sessionSettle', params, { waitMs, onSent: resolve });
      taken.catch(reject);
      // Callers await one of the two.
      sent.catch(() => {});
      return { sent, taken };
    },
    async update(changes: Partial<SessionTerms>): Promise<void> {
      kept.terms = { ...kept.terms, ...changes };
      parts.onChange();
      await send('wc_sessionUpdate', { namespaces: namespaces() });
    },
    /** Emits an event, if the session includes it. */
    async emit(name: string, data: unknown, chainId: number): Promise<void> {
      if (!kept.terms.events.includes(name)) return;
      await send('wc_sessionEvent', { event: { name, data }, chainId: `eip155:${chainId}` });
    },
    async extend(seconds: number = longestSessionSeconds): Promise<void> {
      const longer = expiryIn(seconds);
      await send('wc_sessionExtend', { expiry: longer });
      kept.expiry = longer;
      parts.onChange();
    },
    async leave(): Promise<void> {
      const reason = { code: 6000, message: 'User disconnected.' };
      requests.close();
      await channel.tell(channel.createId(), 'wc_sessionDelete', reason);
      close();
    },
  };
}
