import { useAccount, useConnectors } from 'wagmi';
import { useMooring } from '../core/MooringContext.ts';
import { useLazyPart } from '../core/useLazyPart.ts';
import { useTranslate } from '../texts/useTranslate.ts';
import { useStylesheet } from '../theme/stylesheet.ts';
import type { useThemedPart } from '../theme/ThemeProvider.tsx';
import { PhoneIcon } from '../ui/icons.tsx';
import { deviceHere, loadWalletTable } from './loadWalletTable.ts';
import { pairingOf } from './pairing.ts';
import phoneStyles from './phone.css?inline';
import { readRecentWallets } from './recentWallets.ts';

interface PhoneHintProps {
  /** Attributes of a piece, where it stands alone. */
  readonly piece?: ReturnType<typeof useThemedPart>;
}

/** Where to answer a request, when the wallet is a phone's: within a piece of the kit, or as one. */
export function PhoneHint(props: PhoneHintProps) {
  const { connector } = useAccount();
  return pairingOf(connector) ? <OpenWalletLink {...props} /> : null;
}

function OpenWalletLink({ piece }: PhoneHintProps) {
  useStylesheet(phoneStyles);
  const t = useTranslate();
  const { config, wallets } = useMooring();
  const connectors = useConnectors();
  const { part: table } = useLazyPart(loadWalletTable);
  // The wallet that was connected last is the one that is connected.
  const [id] = readRecentWallets(config.storage);
  const own = config.wallets
    ?.flatMap((group) => group.wallets)
    .find((wallet) => typeof wallet === 'object' && wallet.id === id);
  const row = typeof own === 'object' ? own : id === undefined ? undefined : table?.findWallet(id);
  const announced = connectors.map((one) => one.id).filter(wallets.isAnnounced);
  const device = table && deviceHere(table, announced);
  const href = table && row && device && table.appLink(row, device);
  const target = table && device && table.appTarget(device, href);
  return (
    <div className="mooring-piece mooring-open-phone" {...piece} role="note">
      <PhoneIcon />
      <p>{t('phone.continue')}</p>
      {href !== undefined && (
        <a className="mooring-button" href={href} target={target} rel="noopener noreferrer">
          {t('phone.openWallet')}
        </a>
      )}
    </div>
  );
}
