import { useTranslate } from '../locales/useTranslate.ts';
import { CheckIcon, CopyIcon } from '../ui/icons.tsx';
import { Notice } from '../ui/Notice.tsx';
import { useCopy } from '../ui/useCopy.ts';

/** In the browser of an app from which no wallet opens: the way to the phone's own browser. */
export function LeaveApp({ app }: { readonly app: string }) {
  const t = useTranslate();
  const { copied, copy } = useCopy();
  return (
    <div className="mooring-leave">
      <Notice>{t('connect.inApp', { app })}</Notice>
      <button
        type="button"
        className="mooring-button mooring-button-wide"
        onClick={() => copy(location.href)}
      >
        {copied ? <CheckIcon /> : <CopyIcon />}
        {copied ? t('account.copied') : t('connect.copyPage')}
      </button>
    </div>
  );
}
