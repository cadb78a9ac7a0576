import {
  createRelayClient,
  longestSessionSeconds,
  type ProtocolMethod,
} from '@mooring/pairing/protocol';
import { ProviderRpcError } from '../rpc/providerError.ts';
import { createTestWallet, type TestWallet } from '../wallet/createTestWallet.ts';
import type { TestWalletOptions } from '../wallet/options.ts';
import { meetSite, readLink } from './meetSite.ts';
import type { OpenSession } from './openSession.ts';
import type { Proposal } from './readProposal.ts';

export interface PairingPeerOptions extends TestWalletOptions {
  /** `ws://…` or `wss://…`, the one the page uses. */
  readonly relayUrl: string;
  /** What the relay knows the wallet by. Default: `test`. */
  readonly projectId?: string | undefined;
}

/** A session as it stands. */
export interface PeerSession {
  readonly topic: string;
  readonly site: { readonly name: string; readonly url: string };
  readonly chainIds: readonly number[];
  /** Seconds since 1970. */
  readonly expiry: number;
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
   * Scans a link and answers what its site proposes. Settles when the site has its answer: true for a
   * session, false for a no.
   *
   * @throws {Error} the text is no link, it has run out, or nobody proposes by it within ten seconds
   * @throws {ProviderRpcError} the site did not take what it was given
   */
  pair(uri: string): Promise<boolean>;
  /** Lets the session last so long from now, in seconds: seven days. Throws as `ask`. */
  extend(seconds?: number): Promise<void>;
  /** The person disconnects the site. */
  disconnect(): Promise<void>;
  /**
   * Sends the site a message of the protocol, true or not, and gives its answer.
   *
   * @throws {ProviderRpcError} the site's refusal, by the protocol's codes
   */
  ask(method: ProtocolMethod, params: object): Promise<unknown>;
  /** Is off the relay, as a phone whose screen is dark. What comes meanwhile waits there. */
  sleep(): void;
  /** Is back, and answers what has waited. */
  wake(): void;
  /** Lets go of the relay; at the end of a test. */
  close(): void;
}

/** How long relay and site may take, in ms. */
const limitMs = 10_000;

/** Makes a phone wallet on the pairing protocol's public specification. */
export function createPairingPeer(options: PairingPeerOptions): PairingPeer {
  const { relayUrl, projectId = 'test', name = 'Test Phone', chains = [{ id: 1 }] } = options;
  const wallet = createTestWallet({ ...options, name, chains });
  const known = chains.map(({ id }) => id);
  let session: OpenSession | undefined;
  const relay = createRelayClient({
    relayUrl,
    projectId,
    limitMs,
    onMessage() {},
    onUp() {},
    onDown() {},
  });

  const need = () => {
    if (!session) throw new Error('There is no session: pair first.');
    return session;
  };
  const end = () => {
    session = undefined;
    wallet.disconnect();
  };

  wallet.provider.on('accountsChanged', (accounts) => {
    // A phone that locks itself tells nobody.
    if (!Array.isArray(accounts) || accounts.length === 0) return;
    void tellAccounts(accounts.map(String)).catch(() => {});
  });
  wallet.provider.on('chainChanged', (chainId) => {
    void tellChain(Number(chainId)).catch(() => {});
  });

  async function tellAccounts(accounts: readonly string[]): Promise<void> {
    const told = session;
    await told?.update({ accounts });
    await told?.emit('accountsChanged', accounts, wallet.chainId);
  }

  async function tellChain(chainId: number): Promise<void> {
    const told = session;
    const allowed = told?.terms().chainIds ?? [];
    if (!allowed.includes(chainId)) await told?.update({ chainIds: [...allowed, chainId] });
    await told?.emit('chainChanged', chainId, chainId);
  }

  async function onRequest(chainId: number, method: string, params: unknown): Promise<unknown> {
    wallet.selectChain(chainId);
    return wallet.provider.request({ method, params });
  }

  /** What the site gets, or an error of the protocol. */
  async function weigh({ required, chainIds }: Proposal) {
    if (required.some((id) => !known.includes(id))) {
      throw new ProviderRpcError(5100, 'Unsupported chains.');
    }
    const accounts = await wallet.provider.request({ method: 'eth_requestAccounts' });
    const asked = chainIds.filter((id) => known.includes(id));
    return {
      accounts: Array.isArray(accounts) ? accounts.map(String) : [],
      chainIds: asked.length > 0 ? asked : known,
    };
  }

  return {
    wallet,
    get session() {
      if (!session) return undefined;
      const { topic, site, terms, expiry } = session;
      return { topic, site, chainIds: terms().chainIds, expiry: expiry() };
    },
    async pair(uri) {
      const link = readLink(uri);
      relay.open();
      const met = await meetSite(link, { relay, name, limitMs, weigh, onRequest, onEnd: end });
      session = met ?? session;
      return met !== undefined;
    },
    extend: (seconds = longestSessionSeconds) => need().extend(seconds),
    async disconnect() {
      const leaving = need();
      end();
      await leaving.leave();
    },
    ask: (method, params) => need().ask(method, params),
    sleep: relay.close,
    wake: relay.open,
    close: relay.close,
  };
}
