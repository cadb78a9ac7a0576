import { useCatalogue, useLocale } from '@mooring/connect';
import { Notice } from '@mooring/page/ui';
import type { KnownSafe } from '../safe/useSafe.ts';
import { treasuryCatalogue } from '../texts/treasuryCatalogue.ts';
import type { Queue } from '../transaction/useQueue.ts';

interface ReplacedNonceNoticeProps {
  readonly safe: KnownSafe;
  readonly nonce: bigint;
  readonly waiting: Queue['waiting'];
}

/** Notice of a proposal's nonce, and of the transaction it replaces. */
export function ReplacedNonceNotice({ nonce, safe, waiting }: ReplacedNonceNoticeProps) {
  const t = useCatalogue(treasuryCatalogue);
  const { locale } = useLocale();
  const shown = new Intl.NumberFormat(locale, { useGrouping: false }).format(nonce);
  const isUsed = nonce < safe.state.nonce;
  const replaces = !isUsed && waiting.some((one) => one.nonce === nonce);
  return (
    <Notice kind={isUsed ? 'warning' : 'info'}>
      <p>
        {t('takes.nonce', { nonce: shown })} {replaces && t('nonce.replaces')}
        {isUsed && t('takes.used')}
      </p>
    </Notice>
  );
}
