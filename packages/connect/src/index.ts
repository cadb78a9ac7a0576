export { useDisconnectWallet } from './account/useDisconnectWallet.ts';
export {
  ConnectButton,
  type ConnectButtonProps,
  type Responsive,
} from './button/ConnectButton.tsx';
export { CustomConnectButton } from './button/CustomConnectButton.tsx';
export { type ConnectButtonState, useConnectButton } from './button/useConnectButton.ts';
export { type ConnectFailure, ConnectWalletError } from './connect/connectWallet.ts';
export { OpenPhoneWallet } from './connect/OpenPhoneWallet.tsx';
export { Avatar } from './identity/Avatar.tsx';
export { formatAddress } from './identity/formatAddress.ts';
export { formatBalance } from './identity/formatBalance.ts';
export { formatName } from './identity/formatName.ts';
export { looksMixed } from './identity/looksMixed.ts';
export { type Balance, useBalance } from './identity/useBalance.ts';
export { type Identity, useIdentity } from './identity/useIdentity.ts';
export { visibleText } from './identity/visibleText.ts';
export { type Catalogue, type CatalogueFiles, createCatalogue } from './locales/catalogue.ts';
export {
  directionOf,
  isLocale,
  type Locale,
  localeName,
  locales,
  matchLocale,
} from './locales/locales.ts';
export {
  createTranslate,
  type Message,
  type Messages,
  type PluralForms,
  type Translate,
  type Translated,
} from './locales/message.ts';
export { type LocaleChoice, useCatalogue, useLocale } from './locales/useTranslate.ts';
export type {
  MultisigMessageStatus,
  MultisigProgress,
  MultisigSource,
  MultisigState,
  MultisigTransactionStatus,
} from './multisig/multisigSource.ts';
export type { Multisig } from './multisig/readMultisig.ts';
export { type MultisigAccount, useMultisig } from './multisig/useMultisig.ts';
export { explorerLink } from './network/explorerLink.ts';
export { NetworkIcon } from './network/NetworkIcon.tsx';
export { SwitchNetworkError, type SwitchNetworkFailure } from './network/switchNetwork.ts';
export {
  type SwitchNetwork,
  type SwitchNetworkState,
  useSwitchNetwork,
} from './network/useSwitchNetwork.ts';
export {
  createMooringConfig,
  type MooringConfig,
  type MooringConfigOptions,
} from './provider/createMooringConfig.ts';
export { MooringProvider, type MooringProviderProps } from './provider/MooringProvider.tsx';
export { defaultTimeouts, type Timeouts } from './provider/timeouts.ts';
export { type ConnectionStatus, useConnectionStatus } from './provider/useConnectionStatus.ts';
export {
  type DialogControl,
  useAccountDialog,
  useConnectDialog,
  useNetworkDialog,
  useSignInDialog,
} from './provider/useDialog.ts';
export {
  type AuthenticationByClient,
  type AuthenticationByStatus,
  AuthenticationProvider,
  type AuthenticationProviderProps,
} from './sign-in/AuthenticationProvider.tsx';
export type { AuthenticationStatus } from './sign-in/authentication.ts';
export type {
  AuthenticationAdapter,
  AuthenticationClient,
  PendingAuthentication,
  PendingSignIn,
} from './sign-in/authenticationAdapter.ts';
export { SignInError, type SignInFailure } from './sign-in/signInError.ts';
export type { SignInErrorKey, SignInProblem, SignInState } from './sign-in/signInState.ts';
export { type Authentication, useAuthentication } from './sign-in/useAuthentication.ts';
export { type SignIn, useSignIn } from './sign-in/useSignIn.ts';
export {
  createDeviceStorage,
  type DeviceStorage,
  type StorageLike,
} from './storage/deviceStorage.ts';
export { type ThemeAttributes, useTheme } from './theme/ThemeProvider.tsx';
export {
  type AccentName,
  accents,
  darkTheme,
  lightTheme,
  type Theme,
  type ThemeMode,
  type ThemeOptions,
} from './theme/theme.ts';
export { InvalidTransactionError } from './transactions/invalidTransactionError.ts';
export type {
  FailureReason,
  StoredTransaction,
  TransactionStatus,
} from './transactions/storedTransaction.ts';
export { TransactionRow } from './transactions/TransactionRow.tsx';
export { timeAgo } from './transactions/timeAgo.ts';
export {
  createTransactionStore,
  type NewTransaction,
  type TransactionStore,
} from './transactions/transactionStore.ts';
export { UnansweredRequests } from './transactions/UnansweredRequests.tsx';
export { type Transactions, useTransactions } from './transactions/useTransactions.ts';
export { type Unanswered, useUnansweredRequests } from './transactions/useUnansweredRequests.ts';
export { validateTransaction } from './transactions/validateTransaction.ts';
export { Dialog, type DialogFrameProps } from './ui/Dialog.tsx';
export { useAnnounce } from './ui/useAnnounce.ts';
export { useCopy } from './ui/useCopy.ts';
export type { WalletGroup, WalletGroupOptions } from './wallets/catalogue/defineWallets.ts';
export type { Wallet } from './wallets/catalogue/wallet.ts';
export { reasonOf } from './wallets/reasonOf.ts';
export { isRejection } from './wallets/walletError.ts';
