import {
  type ArgumentValue,
  type CallArgument,
  canonicalTargets,
  type DecodedCall,
  decodeCall,
  type SafeCall,
} from '@mooring/safe/transactions';
import { type Abi, type Address, isAddressEqual } from 'viem';
import {
  dockAbi,
  PIER_ADDRESS,
  REVERSE_REGISTRAR_ADDRESS,
  SHOAL_ADDRESS,
} from '../../contracts/deployments.ts';
import { reverseRegistrar } from '../../generated/artifacts.ts';
import type { World } from '../world.ts';
import { addressInfo } from './chainView.ts';

/** Published ABIs, by address in lower case. */
export const PUBLISHED_ABIS: Readonly<Record<string, Abi>> = {
  [PIER_ADDRESS.toLowerCase()]: dockAbi,
  [SHOAL_ADDRESS.toLowerCase()]: dockAbi,
  [REVERSE_REGISTRAR_ADDRESS.toLowerCase()]: reverseRegistrar.abi,
};

/** Decodes a call of a Safe with the known ABIs. */
export function decodePublishedCall(safe: Address, call: SafeCall): DecodedCall {
  return decodeCall(call, { safe, abis: PUBLISHED_ABIS });
}

/** Returns true for code a Safe may delegatecall: Safe's own libraries only. */
export function isTrustedTarget(address: Address): boolean {
  return canonicalTargets.some((target) => isAddressEqual(target.address, address));
}

/** Call of a transaction, raw and decoded. */
export function callDataView(world: World, call: SafeCall, decoded: DecodedCall) {
  const { to, value, data, operation } = call;
  return {
    hexData: data === '0x' ? null : data,
    dataDecoded: decodedView(decoded),
    to: addressInfo(world, to),
    value: String(value),
    operation,
    trustedDelegateCallTarget: operation === 1 ? isTrustedTarget(to) : null,
    addressInfoIndex: null,
    tokenInfoIndex: null,
  };
}

/** Decoded function call in the public gateway's format; null if unknown. */
export interface DecodedView {
  method: string;
  parameters: readonly ParameterView[];
}

interface ParameterView {
  name: string;
  type: string;
  value: TextValue;
  /** Calls of a batch, in the parameter that contains them. */
  valueDecoded: readonly InnerCallView[] | null;
}
interface InnerCallView {
  operation: 0 | 1;
  to: string;
  value: string;
  data: string | null;
  dataDecoded: DecodedView | null;
}
type TextValue = string | readonly TextValue[];

export function decodedView(decoded: DecodedCall): DecodedView | null {
  if (decoded.kind === 'function') {
    return { method: decoded.name, parameters: decoded.args.map(parameterView) };
  }
  if (decoded.kind !== 'batch') return null;
  // The selector is followed by an offset and a length.
  const { data } = decoded.call;
  const length = Number(`0x${data.slice(74, 138)}`);
  const value = `0x${data.slice(138, 138 + 2 * length)}`;
  const valueDecoded = decoded.calls.map((inner) => ({
    operation: inner.call.operation,
    to: inner.call.to,
    value: String(inner.call.value),
    data: inner.call.data === '0x' ? null : inner.call.data,
    dataDecoded: decodedView(inner),
  }));
  return {
    method: 'multiSend',
    parameters: [{ name: 'transactions', type: 'bytes', value, valueDecoded }],
  };
}

function parameterView({ name, type, value }: CallArgument): ParameterView {
  return { name, type, value: argumentView(value), valueDecoded: null };
}

function argumentView(value: ArgumentValue): TextValue {
  if (Array.isArray(value)) return value.map(argumentView);
  if (typeof value === 'object') return Object.values(value).map(argumentView);
  return String(value);
}
