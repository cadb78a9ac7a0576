import {
  type Abi,
  type AbiFunction,
  type AbiParameter,
  decodeFunctionData,
  encodeFunctionData,
  type Hex,
  toFunctionSelector,
  toFunctionSignature,
} from 'viem';
import type { SafeCall } from './safeTransaction.ts';

/**
 * Source of a call's decoding. `recovery` is a known recovery module, and the account's own call that enables or disables
 * it; `delay` a known Delay modifier.
 */
export type CallSource =
  | 'token'
  | 'permit2'
  | 'safe'
  | 'allowance'
  | 'recovery'
  | 'delay'
  | 'library'
  | 'abi';

/** Argument value, as decoded by viem. */
export type ArgumentValue =
  | string
  | number
  | bigint
  | boolean
  | readonly ArgumentValue[]
  | { readonly [name: string]: ArgumentValue };

/** An argument of a decoded call. */
export interface CallArgument {
  /** Empty when unnamed in the ABI. */
  readonly name: string;
  readonly type: string;
  readonly value: ArgumentValue;
}

/**
 * Decoded call. Its texts are untrusted.
 * - `coins`: only native currency is sent (or, with value 0, nothing)
 * - `function`: a known function, with its arguments; `trailing` is the bytes after them
 * - `batch`: calls that run as the Safe, in order, atomically
 * - `raw`: not decodable: no known function, invalid arguments (`malformed`), or a batch nested too deep
 *   (`too-deep`)
 */
export type DecodedCall =
  | { readonly kind: 'coins'; readonly call: SafeCall }
  | {
      readonly kind: 'function';
      readonly call: SafeCall;
      readonly source: CallSource;
      readonly name: string;
      /** Such as `transfer(address,uint256)`. */
      readonly signature: string;
      readonly args: readonly CallArgument[];
      readonly trailing: Hex;
    }
  | { readonly kind: 'batch'; readonly call: SafeCall; readonly calls: readonly DecodedCall[] }
  | {
      readonly kind: 'raw';
      readonly call: SafeCall;
      readonly selector: Hex;
      readonly reason: 'unknown' | 'malformed' | 'too-deep';
    };

/** Decoded function call. */
export interface DecodedFunction {
  readonly name: string;
  readonly signature: string;
  readonly args: readonly CallArgument[];
  /** Bytes after the arguments; the called contract may read them. */
  readonly trailing: Hex;
}

/**
 * Decodes call data by an ABI. The result is encoded again and compared: call data with another layout
 * (offsets pointing elsewhere, extra bits beside an address) could mean one thing to a person and another
 * to a contract.
 * @returns `unknown` when no function has the selector, `malformed` when its arguments do not match
 */
export function decodeFunction(given: Hex, abi: Abi): DecodedFunction | 'unknown' | 'malformed' {
  const data: Hex = `0x${given.slice(2).toLowerCase()}`;
  const selector = data.slice(0, 10);
  const item = abi.find(
    (entry): entry is AbiFunction =>
      entry.type === 'function' && toFunctionSelector(entry) === selector,
  );
  if (!item) return 'unknown';
  // By position: of two fields with one name, one would be lost.
  const abiOfItem = [{ ...item, inputs: item.inputs.map(positionalFields) }];
  try {
    const { args = [] } = decodeFunctionData({ abi: abiOfItem, data });
    const again = encodeFunctionData({ abi: abiOfItem, functionName: item.name, args });
    if (!data.startsWith(again)) return 'malformed';
    return {
      name: item.name,
      signature: toFunctionSignature(item),
      args: item.inputs.map(({ name = '', type }, index) => ({
        name,
        type,
        value: plainArgument(args[index]),
      })),
      trailing: `0x${data.slice(again.length)}`,
    };
  } catch {
    return 'malformed';
  }
}

/** Returns a parameter without the names of struct fields that are not unique. */
function positionalFields(parameter: AbiParameter): AbiParameter {
  if (!('components' in parameter)) return parameter;
  const names = parameter.components.map(({ name }) => name);
  const isClear = new Set(names).size === names.length;
  const components = parameter.components
    .map(positionalFields)
    .map((one) => (isClear ? one : { ...one, name: '' }));
  return { ...parameter, components };
}

/** Converts an argument of any ABI type to plain data. */
function plainArgument(value: unknown): ArgumentValue {
  if (Array.isArray(value)) return value.map(plainArgument);
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([name, one]) => [name, plainArgument(one)]),
    );
  if (typeof value === 'bigint' || typeof value === 'number' || typeof value === 'boolean')
    return value;
  return String(value);
}
