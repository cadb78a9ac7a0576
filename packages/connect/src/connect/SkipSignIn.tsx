import { useCallback, useContext } from 'react';
import { AuthenticationContext } from '../core/authentication.ts';
import { useMooring } from '../core/MooringContext.ts';
import { useLazyPart } from '../core/useLazyPart.ts';
import { screensCatalogue } from '../texts/screensCatalogue.ts';
import { useElapsed } from '../ui/Spinner.tsx';
import { pairingOf } from '../wallets/pairing.ts';
import type { WalletChoice } from './useWallets.ts';

/** Time without an answer to a one-prompt sign-in after which connecting without it is offered, in ms. */
const SILENT_MS = 15_000;

interface SkipSignInProps {
  readonly wallet: WalletChoice;
  readonly onChoose: (wallet: WalletChoice) => void;
}

/** Offer to connect without signing in, if the wallet does not answer a one-prompt sign-in. */
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
