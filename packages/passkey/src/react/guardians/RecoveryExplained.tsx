import { Button, useLazyTexts } from '@mooring/connect/parts';
import type { NetworkRecovery } from '../../guardians/accountRecovery.ts';
import { recoveryCatalogue } from '../texts/recoveryCatalogue.ts';
import { useDays } from './useDays.ts';

/** Sentences that a person reads before naming guardians, in this order. */
const sentences = [
  'guardians.sayPower',
  'guardians.sayAgree',
  'guardians.sayWait',
  'guardians.saySilence',
  'guardians.sayTheft',
  'guardians.sayNetworks',
  'guardians.sayLook',
  'guardians.sayAgain',
  'guardians.sayCall',
  'guardians.sayAddress',
] as const;

interface RecoveryExplainedProps {
  readonly networks: readonly NetworkRecovery[];
  readonly onContinue: () => void;
}

/** Explanation of what guardians can do, what they cannot, and how long a recovery takes. */
export function RecoveryExplained({ networks, onContinue }: RecoveryExplainedProps) {
  const t = useLazyTexts(recoveryCatalogue);
  const formatDays = useDays();
  if (!t) return null;
  // The shortest: a person has at least this much time.
  const period = Math.min(...networks.flatMap(({ module }) => (module ? [module.period] : [])));
  const days = formatDays(period);
  return (
    <>
      <ul className="mooring-sentences">
        {sentences.map((key) => (
          <li key={key}>{t(key, { days })}</li>
        ))}
      </ul>
      <Button variant="primary" wide onClick={onContinue}>
        {t('guardians.choose')}
      </Button>
    </>
  );
}
