import { expect, test } from 'vitest';
import * as account from './account/index.ts';
import * as all from './index.ts';
import * as recovery from './recovery/index.ts';

test('@mooring/passkey exports only its public names', () => {
  expect(Object.keys(all).sort()).toEqual([
    'PasskeyError',
    'accountsServer',
    'askCredential',
    'createCredential',
    'createPasskeyProvider',
    'passkey',
    'passkeyContracts',
    'passkeyObstacle',
    'relay',
    'walletSubmitter',
  ]);
});

test('@mooring/passkey/account exports only its public names', () => {
  expect(Object.keys(account).sort()).toEqual([
    'accountAddress',
    'accountSetup',
    'accountSignature',
    'accountVersion',
    'candidateKeys',
    'checkAssertion',
    'deployAccount',
    'encodeAssertion',
    'parsePublicKey',
    'passkeyContracts',
    'readSigner',
    'readSpki',
    'safeContracts',
    'wrapSignature',
  ]);
});

test('@mooring/passkey/recovery exports only its public names', () => {
  expect(Object.keys(recovery).sort()).toEqual([
    'RecoveryError',
    'RecoveryRunningError',
    'cancelRecovery',
    'changeGuardians',
    'collectSignatures',
    'finishRecovery',
    'isKnownModule',
    'proposeRecovery',
    'publishedModules',
    'readRecovery',
    'recoveryModules',
    'recoveryTypedData',
    'setUpRecovery',
    'signAsGuardian',
    'startRecovery',
    'stopRecovery',
  ]);
});
