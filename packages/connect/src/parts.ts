export {
  OtherNetworkError,
  type PhonePairing,
  type PhoneParts,
  usePhonePairing,
} from './connect/phone/usePhonePairing.ts';
export type { ConnectionAttempt } from './core/connectionAttempt.ts';
export { useKitQuery } from './core/useKitQuery.ts';
export { type LazyPart, useLazyPart } from './core/useLazyPart.ts';
export { useMutation } from './core/useMutation.ts';
export {
  type NamedAddress,
  type NameProblem,
  useAddressOfName,
} from './identity/useAddressOfName.ts';
export { type Token, useToken } from './identity/useToken.ts';
export { Banner, type BannerProps } from './parts/Banner.tsx';
export { Button, type ButtonProps } from './parts/Button.tsx';
export { ChoiceRow, type ChoiceRowProps } from './parts/ChoiceRow.tsx';
export { useMooringConfig, useReport } from './parts/contextHooks.ts';
export { DialogFrame } from './parts/DialogFrame.tsx';
export { Form, type FormProps, TextField, type TextFieldProps } from './parts/Form.tsx';
export { Notice, type NoticeProps } from './parts/Notice.tsx';
export type { PartProps } from './parts/renderPart.ts';
export { Mark, type MarkProps, Scene, type SceneProps } from './parts/Scene.tsx';
export { WalletIcon } from './parts/WalletIcon.tsx';
export { useLazyTexts } from './texts/useLazyTexts.ts';
export { useTranslate } from './texts/useTranslate.ts';
export { useStylesheet } from './theme/stylesheet.ts';
export type { DialogFrameProps } from './ui/DialogFrame.tsx';
export {
  BackIcon,
  CheckIcon,
  CloseIcon,
  CopyIcon,
  ExternalIcon,
  Icon,
  type IconProps,
  LeaveIcon,
  PasskeyIcon,
  PhoneIcon,
  WarningIcon,
} from './ui/icons.tsx';
export { createQrCode } from './ui/qrCode.ts';
export { Spinner, useElapsed } from './ui/Spinner.tsx';
export { type PairingProblem, pairingProblemOf } from './wallets/pairingStep.ts';
export {
  getWalletProvider,
  type InstalledWallet,
  useInstalledWallets,
  type WalletProvider,
} from './wallets/useInstalledWallets.ts';
export type { WalletIconProps } from './wallets/WalletIcon.tsx';
export { walkError } from './wallets/walletError.ts';
