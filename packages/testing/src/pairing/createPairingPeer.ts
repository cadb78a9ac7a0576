import { longestSessionSeconds, type ProtocolMethod } from '@mooring/pairing/protocol';
import { methodNames } from '../methods/answer.ts';
import { ProviderRpcError } from '../rpc/providerError.ts';
import { createTestWallet, type TestWallet } from '../test-wallet/createTestWallet.ts';
import type { TestWalletOptions } from '../test-wallet/options.ts';
import { keepLink } from './keptLink.ts';
import type { KeptSession, OpenSession, SessionTerms } from './openSession.ts';
import { protocolError } from './protocolError.ts';
import type { Proposal } from './readProposal.ts';
import type { Answer, KeptRequest } from './sessionRequests.ts';
import { type App, type KeptPhone, startApp } from './startApp.ts';
import { weighProposal } from './weighProposal.ts';

/** Options of {@link createPairingPeer}. */
export interface PairingPeerOptions extends TestWalletOptions {
  /** `ws://…` or `wss://…`, the one the page uses. */
  readonly relayUrl: string;
  /** What the relay knows the wallet by. Default: `test`. */
  readonly projectId?: string | undefined;
  /** The methods it has. Default: all that the wallet behind it answers itself. */
  readonly methods?: readonly string[] | undefined;
  /** The events it tells. Default: `accountsChanged` and `chainChanged`. */
  readonly events?: readonly string[] | undefined;
  /** Sent along when a session is settled (CAIP-25), by name. */
  readonly sessionProperties?: Readonly<Record<string, string>> | undefined;
}

/** A session as it stands. */
export interface PeerSession {
  readonly topic: string;
  readonly site: { readonly name: string; readonly url: string };
  readonly chainIds: readonly number[];
  readonly methods: readonly string[];
  readonly events: readonly string[];
  /** Seconds since 1970. */
  readonly expiry: number;
}

/** Options of {@link PairingPeer.pair}. */
export interface PairOptions {
  /** The site may be away: its answer is not waited for. Default: false. */
  readonly unattended?: boolean | undefined;
}

/** A phone wallet that does what a test tells it. One session at a time. */
export interface PairingPeer {
  /**
   * The wallet behind it. Its verbs decide everything a page asks, the pairing too, which is its
   * question `connect`; what its person does (`selectAccount`, `selectChain`) is told to the page.
   */
  readonly wallet: TestWallet;
  /** Undefined before it is settled, and when it is over. */
  readonly session: PeerSession | undefined;
  /**
   * Scans a link and answers what its site proposes: with what the phone has of it, or with a refusal
   * (5100 to 5104) where the site requires something else. Settles when the site has its answer, or
   * when the relay has it for a site that may be away (`unattended`): true for a session, false for a
   * no. Until the link runs out the phone answers further proposals by it; a new session takes the
   * place of the one before. Wakes the phone.
   *
   * @throws {Error} the text is no link, it has run out, or nobody proposes by it within ten seconds
   * @throws {ProviderRpcError} the site did not take what it was given
   */
  pair(uri: string, options?: PairOptions): Promise<boolean>;
  /** Lets the session last so long from now, in seconds: seven days. Throws as `ask`. */
  extend(seconds?: number): Promise<void>;
  /** The person disconnects the site. */
  disconnect(): Promise<void>;
  /**
   * Sends the site a message of the protocol, true or not, and gives its answer.
   *
   * @throws {Error} there is no session, or the phone was discarded
   * @throws {ProviderRpcError} the site's refusal, by the protocol's codes
   */
  ask(method: ProtocolMethod, params: object): Promise<unknown>;
  /** Is off the relay, as a phone whose screen is dark. What comes meanwhile waits there. */
  sleep(): void;
  /**
   * The system throws the app away: it is off the relay, and what it asked its person is gone from the
   * screen. It keeps its session, its links, and what was not answered yet.
   */
  discard(): void;
  /**
   * Is back, and answers what has waited. After `discard` the app is started anew, and asks its person
   * again what was not answered, unless its time is up.
   */
  wake(): void;
  /** Lets go of the relay; at the end of a test. */
  close(): void;
}

/** How long relay and site may take, in ms. */
const limitMs = 10_000;
/** Marks a question that was on the screen of an app that was thrown away. */
const gone = Symbol('gone');

