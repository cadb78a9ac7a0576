import { comparableAddress, useLocale } from '@mooring/connect';
import { useLazyTexts } from '@mooring/connect/parts';
import { recoveryCatalogue } from '../texts/recoveryCatalogue.ts';
import { recoveryFindingTexts } from './findingTexts.ts';
import { formatFullAmount } from './formatFullAmount.ts';
import type { RecoverySetting } from './recoverySetting.ts';

interface RecoverySettingTextProps {
  readonly setting: RecoverySetting;
  /** Text until the catalogue is loaded. */
  readonly fallback: string;
}

/** Description of a change of the account's recovery; its texts load with it. */
export function RecoverySettingText({ setting, fallback }: RecoverySettingTextProps) {
  const t = useLazyTexts(recoveryCatalogue);
  const { locale } = useLocale();
  if (!t) return fallback;
  const guardian = 'guardian' in setting ? comparableAddress(setting.guardian) : '';
  const threshold = 'threshold' in setting ? formatFullAmount(setting.threshold, 0, locale) : '';
  return t(`review.${setting.kind}`, { guardian, threshold });
}

interface RecoveryFindingTextProps {
  readonly code: keyof typeof recoveryFindingTexts;
  /** Text until the catalogue is loaded. */
  readonly fallback: string;
}

/** Text of a finding on recovery. */
export function RecoveryFindingText({ code, fallback }: RecoveryFindingTextProps) {
  const t = useLazyTexts(recoveryCatalogue);
  return t ? t(recoveryFindingTexts[code]) : fallback;
}
