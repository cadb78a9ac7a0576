import { accountAddress, readHex, readSigner } from '../account/address.ts';
import { askCredential } from '../credential/askCredential.ts';
import { parsePasskey } from '../store/storedAccount.ts';
import { hasCode } from './accountState.ts';

/**
 * Functions of the provider that chunks loaded later use. They are handed to them: a module that several chunks
 * import becomes a chunk of its own, and the provider's would fall into pieces.
 */
export const shared = { accountAddress, askCredential, hasCode, parsePasskey, readHex, readSigner };

export type Shared = typeof shared;
