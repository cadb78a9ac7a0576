import type { SignInFields } from './signInFields.ts';

/**
 * Warning about a message with valid grammar. `address-checksum`: the address is neither in lower case nor
 * checksummed (EIP-55). `checkMessage` refuses mixed case; upper case has no checksum and is only a
 * warning.
 */
export type ParseWarning = 'address-checksum';

/** Parsed message: its fields exactly as in the text. */
export interface ParsedMessage extends SignInFields {
  readonly version: '1';
  /** Computed lazily: the checksum costs more than all parsing. */
  readonly warnings: readonly ParseWarning[];
}
