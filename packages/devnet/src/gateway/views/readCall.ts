import { type DecodedCall, decodeCall, type SafeCall } from '@mooring/safe/transactions';
import type { Abi, Address } from 'viem';
import {
  dockAbi,
  PIER_ADDRESS,
  REVERSE_REGISTRAR_ADDRESS,
  SHOAL_ADDRESS,
} from '../../contracts/deployments.ts';
import { reverseRegistrar } from '../../generated/artifacts.ts';

/** Published ABIs, by address in lower case. */
export const PUBLISHED_ABIS: Readonly<Record<string, Abi>> = {
  [PIER_ADDRESS.toLowerCase()]: dockAbi,
  [SHOAL_ADDRESS.toLowerCase()]: dockAbi,
  [REVERSE_REGISTRAR_ADDRESS.toLowerCase()]: reverseRegistrar.abi,
};

/** Decodes a call of a Safe with the known ABIs. */
export function readCall(safe: Address, call: SafeCall): DecodedCall {
  return decodeCall(call, { safe, abis: PUBLISHED_ABIS });
}
