import { ConnectButton, useCatalogue } from '@mooring/connect';
import { webCatalogue } from '../locales/catalogue.ts';
import { Icon } from '../ui/Icon.tsx';

/** Prompt to connect a wallet, with the reason. */
export function NeedsWallet({ reason }: { readonly reason: string }) {
  const t = useCatalogue(webCatalogue);
  return (
    <section className="prompt prompt-card" aria-labelledby="needs-wallet">
      <span className="prompt-mark">
        <Icon name="wallet" />
      </span>
      <h2 id="needs-wallet">{t('wallet.needed')}</h2>
      <p>{reason}</p>
      <ConnectButton label={t('wallet.connect')} />
    </section>
  );
}
