import { hashSafeMessage, hashTransaction, nestedMessage } from '@mooring/safe/transactions';
import {
  accountAddress,
  accountSafe,
  encodeSignerCreation,
  readSigner,
} from '../account/address.ts';
import { callContract, readHex } from '../account/chainRead.ts';
import { parsePublicKey } from '../account/publicKey.ts';
import { singleSignature } from '../account/signature.ts';
import type { NewPasskey } from '../create/createCredential.ts';
import { askCredential } from '../credential/askCredential.ts';
import { parsePasskey } from '../store/storedAccount.ts';
import { hasCode, readAccountState } from './accountState.ts';
import { checkAccount, networkOf, readAddress, readQuantity, readRecord } from './method.ts';
import { createExplain, readCall, send } from './sending.ts';
import { sign, signText } from './signing.ts';

/**
 * Functions of the provider for chunks that are loaded later. They are passed to them: a module that several chunks
 * import becomes a separate chunk, and the provider's would be split.
 */
export const shared = {
  accountAddress,
  accountSafe,
  askCredential,
  callContract,
  checkAccount,
  createCredential: async (options: NewPasskey) =>
    (await import('./createAccount.ts')).createCredential(options),
  createExplain,
  encodeSignerCreation,
  hasCode,
  hashSafeMessage,
  hashTransaction,
  nestedMessage,
  networkOf,
  parsePasskey,
  parsePublicKey,
  readAccountState,
  readAddress,
  readCall,
  readHex,
  readQuantity,
  readRecord,
  readSigner,
  send,
  sign,
  signText,
  singleSignature,
};

export type Shared = typeof shared;
