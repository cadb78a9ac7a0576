import { useTranslate } from '../i18n/useTranslate.ts';
import { useStylesheet } from '../theme/stylesheet.ts';
import { Notice } from '../ui/Notice.tsx';
import sceneStyles from '../ui/scene.css?inline';
import { OpenPhoneWallet } from '../wallets/OpenPhoneWallet.tsx';
import { useUnansweredRequests } from './useUnansweredRequests.ts';

/**
 * Payments that a phone's wallet was asked for before the page was loaded, and has not answered; on that
 * phone with a link to the wallet. Shows nothing when there are none.
 *
 * @example
 * ```tsx
 * import { UnansweredRequests, useTransactions } from '@mooring/connect';
 *
 * export const Activity = () => (
 *   <main>
 *     <UnansweredRequests />
 *     <p>{`${useTransactions().transactions.length} transactions`}</p>
 *   </main>
 * );
 * ```
 */
export function UnansweredRequests() {
  useStylesheet(sceneStyles);
  const t = useTranslate();
  const requests = useUnansweredRequests();
  if (requests.length === 0) return null;
  return (
    <div className="mooring-unanswered">
      {requests.map(({ id, status, description, dismiss }) => (
        <Notice key={id}>
          {t(`unanswered.${status}`, { description })}{' '}
          {status === 'lost' && (
            <button type="button" className="mooring-text-button" onClick={dismiss}>
              {t('unanswered.dismiss')}
            </button>
          )}
        </Notice>
      ))}
      <OpenPhoneWallet />
    </div>
  );
}
