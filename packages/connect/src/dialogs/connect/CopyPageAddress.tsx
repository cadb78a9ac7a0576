import { useTranslate } from '../../i18n/useTranslate.ts';
import { CheckIcon, CopyIcon } from '../../ui/icons.tsx';
import { useCopy } from '../../ui/useCopy.ts';

/** A button that copies this page's address, to be pasted in a wallet's own browser. */
export function CopyPageAddress({ primary = false }: { readonly primary?: boolean }) {
  const t = useTranslate();
  const { copied, copy } = useCopy();
  return (
    <button
      type="button"
      className={`mooring-button mooring-button-wide${primary ? ' mooring-button-primary' : ''}`}
      onClick={() => copy(location.href)}
    >
      {copied ? <CheckIcon /> : <CopyIcon />}
      {copied ? t('account.copied') : t('inside.copy')}
    </button>
  );
}
