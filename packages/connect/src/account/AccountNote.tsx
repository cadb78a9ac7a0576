import { useAccount } from 'wagmi';
import { useTranslate } from '../texts/useTranslate.ts';
import { UnansweredNotices } from '../transactions/UnansweredNotices.tsx';
import { usePairingSession } from '../transactions/usePhoneRequests.ts';
import { pairingOf } from '../wallets/pairing.ts';
import { DelegatedCode } from './DelegatedCode.tsx';

/**
 * Notes on the account: the contract whose code it runs, and unanswered requests to a phone: the session, and payments
 * requested before the page loaded.
 */
export function Note() {
  const t = useTranslate();
  const { connector } = useAccount();
  const session = usePairingSession(pairingOf(connector));
  return (
    <>
      {session && !session.isAnswered && (
        <p className="mooring-quiet" role="status">
          {t('unanswered.phone')}
        </p>
      )}
      <DelegatedCode />
      <UnansweredNotices />
    </>
  );
}
