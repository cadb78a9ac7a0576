import type { Hex } from 'viem';
import type { SafeCall } from './safeTransaction.ts';

/** Source of a call's decoding. */
export type CallSource = 'token' | 'permit2' | 'safe' | 'library' | 'abi';

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
