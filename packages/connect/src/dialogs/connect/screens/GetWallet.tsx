import { useState } from 'react';
import type { Wallet } from '../../../core/catalogue/wallet.ts';
import { useCatalogue } from '../../../i18n/useTranslate.ts';
import { WalletIcon } from '../../../wallets/WalletIcon.tsx';
import type { CatalogWallets } from '../useWalletOptions.ts';
import { QrCode } from './QrCode.tsx';
import { StoreLink } from './StoreLink.tsx';
import { screensCatalogue } from './screensCatalogue.ts';
import { storeName } from './storeName.ts';

interface GetWalletProps {
  readonly wallet: Wallet;
  readonly catalogued: Pick<CatalogWallets, 'table' | 'device'>;
}

/** Links to get one wallet, and the next step. */
export function GetWallet({ wallet, catalogued }: GetWalletProps) {
  const t = useCatalogue(screensCatalogue);
  const { table, device } = catalogued;
  const { name } = wallet;
  const onComputer = device.platform === 'desktop';
  const here = table.storeLink(wallet, device);
  const program = onComputer && wallet.desktop !== here ? wallet.desktop : undefined;
  const steps = [
    { title: t('get.install', { wallet: name }), text: t('get.installHelp') },
    { title: t('get.create'), text: t('get.createHelp') },
    { title: t('get.return'), text: t('get.returnHelp') },
  ];
  return (
    <div className="mooring-get">
      <div className="mooring-get-mark">
        <WalletIcon name={name} icon={undefined} accent={wallet.accent} size="large" />
      </div>
      <ol className="mooring-steps">
        {steps.map(({ title, text }) => (
          <li key={title}>
            <div>
              <h3 className="mooring-point-title">{title}</h3>
              <p>{text}</p>
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
      {onComputer && <PhoneStores wallet={wallet} table={table} />}
    </div>
  );
}

/** A code that opens the wallet's page in the store of a phone. */
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
