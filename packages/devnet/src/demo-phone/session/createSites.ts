import type { OpenSession, PhoneApp, PhoneState } from '@mooring/testing/phone';
import type { WalletState } from '@mooring/testing/wallet';
import type { Address } from 'viem';
import type { StoredValue } from '../../demo-wallet/storedValue.ts';
import { forgetOtherSessions, openSessionState, type Site, siteOf } from './session.ts';

/** Sites the phone is connected to, and changes to their sessions. */
export type Sites = ReturnType<typeof createSites>;

/** Changes are sent to the site over the relay; each rejects when the relay does not accept the message. */
export function createSites(
  kept: Pick<PhoneState, 'sessions'>,
  app: () => Pick<PhoneApp, 'sessions' | 'leave'>,
  storage: Storage,
) {
  const listeners = new Set<() => void>();
  const states = new Map<string, StoredValue<WalletState>>();
  const notify = () => {
    for (const listener of [...listeners]) listener();
  };

  function stateOf(topic: string): StoredValue<WalletState> {
    const state = states.get(topic) ?? openSessionState(topic, storage);
    states.set(topic, state);
    return state;
  }

  function list(): readonly Site[] {
    return [...kept.sessions.values()]
      .map((session) => siteOf(session, stateOf(session.topic).get().chainId))
      .filter((site) => site !== undefined);
  }

  function need(topic: string): { site: Site; session: OpenSession } {
    const site = list().find((one) => one.topic === topic);
    const session = app()
      .sessions()
      .find((one) => one.kept.topic === topic);
    if (!site || !session) throw new RangeError('There is no such session.');
    return { site, session };
  }

  async function emitAccounts(topic: string): Promise<void> {
    const { site, session } = need(topic);
    await session.emit('accountsChanged', [site.account], site.chainId);
  }

  async function emitChain(topic: string, chainId?: number): Promise<void> {
    const { site, session } = need(topic);
    await session.emit('chainChanged', chainId ?? site.chainId, site.chainId);
  }

  /** Called when a session has started or ended. */
  function refresh(): void {
    const topics = [...kept.sessions.keys()];
    for (const topic of states.keys()) if (!topics.includes(topic)) states.delete(topic);
    forgetOtherSessions(topics, storage);
    notify();
  }

  return {
    list,
    stateOf,
    refresh,
    emitAccounts,
    emitChain,
    /** Calls `listener` after each change. Returns a function that unsubscribes. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Switches the account of the session. */
    async selectAccount(topic: string, account: Address): Promise<void> {
      await need(topic).session.update({ accounts: [account] });
      notify();
      await emitAccounts(topic);
    },
    /** Switches the network of the session, approving it first if necessary. */
    async selectChain(topic: string, chainId: number): Promise<void> {
      const { site, session } = need(topic);
      if (!site.chains.includes(chainId)) {
        await session.update({ chainIds: [...site.chains, chainId] });
      }
      stateOf(topic).update((state) => ({ ...state, chainId }));
      notify();
      await emitChain(topic);
    },
    /** Extends the session to seven days from now. */
    async extend(topic: string): Promise<void> {
      await need(topic).session.extend();
      notify();
    },
    async disconnect(topic: string): Promise<void> {
      await app().leave(need(topic).session);
    },
  };
}
