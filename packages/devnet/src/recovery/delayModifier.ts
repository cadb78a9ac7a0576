import { type Address, concat, type Hex } from 'viem';
import { delayModifier } from '../generated/artifacts.ts';

/**
 * Master copy of the Delay modifier on both local chains: at the address of Zodiac's release 1.0.0, with the same behavior
 * and other code.
 */
export const DELAY_MASTER_COPY: Address = '0xD62129BF40CD1694b3d9D9847367783a1A4d5cB4';

/** Code of a Delay modifier of one account: a minimal proxy (EIP-1167) of the master copy. */
export const DELAY_PROXY_CODE: Hex = concat([
  '0x363d3d373d3d3d363d73',
  DELAY_MASTER_COPY,
  '0x5af43d82803e903d91602b57fd5bf3',
]);

/** Creation code of the master copy, with the address that it is set at. */
export const DELAY_CODE = { address: DELAY_MASTER_COPY, creation: delayModifier.bytecode };
