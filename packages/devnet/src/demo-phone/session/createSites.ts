import type { WalletState } from '@mooring/testing/wallet';
import type { Address } from 'viem';
import type { StoredValue } from '../../demo-wallet/storedValue.ts';
import { writeNamespaces } from '../proposal/offer.ts';
import type { Kit } from '../startKit.ts';
import { forgetOtherSessions, openSessionState } from './sessionState.ts';
import { type Site, siteOf } from './site.ts';

/** The sites the phone is connected to, and what a person can change of them. */
export type Sites = ReturnType<typeof createSites>;

/** Every change is told to the site over the relay; each rejects when the relay does not take it. */
export function createSites(kit: Kit, storage: Storage) {
  const listeners = new Set<() => void>();
  const states = new Map<string, StoredValue<WalletState>>();
  const tell = () => {
    for (const listener of [...listeners]) listener();
  };

  function stateOf(topic: string): StoredValue<WalletState> {
    const state = states.get(topic) ?? openSessionState(topic, storage);
    states.set(topic, state);
    return state;
  }

  function list(): readonly Site[] {
    return Object.values(kit.getActiveSessions())
      .map((session) => siteOf(session, stateOf(session.topic).get().chainId))
      .filter((site) => site !== undefined);
  }

  function need(topic: string): Site {
    const site = list().find((one) => one.topic === topic);
    if (!site) throw new RangeError('There is no such session.');
    return site;
  }

  async function emit(site: Site, name: string, data: unknown): Promise<void> {
    if (!site.events.includes(name)) return;
    const { topic, chainId } = site;
    await kit.emitSessionEvent({ topic, event: { name, data }, chainId: `eip155:${chainId}` });
  }

  async function emitAccounts(topic: string): Promise<void> {
    const site = need(topic);
    await emit(site, 'accountsChanged', [site.account]);
  }

  async function emitChain(topic: string): Promise<void> {
    const site = need(topic);
    await emit(site, 'chainChanged', site.chainId);
  }

  async function update(site: Site): Promise<void> {
    await kit.updateSession({
      topic: site.topic,
      namespaces: writeNamespaces(site, site.account),
    });
  }

  /** After a session came or went by itself. */
  function refresh(): void {
    const topics = Object.keys(kit.getActiveSessions());
    for (const topic of states.keys()) if (!topics.includes(topic)) states.delete(topic);
    forgetOtherSessions(topics, storage);
    tell();
  }

  return {
    list,
    stateOf,
    refresh,
    emitAccounts,
    emitChain,
    subscribe(listener: () => void): void {
      listeners.add(listener);
    },
    /** Shows the site another account in the place of the one it saw. */
    async selectAccount(topic: string, account: Address): Promise<void> {
      await update({ ...need(topic), account });
      tell();
      await emitAccounts(topic);
    },
    /** Makes a network the current one, approving it first where it was not. */
    async selectChain(topic: string, chainId: number): Promise<void> {
      const site = need(topic);
      if (!site.chains.includes(chainId)) {
        await update({ ...site, chains: [...site.chains, chainId] });
      }
      stateOf(topic).update((state) => ({ ...state, chainId }));
      tell();
      await emitChain(topic);
    },
    /** Seven more days from now. */
    async extend(topic: string): Promise<void> {
      await kit.extendSession({ topic });
      tell();
    },
    async disconnect(topic: string): Promise<void> {
      await kit.disconnectSession({
        topic,
        reason: { code: 6000, message: 'User disconnected.' },
      });
      refresh();
    },
  };
}
