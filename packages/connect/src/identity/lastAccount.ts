import { isAddress, isRecord, parseJson } from '@mooring/internal';
import type { Address } from 'viem';
import type { MooringConfig } from '../core/createMooringConfig.ts';
import type { DeviceStorage } from '../core/deviceStorage.ts';
import { visibleText } from '../core/text/visibleText.ts';

/** Last connected account with its name, shown on the next visit during session restore. */
export interface LastAccount {
  readonly address: Address;
  readonly name?: string | undefined;
}

/** Key in the device storage. */
export const LAST_ACCOUNT = 'last-account';
const LONGEST_STORED_NAME = 255;

/** Parses the stored account; undefined if missing or damaged. */
export function parseLastAccount(stored: string | null): LastAccount | undefined {
  const account = parseJson(stored);
  if (!isRecord(account)) return undefined;
  const { address, name } = account;
  if (!isAddress(address)) return undefined;
  return {
    address,
    name: typeof name === 'string' ? visibleText(name, LONGEST_STORED_NAME) : undefined,
  };
}

export function rememberAccount(storage: DeviceStorage, account: LastAccount): void {
  storage.set(LAST_ACCOUNT, JSON.stringify(account));
}

/** Shows the name of the last visit until it is read again. */
export function seedName(
  {
    queryClient,
    identityChainId,
    wagmi,
  }: Pick<MooringConfig, 'queryClient' | 'identityChainId' | 'wagmi'>,
  { address, name }: LastAccount,
): void {
  const { chainId } = wagmi.state;
  // Same key as in `useIdentity`.
  const queryKey = [
    'mooring',
    'readName',
    chainId === identityChainId ? undefined : chainId,
    address,
  ];
  if (name && !queryClient.getQueryState(queryKey))
    queryClient.setQueryData(queryKey, name, { updatedAt: 0 });
}
