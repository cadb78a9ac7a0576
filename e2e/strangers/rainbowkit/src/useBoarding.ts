import { useConnectModal } from '@rainbow-me/rainbowkit';

/** Opens the dialog of wallets. */
export function useBoarding(): () => void {
  const { openConnectModal } = useConnectModal();
  return () => openConnectModal?.();
}
