import type { SignInFields } from './signInFields.ts';

/**
 * Something of a message that is no fault of its grammar. `address-checksum`: the address is neither
 * in lower case nor in the mixed case of its checksum (EIP-55). `checkMessage` refuses mixed case;
 * upper case claims no checksum and is a warning alone.
 */
export type ParseWarning = 'address-checksum';

/** A message that was read: its fields exactly as the text has them. */
export interface ParsedMessage extends SignInFields {
  readonly version: '1';
  /** Worked out when first looked at, since the checksum costs more than all the reading. */
  readonly warnings: readonly ParseWarning[];
}
