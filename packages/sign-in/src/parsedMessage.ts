import type { SignInFields } from './signInFields.ts';

/**
 * What a message may have that is no fault. `address-checksum`: the address is neither in lower
 * case nor in the mixed case of its checksum (EIP-55), which a message ought to have.
 */
export type ParseWarning = 'address-checksum';

/** A message that was read: its fields exactly as the text has them. */
export interface ParsedMessage extends SignInFields {
  readonly version: '1';
  /** Worked out when first looked at, since the checksum costs more than all the reading. */
  readonly warnings: readonly ParseWarning[];
}
