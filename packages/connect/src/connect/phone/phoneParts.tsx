import { useMemo } from 'react';
import { useConnectors } from 'wagmi';
import type { Wallet } from '../../core/catalogue/wallet.ts';
import type { LocaleStore } from '../../core/locales/localeStore.ts';
import { useMooring } from '../../core/MooringContext.ts';
import { screensCatalogue } from '../../texts/screensCatalogue.ts';
import { useTranslate } from '../../texts/useTranslate.ts';
import { useStylesheet } from '../../theme/stylesheet.ts';
import { ChoiceRow } from '../../ui/ChoiceRow.tsx';
import { PhoneIcon } from '../../ui/icons.tsx';
import { useElapsed } from '../../ui/Spinner.tsx';
import { deviceHere, loadWalletTable, type WalletTable } from '../../wallets/loadWalletTable.ts';
import type { Pairing } from '../../wallets/pairing.ts';
import { readRecentWallets } from '../../wallets/recentWallets.ts';
import { WalletIcon } from '../../wallets/WalletIcon.tsx';
import type { PhoneParts } from './usePhonePairing.ts';

/** Maximum number of rows for wallets on this phone. */
const MOST_PHONE_ROWS = 6;

type Screens = typeof import('../screens/screens.ts');

/** Loads the screens of the Connect dialog for phones, their texts, and the table of wallets. */
export async function loadPhoneParts(
  locales: LocaleStore,
  pairing: Pairing | undefined,
): Promise<PhoneParts> {
  const [screens, table] = await Promise.all([
    import('../screens/screens.ts'),
    loadWalletTable(),
    locales.load(screensCatalogue),
  ]);
  return {
    Rows: (props) => <PhoneRows {...props} table={table} />,
    Code: (props) =>
      pairing && <PhoneCode {...props} screens={screens} table={table} pairing={pairing} />,
    Waiting: (props) => <PhoneWaiting {...props} table={table} />,
  };
}

/** Returns this device and the wallets it can open; none on a computer, whose QR code any phone scans. */
function useDevice(table: WalletTable) {
  const { config, wallets } = useMooring();
  const connectors = useConnectors();
  return useMemo(() => {
    const installed = connectors.map(({ id }) => id).filter(wallets.isAnnounced);
    const device = deviceHere(table, installed);
    const { groups } = table.listedGroups({
      groups: config.wallets,
      installed,
      recent: readRecentWallets(config.storage),
      insideFirst: false,
      popular: { name: '', most: MOST_PHONE_ROWS },
    });
    const rows = groups
      .flatMap((group) => group.wallets)
      .filter((wallet) => table.connectionMethod(wallet, device, true) === 'app');
    return { device, rows: rows.slice(0, MOST_PHONE_ROWS) };
  }, [table, connectors, wallets, config]);
}

interface PhoneRowsProps {
  readonly table: WalletTable;
  readonly onChoose: (wallet?: Wallet) => void;
}

function PhoneRows({ table, onChoose }: PhoneRowsProps) {
  const t = useTranslate();
  const { device, rows } = useDevice(table);
  const onPhone = device.platform !== 'desktop';
  return (
    <>
      {rows.map((row) => (
        <li key={row.id}>
          <ChoiceRow
            icon={<WalletIcon name={row.name} row={row} />}
            title={row.name}
            onChoose={() => onChoose(row)}
          />
        </li>
      ))}
      <li>
        <ChoiceRow
          icon={
            <span className="mooring-wallet-icon mooring-wallet-icon-medium mooring-monogram">
              <PhoneIcon />
            </span>
          }
          title={t(onPhone ? 'connect.otherWallets' : 'connect.phoneWallet')}
          notes={t(onPhone ? 'connect.otherWalletsCode' : 'connect.phoneWalletHelp')}
          onChoose={() => onChoose()}
        />
      </li>
    </>
  );
}

interface PhoneCodeProps {
  readonly screens: Screens;
  readonly table: WalletTable;
  readonly pairing: Pairing;
  readonly wallet: Wallet | undefined;
  readonly onCancel: () => void;
}

/** QR code or link, with the screens of the Connect dialog. */
function PhoneCode({ screens, table, pairing, wallet, onCancel }: PhoneCodeProps) {
  useStylesheet(screens.styles);
  const t = useTranslate();
  const { device } = useDevice(table);
  const catalogued = { table, device };
  return table.isOpenedHere(device, wallet !== undefined) ? (
    <screens.PhoneScreen
      choice={{ name: wallet?.name ?? t('connect.phoneWallet'), row: wallet }}
      pairing={pairing}
      catalogued={catalogued}
      onCancel={onCancel}
    />
  ) : (
    <screens.QrScreen wallet={undefined} pairing={pairing} catalogued={catalogued} />
  );
}

function PhoneWaiting({ table, wallet }: Pick<PhoneCodeProps, 'table' | 'wallet'>) {
  const t = useTranslate();
  const isLong = useElapsed(true);
  const { device } = useDevice(table);
  const href = wallet && table.appLink(wallet, device);
  return (
    <>
      <p className="mooring-scene-text">{t('phone.continue')}</p>
      <p className="mooring-scene-text" role="status">
        {isLong && t('unanswered.phone')}
      </p>
      {href !== undefined && (
        <a
          className="mooring-button mooring-button-primary mooring-button-wide"
          href={href}
          target={table.appTarget(device, href)}
          rel="noopener noreferrer"
        >
          {t('phone.openWallet')}
        </a>
      )}
    </>
  );
}
