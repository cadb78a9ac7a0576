import type { Address } from 'viem';
import type { SafeVersion } from '../contracts/safeContracts.ts';

/** A Safe of the local network, as it stands when the network is new. */
export type LocalSafe = {
  address: Address;
  chainId: number;
  version: SafeVersion;
  /** What people call it. */
  label: string;
  /** Its name, looked up both ways; on the first chain only. */
  name?: string;
  /** In the order of the chain, the newest first. */
  owners: readonly Address[];
  /** How many of them have to sign. */
  threshold: number;
};
