import { useTranslate } from '../../i18n/useTranslate.ts';
import { Spinner } from '../../ui/Spinner.tsx';

/** In a wallet's own browser, for as long as that wallet has not shown itself to the page. */
export function AwaitedWallet({ name }: { readonly name: string }) {
  const t = useTranslate();
  return (
    <div className="mooring-scene mooring-awaited">
      <Spinner />
      <p className="mooring-scene-text" role="status">
        {t('connect.lookingFor', { wallet: name })}
      </p>
      <button type="button" className="mooring-button" onClick={() => location.reload()}>
        {t('connect.reload')}
      </button>
    </div>
  );
}
