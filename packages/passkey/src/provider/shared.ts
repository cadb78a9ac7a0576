import { accountAddress, readHex, readSigner } from '../account/address.ts';
import { askCredential } from '../credential/askCredential.ts';
import { parsePasskey } from '../store/storedAccount.ts';
import { hasCode } from './accountState.ts';
import { checkAccount, networkOf } from './method.ts';
import { signText } from './signing.ts';

/**
 * Functions of the provider that chunks loaded later use. They are handed to them: a module that several chunks
 * import becomes a chunk of its own, and the provider's would fall into pieces.
 */
export const shared = {
  accountAddress,
  askCredential,
  checkAccount,
  hasCode,
  networkOf,
  parsePasskey,
  readHex,
  readSigner,
  signText,
};

export type Shared = typeof shared;
