import { useThemedPart } from '../theme/ThemeProvider.tsx';
import { UnansweredNotices } from './UnansweredNotices.tsx';

/**
 * List of payments requested from a phone wallet before the page loaded, which it has not answered; on that phone, with a
 * link to the wallet. Empty without any.
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
