import {
  longestSessionSeconds,
  openTopicChannel,
  type ProtocolMethod,
  type RelayClient,
} from '@mooring/pairing/protocol';
import { isRecord } from '../rpc/params.ts';
import { ProviderRpcError } from '../rpc/providerError.ts';
import { chainIdOf, type Proposal } from './readProposal.ts';

/** What a session was settled with, as far as the wallet has a say in it. */
export interface SessionTerms {
  readonly accounts: readonly string[];
  readonly chainIds: readonly number[];
}

export interface SessionParts {
  readonly relay: RelayClient;
  readonly key: Uint8Array;
  readonly topic: string;
  readonly proposal: Proposal;
  /** Answers what the site asks on a network. */
  readonly onRequest: (chainId: number, method: string, params: unknown) => Promise<unknown>;
  /** The site has disconnected. */
  readonly onEnd: () => void;
}

export type OpenSession = ReturnType<typeof openSession>;

/** How long a site may take to answer the wallet, in ms. */
const answerMs = 10_000;

/** The wallet's end of a session, before and after it is settled. */
export function openSession({ relay, key, topic, proposal, onRequest, onEnd }: SessionParts) {
  const heard = new Set<number>();
  let terms: SessionTerms = { accounts: [], chainIds: [] };
  let expiry = inSeconds(longestSessionSeconds);

  const channel = openTopicChannel(relay, topic, key, async ({ id, method, params }) => {
    if (heard.has(id)) return;
    heard.add(id);
    if (method === 'wc_sessionPing') channel.answer(id, method, { result: true });
    else if (method === 'wc_sessionRequest') void answer(id, params);
    else if (method === 'wc_sessionDelete') {
      channel.answer(id, method, { result: true });
      close();
      onEnd();
    }
  });

  async function answer(id: number, params: unknown): Promise<void> {
    const { chainId, request } = isRecord(params) ? params : {};
    const { method, params: list } = isRecord(request) ? request : {};
    try {
      const asked = chainIdOf(String(chainId));
      if (!terms.chainIds.includes(asked)) {
        throw new ProviderRpcError(5100, 'Unsupported chains.');
      }
      const result = await onRequest(asked, String(method), list);
      channel.answer(id, 'wc_sessionRequest', { result });
    } catch (error) {
      channel.answer(id, 'wc_sessionRequest', { error: protocolError(error) });
    }
  }

  async function ask(method: ProtocolMethod, params: object): Promise<unknown> {
    const said = await channel.ask(channel.createId(), method, params, { waitMs: answerMs });
    if ('result' in said) return said.result;
    throw new ProviderRpcError(said.fault.code, said.fault.message, said.fault.data);
  }

  function close(): void {
    channel.close(new Error('The session is over.'));
  }

  const namespaces = () => ({
    eip155: {
      chains: terms.chainIds.map((id) => `eip155:${id}`),
      accounts: terms.chainIds.flatMap((id) =>
        terms.accounts.map((account) => `eip155:${id}:${account}`),
      ),
      methods: proposal.methods,
      events: proposal.events,
    },
  });

  return {
    topic,
    site: proposal.site,
    terms: () => terms,
    expiry: () => expiry,
    listen: channel.listen,
    ask,
    close,
    /** Tells the site what it gets; throws `ProviderRpcError` when the site does not take it. */
    async settle(settled: SessionTerms, controller: object): Promise<void> {
      terms = settled;
      const relayProtocol = { protocol: 'irn' };
      const settlement = { relay: relayProtocol, controller, namespaces: namespaces(), expiry };
      await ask('wc_sessionSettle', settlement);
    },
    async update(changes: Partial<SessionTerms>): Promise<void> {
      terms = { ...terms, ...changes };
      await ask('wc_sessionUpdate', { namespaces: namespaces() });
    },
    async emit(name: string, data: unknown, chainId: number): Promise<void> {
      await ask('wc_sessionEvent', { event: { name, data }, chainId: `eip155:${chainId}` });
    },
    async extend(seconds: number): Promise<void> {
      const longer = inSeconds(seconds);
      await ask('wc_sessionExtend', { expiry: longer });
      expiry = longer;
    },
    async leave(): Promise<void> {
      const reason = { code: 6000, message: 'User disconnected.' };
      await channel.tell(channel.createId(), 'wc_sessionDelete', reason);
      close();
    },
  };
}

/** An error as the protocol writes it: a person's no is 5000 there. */
export function protocolError(error: unknown): object {
  const { code, message, data } = error instanceof ProviderRpcError ? error : {};
  const known = code === 4001 ? 5000 : (code ?? -32603);
  return {
    code: known,
    message: message ?? 'Internal error.',
    ...(data !== undefined && { data }),
  };
}

function inSeconds(seconds: number): number {
  return Math.floor(Date.now() / 1_000) + seconds;
}
