import { useTranslate } from '../../i18n/useTranslate.ts';
import { Notice } from '../../ui/Notice.tsx';
import { CopyPageAddress } from './CopyPageAddress.tsx';

/** In the browser of an app from which no wallet opens: the way to the phone's own browser. */
export function LeaveApp({ app }: { readonly app: string }) {
  const t = useTranslate();
  return (
    <div className="mooring-leave">
      <Notice>{t('connect.inApp', { app })}</Notice>
      <CopyPageAddress />
    </div>
  );
}
