import { useThemedPart } from '../theme/ThemeProvider.tsx';
import { PhoneHint } from './PhoneHint.tsx';

/**
 * Hint for whoever waits for a signature or a transaction: where to answer it, when the wallet is
 * a phone's; on that phone, with a link to the wallet. Shows nothing with another wallet.
 *
 * @example
 * ```tsx
 * import { OpenPhoneWallet } from '@mooring/connect';
 * import { useSignMessage } from 'wagmi';
 *
 * export function Sign() {
 *   const { mutate: sign, isPending } = useSignMessage();
 *   if (isPending) return <OpenPhoneWallet />;
 *   return <button onClick={() => sign({ message: 'Aye' })}>Sign</button>;
 * }
 * ```
 */
export function OpenPhoneWallet() {
  return <PhoneHint piece={useThemedPart('open-phone')} />;
}
