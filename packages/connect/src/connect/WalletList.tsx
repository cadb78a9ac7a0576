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
  /** Row for passkey accounts. */
  readonly passkey: ReactNode;
  /** Row that is no choice: last, so that the length of its reason, which may load late, moves no other row. */
  readonly children: ReactNode;
  readonly query: string;
  readonly onQuery: (query: string) => void;
}

/** List of wallets to choose from, installed wallets first. */
export function WalletList(props: WalletListProps) {
  const { options, passkey, query, onQuery, onChoose } = props;
  const t = useTranslate();
  const { anyPhone, wallets, recent, phone, catalogued, opensApps, expected, searchable } = options;
  const step = usePairingStep(phone?.pairing);
  const uri = step.status === 'waiting' ? step.uri : undefined;
  const browserWalletId = catalogued?.device.wallet ?? '';
  const browserWallet = catalogued?.table.findWallet(browserWalletId);
  const rankBrowserWallet = ({ row }: WalletChoice) => Number(row?.id === browserWalletId);
  const installed = wallets
    .filter((wallet) => wallet.installed)
    .sort((a, b) => rankBrowserWallet(b) - rankBrowserWallet(a));
  // Grouped wallets are listed and searched by their rows.
  const ungrouped = wallets.filter((wallet) => !wallet.grouped);
  const others = ungrouped.filter((wallet) => !wallet.installed);
  const app = catalogued?.device.app;
  const all = catalogued?.all ?? [];
  const searching = searchable && query.trim() !== '' && catalogued;
  const matchingChoices = searching ? catalogued.table.searchWallets(query, ungrouped) : [];
  const matchingRows = searching ? catalogued.table.searchWallets(query, all) : [];
  const count = matchingChoices.length + matchingRows.length;
  // Where the phone's system asks which app opens a link, "other wallets" is that link.
  const onComputer = catalogued?.device.platform === 'desktop';
  const opensAny = catalogued?.table.isOpenedHere(catalogued.device, false);

  const pageRow = (wallet: WalletChoice) => (
    <li key={wallet.id}>
      <WalletRow {...wallet} onChoose={() => onChoose(wallet)} />
    </li>
  );
  const catalogRow = (wallet: Wallet) => {
    const choice = wallets.find(({ id, grouped }) => grouped && id === wallet.id);
    if (choice) return pageRow(choice);
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

  // A phone lists its own wallets first; a computer lists the QR code for all phone wallets first.
  const moreGroup = (others.length > 0 || anyPhone) && (
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
      {searchable && <WalletSearch {...{ query, count, onQuery }} />}
      {searching ? (
        <>
          {passkey}
          {count === 0 && <p className="mooring-empty">{t('connect.noMatch')}</p>}
          <ul className="mooring-list" aria-label={t('connect.search')}>
            {matchingChoices.map(pageRow)}
            {matchingRows.map(catalogRow)}
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
          {browserWallet && installed.length === 0 && (
            <PendingInAppWallet name={browserWallet.name} />
          )}
          {installed.length > 0 && (
            <WalletGroup title={t('connect.installed')}>{installed.map(pageRow)}</WalletGroup>
          )}
          {passkey}
          {!opensApps && moreGroup}
          {catalogued?.groups.map(({ name, wallets: rows }) => (
            <WalletGroup key={name} title={name}>
              {rows.map(catalogRow)}
            </WalletGroup>
          ))}
          {expected.map(({ name, count }) => (
            <GroupSkeleton key={name} name={name} count={count} />
          ))}
          {opensApps && moreGroup}
        </>
      )}
      {props.children}
    </div>
  );
}

interface WalletGroupProps {
  readonly title: string;
  /** The rows, each a list item. */
  readonly children: ReactNode;
}

/** Group of wallets under a heading. */
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

/** Placeholder for a group whose wallets are loading. */
function GroupSkeleton({ name, count }: { readonly name: string; readonly count: number }) {
  return (
    <div aria-hidden="true">
      <p className="mooring-group-title">{name}</p>
      <div className="mooring-list">
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: all placeholders are alike
          <div key={index} className="mooring-row-space">
            <span className="mooring-skeleton mooring-wallet-icon" />
            <span className="mooring-skeleton" />
          </div>
        ))}
      </div>
    </div>
  );
}
