import type { DeviceStorage } from '../core/deviceStorage.ts';
import { createTransactionStore, type TransactionStore } from './transactionStore.ts';

const stores = new WeakMap<DeviceStorage, TransactionStore>();

/** The one store of transactions over a page's storage, made when it is first needed. */
export function transactionsOf(storage: DeviceStorage): TransactionStore {
  const known = stores.get(storage);
  if (known) return known;
  const store = createTransactionStore({ storage });
  stores.set(storage, store);
  return store;
}