/**
 * Makes a phone wallet on the pairing protocol's public specification.
 *
 * @example
 * ```ts
 * import { createPairingPeer, startRelay } from '@mooring/testing/pairing';
 *
 * const relay = await startRelay();
 * const phone = createPairingPeer({ relayUrl: relay.url, chains: [{ id: 1 }] });
 * phone.wallet.next('send').reject();
 * await phone.pair(uri); // the link that the page shows
 * ```
 */
export function createPairingPeer(options: PairingPeerOptions): PairingPeer {
  const { relayUrl, projectId = 'test', name = 'Test Phone', chains = [{ id: 1 }] } = options;
  const { capabilities, sessionProperties } = options;
  const methods = options.methods ?? methodNames(capabilities !== undefined);
  const events = options.events ?? ['accountsChanged', 'chainChanged'];
  const wallet = createTestWallet({ ...options, name, chains });
  const known = new Set(chains.map(({ id }) => id));
  const kept: KeptPhone = { relaySecret: undefined, links: new Map(), sessions: new Map() };
  const metadata = { name, description: '', url: 'https://wallet.example', icons: [] };
  const identity = { relayUrl, projectId, metadata, sessionProperties };
  const parts = { ...identity, limitMs, isSingle: true, weigh, onRequest };
  let app: App | undefined;

  function start(): App {
    app ??= startApp(kept, { ...parts, onEnd: wallet.disconnect });
    return app;
  }

  function wake(): App {
    const started = start();
    started.wake();
    return started;
  }

  const current = () => app?.sessions()[0];

  function need(): { running: App; session: OpenSession } {
    if (!app && kept.sessions.size > 0) throw new Error('The phone was discarded: wake it first.');
    const session = current();
    if (!app || !session) throw new Error('There is no session: pair first.');
    return { running: app, session };
  }

  wallet.provider.on('accountsChanged', (accounts) => {
    // A phone that locks itself tells nobody.
    if (!Array.isArray(accounts) || accounts.length === 0) return;
    void tellAccounts(accounts.map(String)).catch(() => {});
  });
  wallet.provider.on('chainChanged', (chainId) => {
    known.add(Number(chainId));
    void tellChain(Number(chainId)).catch(() => {});
  });

  async function tellAccounts(accounts: readonly string[]): Promise<void> {
    const told = current();
    await told?.update({ accounts });
    await told?.emit('accountsChanged', accounts, wallet.chainId);
  }

  async function tellChain(chainId: number): Promise<void> {
    const told = current();
    const allowed = told?.kept.terms.chainIds ?? [];
    if (!allowed.includes(chainId)) await told?.update({ chainIds: [...allowed, chainId] });
    await told?.emit('chainChanged', chainId, chainId);
  }

  async function onRequest(
    _session: KeptSession,
    { chainId, method, params }: Pick<KeptRequest, 'chainId' | 'method' | 'params'>,
  ): Promise<Answer | undefined> {
    try {
      wallet.selectChain(chainId);
      return { result: await wallet.provider.request({ method, params }) };
    } catch (error) {
      const isGone = error instanceof ProviderRpcError && error.data === gone;
      return isGone ? undefined : { error: protocolError(error) };
    }
  }

  async function weigh(proposal: Proposal): Promise<SessionTerms> {
    const grant = weighProposal(proposal, { chainIds: [...known], methods, events });
    const accounts = await wallet.provider.request({ method: 'eth_requestAccounts' });
    return { ...grant, accounts: Array.isArray(accounts) ? accounts.map(String) : [] };
  }

  return {
    wallet,
    get session() {
      const [session] = kept.sessions.values();
      if (!session) return undefined;
      const { topic, site, terms, expiry } = session;
      const { chainIds, methods: granted, events: told } = terms;
      return { topic, site, chainIds, methods: granted, events: told, expiry };
    },
    async pair(uri, { unattended = false } = {}) {
      const link = keepLink(uri, unattended);
      return wake().pair(link);
    },
    extend: async (seconds = longestSessionSeconds) => need().session.extend(seconds),
    async disconnect() {
      const { running, session } = need();
      wallet.disconnect();
      await running.leave(session);
    },
    ask: async (method, params) => need().session.ask(method, params),
    sleep: () => app?.sleep(),
    discard() {
      app?.close();
      app = undefined;
      for (const request of wallet.requests) {
        if (request.state === 'hanging') request.fail(4900, 'The app was closed.', gone);
      }
    },
    wake: () => void wake(),
    close() {
      app?.close();
      app = undefined;
      for (const { outcome } of kept.links.values()) {
        outcome.reject(new Error('The phone was closed.'));
      }
    },
  };
}
