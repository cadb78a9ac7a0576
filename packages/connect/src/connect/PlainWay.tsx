import { useCallback, useContext } from 'react';
import { AuthenticationContext } from '../core/authentication.ts';
import { useMooring } from '../core/MooringContext.ts';
import { useLoaded } from '../core/useLoaded.ts';
import { screensCatalogue } from '../texts/screensCatalogue.ts';
import { useLong } from '../ui/Spinner.tsx';
import { pairingOf } from '../wallets/pairing.ts';
import type { WalletChoice } from './useWallets.ts';

/** After this many milliseconds a wallet that was asked to connect and sign in at once may never answer. */
const SILENT_MS = 15_000;

interface PlainWayProps {
  readonly wallet: WalletChoice;
  readonly onChoose: (wallet: WalletChoice) => void;
}

/** The plain way beside a request to connect and sign in at once, where that has no answer for long. */
export function PlainWay({ wallet, onChoose }: PlainWayProps) {
  const together = useContext(AuthenticationContext)?.together;
  const { locales } = useMooring();
  const load = useCallback(async () => {
    const [{ PlainWayOffer }] = await Promise.all([
      import('./screens/PlainWayOffer.tsx'),
      locales.want(screensCatalogue),
    ]);
    return { PlainWayOffer };
  }, [locales]);
  const { part } = useLoaded(useLong(!!together, SILENT_MS) ? load : undefined);
  const { connector } = wallet;
  const pairing = pairingOf(connector);
  return (
    part &&
    together && (
      <part.PlainWayOffer
        connector={connector}
        together={together}
        onAgain={() => (pairing ? pairing.renew() : onChoose(wallet))}
      />
    )
  );
}
