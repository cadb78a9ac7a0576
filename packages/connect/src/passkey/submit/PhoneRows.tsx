import { useMemo } from 'react';
import { useConnectors } from 'wagmi';
import type { Wallet } from '../../core/catalogue/wallet.ts';
import type { LocaleStore } from '../../core/locales/localeStore.ts';
import { useMooring } from '../../core/MooringContext.ts';
import { passkeyCatalogue } from '../../texts/passkey/passkeyCatalogue.ts';
import { screensCatalogue } from '../../texts/screensCatalogue.ts';
import { useCatalogue, useTranslate } from '../../texts/useTranslate.ts';
import { useStylesheet } from '../../theme/stylesheet.ts';
import { ChoiceRow } from '../../ui/ChoiceRow.tsx';
import { PhoneIcon } from '../../ui/icons.tsx';
import { useLong } from '../../ui/Spinner.tsx';
import { deviceHere, loadWalletTable, type WalletTable } from '../../wallets/loadWalletTable.ts';
import type { Pairing } from '../../wallets/pairing.ts';
import { readRecentWallets } from '../../wallets/recentWallets.ts';
import { WalletIcon } from '../../wallets/WalletIcon.tsx';

/** Rows of wallets on the phone that shows this page. */
const MOST_ROWS = 6;

/** Fetches the screens of the Connect dialog for phones, their texts, and the table of wallets. */
export async function loadScreens(locales: LocaleStore) {
  const [screens, table] = await Promise.all([
    import('../../connect/screens/screens.ts'),
    loadWalletTable(),
    locales.want(screensCatalogue),
  ]);
  return { screens, table };
}

/** Device of this page; its wallets that can be opened here, none on a computer, where any phone scans. */
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
      popular: { name: '', most: MOST_ROWS },
    });
    const rows = groups
      .flatMap((group) => group.wallets)
      .filter((wallet) => table.reachOf(wallet, device, true) === 'app');
    return { device, rows: rows.slice(0, MOST_ROWS) };
  }, [table, connectors, wallets, config]);
}

interface PhoneRowsProps {
  readonly table: WalletTable;
  /** Without a row, any wallet on a phone. */
  readonly onChoose: (row?: Wallet) => void;
}

/** Wallets on this phone, and any on another. */
export function PhoneRows({ table, onChoose }: PhoneRowsProps) {
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

interface PhonePairingProps {
  readonly pairing: Pairing;
  /** The session was here before, and stays. */
  readonly kept: boolean;
  readonly part: Awaited<ReturnType<typeof loadScreens>>;
  readonly row: Wallet | undefined;
  readonly onCancel: () => void;
}

/** The code to scan or, on a phone, the link that opens its wallet: the screens of the Connect dialog. */
export function PhonePairing({ pairing, kept, part, row, onCancel }: PhonePairingProps) {
  const { screens, table } = part;
  useStylesheet(screens.styles);
  const t = useCatalogue(passkeyCatalogue);
  const kit = useTranslate();
  const { device } = useDevice(table);
  const catalogued = { table, device };
  return (
    <>
      {table.isOpenedHere(device, row !== undefined) ? (
        <screens.PhoneScreen
          choice={{ name: row?.name ?? kit('connect.phoneWallet'), row }}
          pairing={pairing}
          catalogued={catalogued}
          onCancel={onCancel}
        />
      ) : (
        <screens.QrScreen wallet={undefined} pairing={pairing} catalogued={catalogued} />
      )}
      {!kept && <p className="mooring-review-quiet">{t('submit.phone')}</p>}
    </>
  );
}

/** The phone has the request; where it shows this page, a link brings its wallet to the front. */
export function PhoneWaiting({ part, row }: Pick<PhonePairingProps, 'part' | 'row'>) {
  const kit = useTranslate();
  const isLong = useLong(true);
  const { table } = part;
  const { device } = useDevice(table);
  const href = row && table.appLink(row, device);
  return (
    <>
      <p className="mooring-scene-text">{kit('phone.continue')}</p>
      <p className="mooring-scene-text" role="status">
        {isLong && kit('unanswered.phone')}
      </p>
      {href !== undefined && (
        <a
          className="mooring-button mooring-button-primary mooring-button-wide"
          href={href}
          target={table.appTarget(device, href)}
          rel="noopener noreferrer"
        >
          {kit('phone.openWallet')}
        </a>
      )}
    </>
  );
}
