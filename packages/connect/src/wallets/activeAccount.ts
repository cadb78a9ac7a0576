import type { Address } from 'viem';
import type { Config } from 'wagmi';
import type { DeviceStorage } from '../core/deviceStorage.ts';

const activeAccountKey = (connectorId: string) => `active-account.${connectorId}`;

/**
 * `uid` of connectors that restore the last visit's session, until the page has followed it: their connection is not a
 * new one. In this file since the same parts load it: a separate file would be one more request.
 */
export const restored = new Set<string>();

/** Returns the account that was chosen on this page among the wallet's approved accounts; null if none. */
export function rememberedAccount(storage: DeviceStorage, connectorId: string): string | null {
  return storage.get(activeAccountKey(connectorId));
}

/** Makes an approved account the active one, now and on the next visit. */
export function activateAccount(wagmi: Config, storage: DeviceStorage, account: Address): void {
  const connection = currentConnection(wagmi);
  if (!connection) return;
  storage.set(activeAccountKey(connection.connector.id), account);
  moveAccountFirst(wagmi, account);
}

/** Returns the accounts with the given one first, which is wagmi's active account; others are ignored. */
export function withAccountFirst(accounts: readonly Address[], account: string | null): Address[] {
  const isChosen = (candidate: Address) => candidate.toLowerCase() === account?.toLowerCase();
  return [...accounts.filter(isChosen), ...accounts.filter((candidate) => !isChosen(candidate))];
}

/** Moves an account to the front of the connection's accounts. */
export function moveAccountFirst(wagmi: Config, account: string | null): void {
  const connection = currentConnection(wagmi);
  if (!connection) return;
  const [first, ...others] = withAccountFirst(connection.accounts, account);
  if (first === undefined || first === connection.accounts[0]) return;
  const connections = new Map(wagmi.state.connections);
  connections.set(connection.connector.uid, { ...connection, accounts: [first, ...others] });
  wagmi.setState((state) => ({ ...state, connections }));
}

function currentConnection(wagmi: Config) {
  const { current, connections } = wagmi.state;
  return current === null ? undefined : connections.get(current);
}
