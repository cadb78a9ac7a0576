import { longestSessionSeconds, type ProtocolMethod } from '@mooring/pairing/protocol';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { WebSocket as NodeWebSocket } from 'ws';
import { methodNames } from '../methods/answer.ts';
import { ProviderRpcError } from '../rpc/providerError.ts';
import { createTestWallet, type TestWallet } from '../test-wallet/createTestWallet.ts';
import type { TestWalletOptions } from '../test-wallet/openWallet.ts';
import type { OpenSession, SessionTerms, StoredSession } from './openSession.ts';
import { evaluateProposal, type Proposal, protocolError } from './proposal.ts';
import { openScannedLink } from './scannedLink.ts';
import type { Answer, StoredRequest } from './sessionRequests.ts';
import { type PhoneApp, type PhoneState, startPhoneApp } from './startPhoneApp.ts';

/** Options of {@link createPairingPeer}. */
export interface PairingPeerOptions extends TestWalletOptions {
  /** `ws://…` or `wss://…`, the same relay as the page's. */
  readonly relayUrl: string;
  /** Project id sent to the relay. Default: `test`. */
  readonly projectId?: string | undefined;
  /** Supported methods. Default: all that the wallet behind it handles itself. */
  readonly methods?: readonly string[] | undefined;
  /** Supported events. Default: `accountsChanged` and `chainChanged`. */
  readonly events?: readonly string[] | undefined;
  /** Session properties (CAIP-25) sent on settlement, by name. */
  readonly sessionProperties?: Readonly<Record<string, string>> | undefined;
}

/** Current session. */
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
  /** Does not wait for the site's response, as the site may be offline. Default: false. */
  readonly unattended?: boolean | undefined;
}

/** Scriptable phone wallet with one session at a time. */
export interface PairingPeer {
  /**
   * Wallet behind the phone. Its verbs decide all requests of the page, and the pairing itself, which is
   * its `connect` request. Changes by its person (`selectAccount`, `selectChain`) are sent to the page.
   */
  readonly wallet: TestWallet;
  /** Undefined before settlement and after the session's end. */
  readonly session: PeerSession | undefined;
  /**
   * Scans a link and answers the site's proposal: with what the phone supports, or with an error (5100 to
   * 5104) if the site requires something else. Resolves on the site's response, or with `unattended` once
   * the relay has the message: true for a session, false for a rejection. Until the link expires, the phone
   * answers further proposals of it; a new session replaces the previous one. Wakes the phone.
   *
   * @throws {Error} for an invalid or expired link, or when no proposal arrives within ten seconds
   * @throws {ProviderRpcError} when the site rejects the session
   */
  pair(uri: string, options?: PairOptions): Promise<boolean>;
  /** Extends the session to `seconds` from now. Default: seven days. Throws like `ask`. */
  extend(seconds?: number): Promise<void>;
  /** Disconnects from the phone. */
  disconnect(): Promise<void>;
  /**
   * Sends the site a message of the protocol, valid or not, and resolves with its response.
   *
   * @throws {Error} without a session, or after `discard`
   * @throws {ProviderRpcError} the site's error, with the protocol's codes
   */
  ask(method: ProtocolMethod, params: object): Promise<unknown>;
  /** Disconnects from the relay, as a phone with its screen off does. Messages wait there. */
  sleep(): void;
  /**
   * Ends the app, as the system does: it disconnects from the relay and drops its prompts. Session,
   * links and unanswered requests are kept.
   */
  discard(): void;
  /**
   * Reconnects and handles waiting messages. After `discard` the app restarts and prompts again for
   * unanswered requests, unless they expired.
   */
  wake(): void;
  /** Disconnects from the relay for good; for the end of a test. */
  close(): void;
}

/** Timeout of relay and site, in ms. */
const PEER_LIMIT_MS = 10_000;
/** Marks requests whose prompt was lost with the discarded app. */
const discarded = Symbol('gone');

