import { DAY_SECONDS } from '@mooring/internal';
import { type Address, encodeDeployData, type Hex } from 'viem';
import { recoveryModule } from '../generated/artifacts.ts';

/** Recovery module with one period. */
export interface LocalRecoveryModule {
  address: Address;
  /** Release whose behavior it has. */
  version: '0.1.0';
  /** Seconds between the start of a recovery and its end. */
  period: number;
  /** keccak256 of its code. */
  codeHash: Hex;
}

/**
 * Recovery modules on both local chains, by their period in days: at the addresses of Candide's, with the same behavior
 * and other code. A test compares the hashes.
 */
export const RECOVERY_MODULES = {
  3: {
    address: '0x38275826E1933303E508433dD5f289315Da2541c',
    version: '0.1.0',
    period: 3 * DAY_SECONDS,
    codeHash: '0x5530b5800745a6cb416d095f48ecfdd8c684a6bcdcf3f1dc7937742fdc7cc8c5',
  },
  7: {
    address: '0x088f6cfD8BB1dDb1BB069CCb3fc1A98927D233f2',
    version: '0.1.0',
    period: 7 * DAY_SECONDS,
    codeHash: '0xc93eecdd5a129879d68a68a437f5de3f63e5af025391b6537504f412a7a3ed83',
  },
  14: {
    address: '0x9BacD92F4687Db306D7ded5d4513a51EA05df25b',
    version: '0.1.0',
    period: 14 * DAY_SECONDS,
    codeHash: '0xedeb8d3cf02860dd1ada6f604d24ff359cba345d375c3950d199bbf44e2192dd',
  },
} as const satisfies Readonly<Record<number, LocalRecoveryModule>>;

/** Creation code of the modules, with the addresses that they are set at. */
export const RECOVERY_CODE: readonly { address: Address; creation: Hex }[] = Object.values(
  RECOVERY_MODULES,
).map(({ address, period }) => ({
  address,
  creation: encodeDeployData({ ...recoveryModule, args: [BigInt(period)] }),
}));
