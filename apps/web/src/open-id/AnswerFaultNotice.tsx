import { useCatalogue } from '@mooring/connect';
import { Notice } from '@mooring/page/ui';
import { openIdCatalogue } from '../texts/openIdCatalogue.ts';
import { sessionsCatalogue } from '../texts/sessionsCatalogue.ts';
import type { AnswerFault } from './useAnswer.ts';

interface AnswerFaultNoticeProps {
  /** Sentence of what has failed. */
  readonly text: string;
  readonly fault: AnswerFault;
}

/** Notice that an answer did not get through, with the reason. */
export function AnswerFaultNotice({ text, fault }: AnswerFaultNoticeProps) {
  const t = useCatalogue(openIdCatalogue);
  const sessions = useCatalogue(sessionsCatalogue);
  return (
    <Notice kind="bad" urgent>
      <p>
        <strong>{text}</strong>{' '}
        {fault === 'chainSilent' ? t('authorize.chainSilent') : sessions(`fault.${fault}`)}
      </p>
    </Notice>
  );
}
