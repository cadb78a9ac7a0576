// Hooks without a screen, for a custom dialog inside `<MooringProvider>`.
export { type ConnectFailure, ConnectWalletError } from './connect/connectWallet.ts';
export {
  type ConnectStep,
  type ConnectWallet,
  useConnectWallet,
} from './connect/useConnectWallet.ts';
export {
  type ListedWallet,
  type ListedWalletGroup,
  useWalletList,
  type WalletList,
} from './connect/useWalletList.ts';
export { formatAddress, formatName } from './core/text/shortText.ts';
export { type ConnectionStatus, useConnectionStatus } from './core/useConnectionStatus.ts';
export type { Mutation } from './core/useMutation.ts';
export { type Balance, useBalance } from './identity/useBalance.ts';
export { type Identity, useIdentity } from './identity/useIdentity.ts';
export {
  type SwitchNetwork,
  SwitchNetworkError,
  type SwitchNetworkFailure,
  useSwitchNetwork,
} from './network/useSwitchNetwork.ts';
export { SignInError, type SignInFailure, type SignInState } from './sign-in/signInState.ts';
export { type Authentication, useAuthentication } from './sign-in/useAuthentication.ts';
export { type SignIn, useSignIn } from './sign-in/useSignIn.ts';
export { type Transactions, useTransactions } from './transactions/useTransactions.ts';
export { createQrCode, type QrCodePath } from './ui/qrCode.ts';
export { useAnnounce } from './ui/useAnnounce.ts';
export { type Copying, useCopy } from './ui/useCopy.ts';
export type { PairingProblem } from './wallets/pairingStep.ts';
export { useDisconnectWallet } from './wallets/useDisconnectWallet.ts';