/**
 * Creates a phone wallet on the public specification of the pairing protocol.
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
  const { accounts: keys = [generatePrivateKey()], connectsWithSignIn } = options;
  const wallet = createTestWallet({ ...options, accounts: keys, name, chains });
  const signers = keys.map((key) => privateKeyToAccount(key));
  const known = new Set(chains.map(({ id }) => id));
  const kept: PhoneState = { relaySecret: undefined, links: new Map(), sessions: new Map() };
  const metadata = { name, description: '', url: 'https://wallet.example', icons: [] };
  const identity = { relayUrl, projectId, metadata, sessionProperties };
  const parts = {
    ...identity,
    limitMs: PEER_LIMIT_MS,
    openSocket,
    isSingle: true,
    weigh,
    onRequest,
    ...(connectsWithSignIn && { sign }),
  };
  let app: PhoneApp | undefined;

  function start(): PhoneApp {
    app ??= startPhoneApp(kept, { ...parts, onEnd: wallet.disconnect });
    return app;
  }

  function wake(): PhoneApp {
    const started = start();
    started.wake();
    return started;
  }

  const current = () => app?.sessions()[0];

  function need(): { running: PhoneApp; session: OpenSession } {
    if (!app && kept.sessions.size > 0) throw new Error('The phone was discarded: wake it first.');
    const session = current();
    if (!app || !session) throw new Error('There is no session: pair first.');
    return { running: app, session };
  }

  wallet.provider.on('accountsChanged', (accounts) => {
    // A locked phone does not notify the site.
    if (!Array.isArray(accounts) || accounts.length === 0) return;
    void sendAccounts(accounts.map(String)).catch(() => {});
  });
  wallet.provider.on('chainChanged', (chainId) => {
    known.add(Number(chainId));
    void sendChain(Number(chainId)).catch(() => {});
  });

  async function sendAccounts(accounts: readonly string[]): Promise<void> {
    const session = current();
    await session?.update({ accounts });
    await session?.emit('accountsChanged', accounts, wallet.chainId);
  }

  async function sendChain(chainId: number): Promise<void> {
    const session = current();
    const allowed = session?.kept.terms.chainIds ?? [];
    if (!allowed.includes(chainId)) await session?.update({ chainIds: [...allowed, chainId] });
    await session?.emit('chainChanged', chainId, chainId);
  }

  async function onRequest(
    _session: StoredSession,
    { chainId, method, params }: Pick<StoredRequest, 'chainId' | 'method' | 'params'>,
  ): Promise<Answer | undefined> {
    try {
      wallet.selectChain(chainId);
      return { result: await wallet.provider.request({ method, params }) };
    } catch (error) {
      const isGone = error instanceof ProviderRpcError && error.data === discarded;
      return isGone ? undefined : { error: protocolError(error) };
    }
  }

  async function sign(account: string, message: string): Promise<string> {
    const signer = signers.find(({ address }) => address.toLowerCase() === account.toLowerCase());
    if (!signer) throw new Error(`The phone has no account ${account}.`);
    return signer.signMessage({ message });
  }

  async function weigh(proposal: Proposal): Promise<SessionTerms> {
    const grant = evaluateProposal(proposal, { chainIds: [...known], methods, events });
    const accounts = await wallet.provider.request({ method: 'eth_requestAccounts' });
    return { ...grant, accounts: Array.isArray(accounts) ? accounts.map(String) : [] };
  }

  return {
    wallet,
    get session() {
      const [session] = kept.sessions.values();
      if (!session) return undefined;
      const { topic, site, terms, expiry } = session;
      const { chainIds, methods: granted, events: grantedEvents } = terms;
      return { topic, site, chainIds, methods: granted, events: grantedEvents, expiry };
    },
    async pair(uri, { unattended = false } = {}) {
      const link = openScannedLink(uri, unattended);
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
        if (request.state === 'hanging') request.fail(4900, 'The app was closed.', discarded);
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

/** The platform's WebSocket; on Node 20, which has none, one with a different type. */
function openSocket(url: string): WebSocket {
  const { WebSocket: Native = NodeWebSocket as unknown as typeof WebSocket } = globalThis;
  return new Native(url);
}
