import type { Address } from 'viem';
import type { SafeVersion } from '../contracts/safeContracts.ts';

/** Safe of the local network, in its initial state. */
export type LocalSafe = {
  address: Address;
  chainId: number;
  version: SafeVersion;
  /** Display name. */
  label: string;
  /** ENS name with a reverse record; on the first chain only. */
  name?: string;
  /** In the order of the chain, newest first. */
  owners: readonly Address[];
  /** Number of required signatures. */
  threshold: number;
};
