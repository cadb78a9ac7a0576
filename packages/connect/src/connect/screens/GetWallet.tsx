import { useState } from 'react';
import type { Wallet } from '../../core/catalogue/wallet.ts';
import { useMooring } from '../../core/MooringContext.ts';
import { useLazyPart } from '../../core/useLazyPart.ts';
import { screensCatalogue } from '../../texts/screensCatalogue.ts';
import { useCatalogue } from '../../texts/useTranslate.ts';
import { ExternalIcon } from '../../ui/icons.tsx';
import { WalletIcon } from '../../wallets/WalletIcon.tsx';
import type { CatalogWallets } from '../useWalletOptions.ts';
import { WalletRow } from '../WalletRow.tsx';
import { moveByArrows } from '../WalletSearch.tsx';
import { QrCode } from './PairingCode.tsx';
import { storeName } from './screenText.ts';

interface GetWalletProps {
  readonly wallet: Wallet;
  readonly catalogued: Pick<CatalogWallets, 'table' | 'device'>;
}

/** Screen to get one wallet: the steps, and links to its stores. */
export function GetWallet({ wallet, catalogued }: GetWalletProps) {
  const t = useCatalogue(screensCatalogue);
  const { table, device } = catalogued;
  const { name } = wallet;
  const onComputer = device.platform === 'desktop';
  const storeHref = table.storeLink(wallet, device);
  const program = onComputer && wallet.desktop !== storeHref ? wallet.desktop : undefined;
  const steps = (onComputer ? wallet.steps?.extension : wallet.steps?.phone) ?? [
    { title: t('get.install', { wallet: name }), description: t('get.installHelp') },
    { title: t('get.create'), description: t('get.createHelp') },
    { title: t('get.return'), description: t('get.returnHelp') },
  ];
  return (
    <div className="mooring-get">
      <div className="mooring-get-mark">
        <WalletIcon name={name} row={wallet} size="large" />
      </div>
      <ol className="mooring-steps">
        {steps.map(({ title, description }) => (
          <li key={title}>
            <div>
              <h3 className="mooring-point-title">{title}</h3>
              <p>{description}</p>
            </div>
          </li>
        ))}
      </ol>
      <StoreLink wallet={wallet} catalogued={catalogued} primary />
      {program !== undefined && (
        <a
          className="mooring-button mooring-button-wide"
          href={program}
          target="_blank"
          rel="noopener noreferrer"
        >
          {t('get.program')}
        </a>
      )}
      <MoreLink href={wallet.learnMoreUrl} />
      {onComputer && <PhoneStores wallet={wallet} table={table} />}
    </div>
  );
}

/** QR code that opens the wallet's page in a phone's app store. */
function PhoneStores({ wallet, table }: { wallet: Wallet } & Pick<CatalogWallets, 'table'>) {
  const t = useCatalogue(screensCatalogue);
  const stores = (['ios', 'android'] as const)
    .map((platform) => table.storeLink(wallet, platform))
    .filter((href) => href !== undefined);
  const [chosen, setChosen] = useState(stores[0]);
  if (chosen === undefined) return null;
  const label = t('get.scan', { store: storeName(chosen) });
  return (
    <section className="mooring-get-phone">
      <h3 className="mooring-group-title">{t('get.phone')}</h3>
      {stores.length > 1 && (
        <div className="mooring-choices">
          {stores.map((href) => (
            <button
              key={href}
              type="button"
              className="mooring-button"
              aria-pressed={href === chosen}
              onClick={() => setChosen(href)}
            >
              {storeName(href)}
            </button>
          ))}
        </div>
      )}
      <div className="mooring-qr mooring-qr-small">
        <QrCode text={chosen} label={label} />
      </div>
      <p className="mooring-quiet">{label}</p>
    </section>
  );
}

/** Maximum number of rows; the most popular wallets come first. */
const MOST_WALLETS_TO_GET = 8;

interface GetWalletsProps {
  readonly catalogued: CatalogWallets;
  readonly onGet: (wallet: Wallet) => void;
}

/** List of wallets to get, those available for this device first. */
export function GetWallets({ catalogued, onGet }: GetWalletsProps) {
  const t = useCatalogue(screensCatalogue);
  const { table, device, all } = catalogued;
  const rows = all.length > 0 ? all : table.catalogue;
  const isAvailable = (wallet: Wallet) => Number(table.storeLink(wallet, device) !== undefined);
  const listed = [...rows]
    .sort((a, b) => isAvailable(b) - isAvailable(a))
    .slice(0, MOST_WALLETS_TO_GET);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrows are a second way to its rows
    <div onKeyDown={moveByArrows}>
      <p className="mooring-quiet">{t('get.choose')}</p>
      <ul className="mooring-list">
        {listed.map((wallet) => (
          <li key={wallet.id}>
            <WalletRow
              id={wallet.id}
              name={wallet.name}
              row={wallet}
              onChoose={() => onGet(wallet)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface StoreLinkProps {
  readonly wallet: Wallet;
  readonly catalogued: Pick<CatalogWallets, 'table' | 'device'>;
  readonly primary?: boolean;
}

/** Link to the wallet's store page for this phone or browser, or to its website if there is none. */
export function StoreLink({ wallet, catalogued, primary }: StoreLinkProps) {
  const t = useCatalogue(screensCatalogue);
  const href = catalogued.table.storeLink(wallet, catalogued.device) ?? wallet.homepage;
  return (
    <a
      className={`mooring-button mooring-button-wide${primary ? ' mooring-button-primary' : ''}`}
      href={href}
      target="_blank"
      rel="noopener noreferrer"
    >
      <ExternalIcon />
      {t('get.from', { store: storeName(href) })}
    </a>
  );
}

const importPictures = () => import('./aboutPictures.tsx');

/** Introduction to wallets. Each picture has its space before it loads. */
export function AboutWallets() {
  const t = useCatalogue(screensCatalogue);
  const more = useMooring().appInfo?.learnMoreUrl;
  const { part } = useLazyPart(importPictures);
  return (
    <>
      <ul className="mooring-points">
        {(['keys', 'signIn', 'safety'] as const).map((point, index) => {
          const Picture = part?.pictures[index];
          return (
            <li key={point} className="mooring-point">
              <span className="mooring-point-picture">{Picture && <Picture />}</span>
              <div>
                <h3 className="mooring-point-title">{t(`about.${point}Title`)}</h3>
                <p>{t(`about.${point}`)}</p>
              </div>
            </li>
          );
        })}
      </ul>
      <MoreLink href={more} />
    </>
  );
}

/** Link to a page with more information. */
function MoreLink({ href }: { readonly href: string | undefined }) {
  const t = useCatalogue(screensCatalogue);
  return (
    href && (
      <a
        className="mooring-button mooring-button-wide"
        href={href}
        target="_blank"
        rel="noopener noreferrer"
      >
        {t('about.more')}
      </a>
    )
  );
}
