import { useThemedPart } from '../theme/ThemeProvider.tsx';
import { UnansweredNotices } from './UnansweredNotices.tsx';

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
  return <UnansweredNotices piece={useThemedPart('unanswered')} />;
}
