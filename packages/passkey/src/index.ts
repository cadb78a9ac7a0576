export type { ChainRead } from './account/chainRead.ts';
export { type PasskeyContracts, passkeyContracts } from './account/contracts.ts';
export type { GuardianAccount } from './account/guardianAccounts.ts';
export type { PublicKey } from './account/p256.ts';
export type { AccountChoice } from './connect/createConnect.ts';
export { createCredential, type NewPasskey } from './create/createCredential.ts';
export {
  createPasskeyProvider,
  type PasskeyProvider,
  type PasskeyProviderEvents,
} from './createPasskeyProvider.ts';
export {
  askCredential,
  type PasskeyAnswer,
  type PasskeyQuestion,
} from './credential/askCredential.ts';
export type {
  CredentialsContainerLike,
  PasskeyPlace,
} from './credential/browser.ts';
export type { Passkey } from './credential/passkey.ts';
export { type PasskeyObstacle, passkeyObstacle } from './credential/passkeyObstacle.ts';
export type { KnownFacts } from './explanation/explainReview.ts';
export type { AccountRecovery, NetworkRecovery } from './guardians/accountRecovery.ts';
export type {
  AccountOwner,
  AccountOwners,
  NetworkOwners,
  OwnerRequest,
} from './owners/accountOwners.ts';
export { passkey } from './passkey.ts';
export type { PasskeyControl } from './passkeyControl.ts';
export { type OrphanPasskey, PasskeyError, type PasskeyErrorReason } from './passkeyError.ts';
export type { EmailGuardian, PasskeyOptions } from './passkeyOptions.ts';
export type { PasskeyNetwork, PasskeyProviderOptions } from './provider/providerOptions.ts';
export type { FailureRequest, Fee, Review, ReviewRequest } from './provider/review.ts';
export type { BalanceChange, SimulatedApproval, Simulation } from './simulation/simulation.ts';
export type { PasskeyAccount, PasskeyStorage } from './store/storedAccount.ts';
export {
  type AccountsServer,
  type AccountsServerOptions,
  accountsServer,
} from './submit/accountsServer.ts';
export { type RelayOptions, relay } from './submit/relay.ts';
export type {
  GasPrice,
  Refund,
  Submission,
  SubmitHandler,
  Submitter,
  UnsentTransaction,
  WalletProvider,
} from './submit/submitter.ts';
export { type WalletSubmitterOptions, walletSubmitter } from './submit/walletSubmitter.ts';
