import type { Address } from 'viem';
import type { Config } from 'wagmi';
import type { DeviceStorage } from '../core/deviceStorage.ts';

const activeAccountKey = (connectorId: string) => `active-account.${connectorId}`;

/** The account chosen on this page among those a wallet approved, if one was. */
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

/** Accounts in the order in which the first is the active one (wagmi); one that is not approved is ignored. */
export function withAccountFirst(accounts: readonly Address[], account: string | null): Address[] {
  const isChosen = (one: Address) => one.toLowerCase() === account?.toLowerCase();
  return [...accounts.filter(isChosen), ...accounts.filter((one) => !isChosen(one))];
}

/** Makes an account the first of the connection. */
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
