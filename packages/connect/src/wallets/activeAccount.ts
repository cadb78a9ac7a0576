import type { Address } from 'viem';
import type { Config } from 'wagmi';
import type { DeviceStorage } from '../core/deviceStorage.ts';

const storedAs = (connectorId: string) => `active-account.${connectorId}`;

/** The account chosen on this page among those a wallet approved, if one was. */
export function rememberedAccount(storage: DeviceStorage, connectorId: string): string | null {
  return storage.get(storedAs(connectorId));
}

/** Makes an approved account the active one, now and on the next visit. */
export function activateAccount(wagmi: Config, storage: DeviceStorage, account: Address): void {
  const connection = currentOf(wagmi);
  if (!connection) return;
  storage.set(storedAs(connection.connector.id), account);
  putFirst(wagmi, account);
}

/** Accounts in the order in which the first is the active one (wagmi); one that is not approved is ignored. */
export function chosenFirst(accounts: readonly Address[], account: string | null): Address[] {
  const isChosen = (one: Address) => one.toLowerCase() === account?.toLowerCase();
  return [...accounts.filter(isChosen), ...accounts.filter((one) => !isChosen(one))];
}

/** Makes an account the first of the connection. */
export function putFirst(wagmi: Config, account: string | null): void {
  const connection = currentOf(wagmi);
  if (!connection) return;
  const [first, ...others] = chosenFirst(connection.accounts, account);
  if (first === undefined || first === connection.accounts[0]) return;
  const connections = new Map(wagmi.state.connections);
  connections.set(connection.connector.uid, { ...connection, accounts: [first, ...others] });
  wagmi.setState((state) => ({ ...state, connections }));
}

function currentOf(wagmi: Config) {
  const { current, connections } = wagmi.state;
  return current === null ? undefined : connections.get(current);
}
