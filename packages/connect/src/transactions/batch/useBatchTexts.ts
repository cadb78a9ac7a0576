import { useMemo } from 'react';
import { batchCatalogue } from '../../texts/batchCatalogue.ts';
import { useLazyTexts } from '../../texts/useLazyTexts.ts';
import { useLocale } from '../../texts/useTranslate.ts';
import { errorReason } from '../../wallets/errorReason.ts';
import { isRejection } from '../../wallets/walletError.ts';
import type { BatchProgress } from './batchRun.ts';
import { SendBatchError, type SendBatchFailure, type SenderChange } from './sendBatchError.ts';

/** Sentences about a batch, in the language of the page. */
export interface BatchTexts {
  /** Returns the progress as a sentence; undefined while nothing is sent. */
  readonly progress: (progress: BatchProgress) => string | undefined;
  /** Returns a failure as a sentence; undefined for a rejection, which needs no message. */
  readonly fault: (error: unknown) => string | undefined;
}

const noBatchTexts = () => undefined;

const batchFaults = {
  notAtomic: 'batch.notAtomic',
  capability: 'batch.capability',
  tooLarge: 'batch.tooLarge',
  upgradeDeclined: 'batch.upgradeDeclined',
  unclear: 'batch.unclear',
} as const satisfies Record<Exclude<SendBatchFailure, 'stopped' | 'failed'>, string>;

const changes = {
  disconnected: 'batch.disconnected',
  wallet: 'batch.otherWallet',
  account: 'batch.otherAccount',
  network: 'batch.otherNetwork',
  unreadable: 'batch.unreadable',
} as const satisfies Record<Exclude<SenderChange, 'left'>, string>;

/** Returns the sentences about a batch; they are undefined until the texts are loaded. */
export function useBatchTexts(): BatchTexts {
  const t = useLazyTexts(batchCatalogue);
  const { locale } = useLocale();
  return useMemo((): BatchTexts => {
    if (!t) return { progress: noBatchTexts, fault: noBatchTexts };
    const { format } = new Intl.NumberFormat(locale);
    return {
      progress(progress) {
        if (progress.step === 'idle') return undefined;
        const counts = { position: format(progress.position), size: format(progress.count) };
        if (progress.step === 'network') return t('batch.onNetwork', counts);
        return progress.count > 1 ? t('batch.nextInWallet', counts) : t('batch.inWallet');
      },
      fault(error) {
        if (error instanceof SendBatchError) {
          const { reason, sent, size, change, cause } = error;
          if (reason === 'failed') return errorReason(cause) ?? t('batch.failed');
          if (reason !== 'stopped') return t(batchFaults[reason]);
          const why = change && change !== 'left' ? ` ${t(changes[change])}` : '';
          if (sent > 0) return t('batch.stopped', { sent: format(sent), size: format(size) }) + why;
          return why ? t('batch.nothingSent') + why : undefined;
        }
        return isRejection(error) ? undefined : (errorReason(error) ?? t('batch.failed'));
      },
    };
  }, [t, locale]);
}
