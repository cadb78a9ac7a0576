import { useCallback, useContext } from 'react';
import { AuthenticationContext } from '../core/authentication.ts';
import { useMooring } from '../core/MooringContext.ts';
import { useLazyPart } from '../core/useLazyPart.ts';
import { screensCatalogue } from '../texts/screensCatalogue.ts';
import { useElapsed } from '../ui/Spinner.tsx';
import { pairingOf } from '../wallets/pairing.ts';
import type { WalletChoice } from './useWallets.ts';

/** After this many milliseconds a wallet that was asked to connect and sign in at once may never answer. */
const SILENT_MS = 15_000;

interface SkipSignInProps {
  readonly wallet: WalletChoice;
  readonly onChoose: (wallet: WalletChoice) => void;
}

/** The plain way beside a request to connect and sign in at once, where that has no answer for long. */
export function SkipSignIn({ wallet, onChoose }: SkipSignInProps) {
  const onePrompt = useContext(AuthenticationContext)?.onePrompt;
  const { locales } = useMooring();
  const load = useCallback(async () => {
    const [{ SkipSignInNotice }] = await Promise.all([
      import('./screens/SkipSignInNotice.tsx'),
      locales.load(screensCatalogue),
    ]);
    return { SkipSignInNotice };
  }, [locales]);
  const { part } = useLazyPart(useElapsed(!!onePrompt, SILENT_MS) ? load : undefined);
  const { connector } = wallet;
  const pairing = pairingOf(connector);
  return (
    part &&
    onePrompt && (
      <part.SkipSignInNotice
        connector={connector}
        onePrompt={onePrompt}
        onAgain={() => (pairing ? pairing.renew() : onChoose(wallet))}
      />
    )
  );
}
