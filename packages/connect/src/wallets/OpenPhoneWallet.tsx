import { useThemedPart } from '../theme/ThemeProvider.tsx';
import { PhoneHint } from './PhoneHint.tsx';

/**
 * Hint, while a signature or transaction is pending, to answer it on the phone; on that phone, with a link to the
 * wallet. Empty for other wallets.
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
