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
  /** Attributes of the outermost element; undefined inside another piece. */
  readonly piece?: ReturnType<typeof useThemedPart>;
}

/** Hint to answer a request on the phone, if the wallet is a phone wallet. */
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
  // The most recently used wallet is the connected one.
  const [id] = readRecentWallets(config.storage);
  const hostWallet = config.wallets
    ?.flatMap((group) => group.wallets)
    .find((wallet) => typeof wallet === 'object' && wallet.id === id);
  const row =
    typeof hostWallet === 'object'
      ? hostWallet
      : id === undefined
        ? undefined
        : table?.findWallet(id);
  const announced = connectors.map((connector) => connector.id).filter(wallets.isAnnounced);
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
