import { useAccount } from 'wagmi';
import { useTranslate } from '../texts/useTranslate.ts';
import { UnansweredNotices } from '../transactions/UnansweredNotices.tsx';
import { usePairingSession } from '../transactions/usePhoneRequests.ts';
import { pairingOf } from '../wallets/pairing.ts';
import { DelegatedCode } from './DelegatedCode.tsx';

/**
 * The code that an account of a key runs, and unanswered questions to a phone: the session itself, and
 * payments requested before this page load.
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
