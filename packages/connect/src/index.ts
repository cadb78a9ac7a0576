export { MooringProvider, type MooringProviderProps } from './app/MooringProvider.tsx';
export {
  ConnectButton,
  type ConnectButtonProps,
  type Responsive,
} from './button/ConnectButton.tsx';
export {
  type ConnectButtonState,
  CustomConnectButton,
  useConnectButton,
} from './button/useConnectButton.ts';
export { loadConnectedParts } from './button/useConnectedParts.ts';
export {
  CustomWalletButton,
  type CustomWalletButtonProps,
  WalletButton,
  type WalletButtonProps,
  type WalletButtonState,
} from './button/WalletButton.tsx';
export { type ConnectFailure, ConnectWalletError } from './connect/connectWallet.ts';
export type {
  AuthenticationAdapter,
  AuthenticationClient,
  AuthenticationStatus,
  PendingAuthentication,
  PendingSignIn,
} from './core/authentication.ts';
export { listWalletIds } from './core/catalogue/catalogue.ts';
export type { Wallet, WalletStep } from './core/catalogue/wallet.ts';
export type { WalletGroup, WalletGroupOptions } from './core/catalogue/walletGroups.ts';
export {
  createMooringConfig,
  defaultTimeouts,
  type MooringConfig,
  type MooringConfigOptions,
  type Timeouts,
} from './core/createMooringConfig.ts';
export { createDeviceStorage, type DeviceStorage, type StorageLike } from './core/deviceStorage.ts';
export {
  type Catalogue,
  type CatalogueFiles,
  createCatalogue,
  createTranslate,
  type Message,
  type Messages,
  type PluralForms,
  type Translate,
  type Translated,
} from './core/locales/catalogue.ts';
export {
  directionOf,
  isLocale,
  type Locale,
  localeName,
  locales,
  matchLocale,
} from './core/locales/locales.ts';
export type {
  AvatarComponent,
  ConnectedAccount,
  DisclaimerComponent,
  HostOptions,
} from './core/MooringContext.ts';
export type {
  MultisigMessageStatus,
  MultisigProgress,
  MultisigSource,
  MultisigState,
  MultisigTransactionStatus,
} from './core/multisigSource.ts';
export type { PasskeyParts, PasskeyScreens } from './core/passkeyScreens.ts';
export { explorerLink } from './core/text/explorerLink.ts';
export { hasMixedScripts } from './core/text/hasMixedScripts.ts';
export { comparableAddress, formatAddress, formatName } from './core/text/shortText.ts';
export { visibleText } from './core/text/visibleText.ts';
export { type ConnectionStatus, useConnectionStatus } from './core/useConnectionStatus.ts';
export {
  type ConnectDialogControl,
  type DialogControl,
  useAccountDialog,
  useConnectDialog,
  useNetworkDialog,
  useSignInDialog,
} from './core/useDialog.ts';
export type { Mutation } from './core/useMutation.ts';
export { Avatar } from './identity/Avatar.tsx';
export { formatBalance } from './identity/formatBalance.ts';
export { type Balance, useBalance } from './identity/useBalance.ts';
export { type Identity, useIdentity } from './identity/useIdentity.ts';
export { NetworkIcon } from './network/NetworkIcon.tsx';
export {
  type SwitchNetwork,
  SwitchNetworkError,
  type SwitchNetworkFailure,
  type SwitchNetworkVariables,
  useSwitchNetwork,
} from './network/useSwitchNetwork.ts';
export {
  type AuthenticationByClient,
  type AuthenticationByStatus,
  AuthenticationProvider,
  type AuthenticationProviderProps,
} from './sign-in/AuthenticationProvider.tsx';
export {
  SignInError,
  type SignInErrorKey,
  type SignInFailure,
  type SignInProblem,
  type SignInState,
} from './sign-in/signInState.ts';
export { type Authentication, useAuthentication } from './sign-in/useAuthentication.ts';
export { type SignIn, useSignIn } from './sign-in/useSignIn.ts';
export { loadTexts } from './texts/kitCatalogue.ts';
export { type LocaleChoice, useCatalogue, useLocale } from './texts/useTranslate.ts';
export { graphiteTheme, meadowTheme, midnightTheme, paperTheme } from './theme/presetThemes.ts';
export { type ThemeAttributes, useTheme } from './theme/ThemeProvider.tsx';
export {
  type AccentName,
  accents,
  darkTheme,
  lightTheme,
  type Theme,
  type ThemeMode,
  type ThemeOptions,
  type ThemeToken,
  themeDeclarations,
  themeTokens,
} from './theme/theme.ts';
export type {
  BatchCall,
  BatchProgress,
  CallFees,
  SendBatchOptions,
  SentBatch,
} from './transactions/batch/batchRun.ts';
export type { BatchSupport } from './transactions/batch/readCapabilities.ts';
export {
  SendBatchError,
  type SendBatchFailure,
  type SenderChange,
} from './transactions/batch/sendBatchError.ts';
export type { StoredBatch } from './transactions/batch/storedBatch.ts';
export { useBatchSupport } from './transactions/batch/useBatchSupport.ts';
export { type SendBatch, useSendBatch } from './transactions/batch/useSendBatch.ts';
export type { Multisig } from './transactions/multisig/readMultisig.ts';
export { type MultisigAccount, useMultisig } from './transactions/multisig/useMultisig.ts';
export type {
  FailureReason,
  StoredTransaction,
  TransactionStatus,
} from './transactions/storedTransaction.ts';
export { TransactionRow } from './transactions/TransactionRow.tsx';
export {
  createTransactionStore,
  type NewTransaction,
  type TransactionStore,
} from './transactions/transactionStore.ts';
export { timeAgo } from './transactions/transactionText.ts';
export { type Unanswered, useUnansweredRequests } from './transactions/UnansweredNotices.tsx';
export { UnansweredRequests } from './transactions/UnansweredRequests.tsx';
export { type Transactions, useTransactions } from './transactions/useTransactions.ts';
export {
  InvalidTransactionError,
  validateTransaction,
} from './transactions/validateTransaction.ts';
export { Dialog } from './ui/Dialog.tsx';
export type { DialogFrameProps } from './ui/DialogFrame.tsx';
export { useAnnounce } from './ui/useAnnounce.ts';
export { type Copying, useCopy } from './ui/useCopy.ts';
export { errorReason } from './wallets/errorReason.ts';
export { OpenPhoneWallet } from './wallets/OpenPhoneWallet.tsx';
export { useDisconnectWallet } from './wallets/useDisconnectWallet.ts';
export { type PhoneNetwork, usePhoneNetwork } from './wallets/usePhoneNetwork.ts';
export { isRejection } from './wallets/walletError.ts';
