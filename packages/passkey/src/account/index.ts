export { accountAddress, accountSetup, readSigner } from './address.ts';
export {
  type Assertion,
  type AssertionExpectation,
  type CheckedAssertion,
  checkAssertion,
} from './assertion.ts';
export type { ChainRead } from './chainRead.ts';
export { type PasskeyContracts, passkeyContracts } from './contracts.ts';
export { type AccountDeployment, deployAccount } from './deployment.ts';
export type { P256Signature, PublicKey } from './p256.ts';
export { parsePublicKey, readSpki } from './publicKey.ts';
export { candidateKeys } from './recoverKeys.ts';
export { accountVersion, safeContracts } from './safeContracts.ts';
export { accountSignature, encodeAssertion, wrapSignature } from './signature.ts';
