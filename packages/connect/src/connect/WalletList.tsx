import { type ReactNode, useId } from 'react';
import type { Wallet } from '../core/catalogue/wallet.ts';
import { useTranslate } from '../texts/useTranslate.ts';
import { usePairingStep } from '../wallets/usePairingStep.ts';
import type { WalletOptions } from './useWalletOptions.ts';
import type { WalletChoice } from './useWallets.ts';
import { InAppBrowserNotice, PendingInAppWallet } from './WalletHelp.tsx';
import { CatalogWalletRow, PhoneRow, WalletRow } from './WalletRow.tsx';
import { moveByArrows, WalletSearch } from './WalletSearch.tsx';
import { type WalletActions, walletRoute } from './walletRoute.ts';

interface WalletListProps extends WalletActions {
  readonly options: WalletOptions;
  /** Row of accounts without a wallet. */
  readonly passkey: ReactNode;
  readonly query: string;
  readonly onQuery: (query: string) => void;
}

/** The wallets to choose from, those in this browser first. */
export function WalletList(props: WalletListProps) {
  const { options, passkey, query, onQuery, onChoose } = props;
  const t = useTranslate();
  const { anyPhone, wallets, recent, phone, catalogued, opensApps, expected, searchable } = options;
  const step = usePairingStep(phone?.pairing);
  const uri = step.status === 'waiting' ? step.uri : undefined;
  const around = catalogued?.device.wallet ?? '';
  const own = catalogued?.table.findWallet(around);
  const rankAround = ({ row }: WalletChoice) => Number(row?.id === around);
  const installed = wallets
    .filter((wallet) => wallet.installed)
    .sort((a, b) => rankAround(b) - rankAround(a));
  // The others are shown, and found, by their rows.
  const ungrouped = wallets.filter((wallet) => !wallet.grouped);
  const others = ungrouped.filter((wallet) => !wallet.installed);
  const app = catalogued?.device.app;
  const all = catalogued?.all ?? [];
  const searching = searchable && query.trim() !== '' && catalogued;
  const foundHere = searching ? catalogued.table.searchWallets(query, ungrouped) : [];
  const found = searching ? catalogued.table.searchWallets(query, all) : [];
  // On a phone whose system asks which app, that is what "other wallets" are.
  const onComputer = catalogued?.device.platform === 'desktop';
  const opensAny = catalogued?.table.isOpenedHere(catalogued.device, false);

  const pageRow = (wallet: WalletChoice) => (
    <li key={wallet.id}>
      <WalletRow {...wallet} onChoose={() => onChoose(wallet)} />
    </li>
  );
  const catalogRow = (wallet: Wallet) => {
    const own = wallets.find(({ id, grouped }) => grouped && id === wallet.id);
    if (own) return pageRow(own);
    if (!catalogued) return null;
    const route = walletRoute(wallet, catalogued, options, uri);
    return (
      <li key={wallet.id}>
        <CatalogWalletRow
          wallet={wallet}
          route={route}
          target={catalogued.table.appTarget(catalogued.device, route.href)}
          recent={recent.includes(wallet.id)}
          actions={props}
        />
      </li>
    );
  };

  // On a phone its own wallets come first; on a computer, the code for all of them.
  const more = (others.length > 0 || anyPhone) && (
    <WalletGroup title={t('connect.more')}>
      {anyPhone && (
        <li>
          <PhoneRow
            recent={anyPhone.recent}
            onPhone={opensApps}
            asks={opensAny === true}
            href={opensAny ? uri : undefined}
            onFollow={() => phone?.pairing.choose({ id: anyPhone.id, name: anyPhone.name })}
            onChoose={() => onChoose(anyPhone)}
          />
        </li>
      )}
      {others.map(pageRow)}
    </WalletGroup>
  );

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrows are a second way to its rows
    <div onKeyDown={moveByArrows}>
      {app !== undefined && <InAppBrowserNotice app={app} />}
      {searchable && (
        <WalletSearch query={query} count={foundHere.length + found.length} onQuery={onQuery} />
      )}
      {searching ? (
        <>
          {passkey}
          {foundHere.length + found.length === 0 && (
            <p className="mooring-empty">{t('connect.noMatch')}</p>
          )}
          <ul className="mooring-list" aria-label={t('connect.search')}>
            {foundHere.map(pageRow)}
            {found.map(catalogRow)}
          </ul>
        </>
      ) : (
        <>
          {installed.length === 0 && (onComputer || options.incomplete) && (
            <div className="mooring-empty">
              <p className="mooring-strong">{t('connect.none')}</p>
              {!phone && <p>{t('connect.noneHelp')}</p>}
            </div>
          )}
          {own && installed.length === 0 && <PendingInAppWallet name={own.name} />}
          {installed.length > 0 && (
            <WalletGroup title={t('connect.installed')}>{installed.map(pageRow)}</WalletGroup>
          )}
          {passkey}
          {!opensApps && more}
          {catalogued?.groups.map(({ name, wallets: rows }) => (
            <WalletGroup key={name} title={name}>
              {rows.map(catalogRow)}
            </WalletGroup>
          ))}
          {expected.map(({ name, count }) => (
            <GroupSkeleton key={name} name={name} count={count} />
          ))}
          {opensApps && more}
        </>
      )}
    </div>
  );
}

interface WalletGroupProps {
  readonly title: string;
  /** The rows, each a list item. */
  readonly children: ReactNode;
}

/** Wallets under a heading. */
function WalletGroup({ title, children }: WalletGroupProps) {
  const titleId = useId();
  return (
    <div>
      <h3 id={titleId} className="mooring-group-title">
        {title}
      </h3>
      <ul className="mooring-list" aria-labelledby={titleId}>
        {children}
      </ul>
    </div>
  );
}

/** The space of a group whose wallets are on the way. */
function GroupSkeleton({ name, count }: { readonly name: string; readonly count: number }) {
  return (
    <div aria-hidden="true">
      <p className="mooring-group-title">{name}</p>
      <div className="mooring-list">
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: places that are all alike
          <div key={index} className="mooring-row-space">
            <span className="mooring-skeleton mooring-wallet-icon" />
            <span className="mooring-skeleton" />
          </div>
        ))}
      </div>
    </div>
  );
}
