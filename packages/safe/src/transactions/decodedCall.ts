import type { Hex } from 'viem';
import type { SafeCall } from './safeTransaction.ts';

/** Where the meaning of a call comes from. */
export type CallSource = 'token' | 'permit2' | 'safe' | 'library' | 'abi';

/** A value of an argument, as viem decodes it. */
export type ArgumentValue =
  | string
  | number
  | bigint
  | boolean
  | readonly ArgumentValue[]
  | { readonly [name: string]: ArgumentValue };

/** An argument of a decoded call. */
export interface CallArgument {
  /** Empty when the interface does not name it. */
  readonly name: string;
  readonly type: string;
  readonly value: ArgumentValue;
}

/**
 * What a call does, as far as it can be read here. Text in it comes from outside.
 * - `coins`: the network's coin alone is sent (or, with value 0, nothing)
 * - `function`: a function that is known, with its arguments; `trailing` is what follows them
 * - `batch`: calls that run as the Safe, one after the other, all or none
 * - `raw`: not to be read: no known function, or arguments that do not fit it (`malformed`),
 *   or a batch inside too many others (`too-deep`)
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
