import { useCatalogue, visibleText } from '@mooring/connect';
import { messageStatus } from '@mooring/safe/transactions';
import { Moment } from '../Moment.tsx';
import { multisigCatalogue } from '../multisigCatalogue.ts';
import { useFindingText } from '../review/Findings.tsx';
import { Hashes } from '../review/Hashes.tsx';
import type { KnownSafe } from '../safe/useSafe.ts';
import { Confirmations } from '../transaction/Confirmations.tsx';
import { useSignedText } from '../transaction/useSignedText.ts';
import { messageText } from './messageText.ts';
import type { MessageItem } from './useMessages.ts';

/** As much of a message as is shown; its hash is of all of it. */
const LONGEST = 4_000;

interface MessageRowProps {
  readonly item: MessageItem;
  readonly safe: KnownSafe;
}

/** One message: what it says, who has signed it, and the hashes of it. */
export function MessageRow({ item: { message, checked }, safe }: MessageRowProps) {
  const t = useCatalogue(multisigCatalogue);
  const textOf = useFindingText();
  const signedText = useSignedText();
  const { threshold } = safe.state;
  const signatures = 'signatures' in checked ? checked.signatures : [];
  const status = messageStatus(signatures.length, threshold);
  const refusals = checked.findings.filter(({ severity }) => severity === 'refuse');
  return (
    <li className="safe-row">
      <div className="safe-row-head">
        <p className="safe-message">
          {messageText(message.message)
            .slice(0, LONGEST)
            .split('\n')
            .map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place.
              <bdi key={index}>{visibleText(line, LONGEST)}</bdi>
            ))}
        </p>
        <span className="safe-row-state">
          <Moment at={message.creationTimestamp} />
          {signedText(signatures.length, threshold)}
          <span className="badge">
            {t(status === 'CONFIRMED' ? 'transaction.hasSigned' : 'status.awaitingConfirmations')}
          </span>
        </span>
      </div>
      {refusals.map((finding) => (
        <p key={finding.code} className="field-problem">
          {textOf(finding)}
        </p>
      ))}
      {'hashes' in checked && (
        <details className="safe-details">
          <summary>{t('queue.details')}</summary>
          <Hashes hashes={checked.hashes} gateway={checked.refused ? 'none' : 'same'} />
          <Confirmations safe={safe} signatures={signatures} />
        </details>
      )}
    </li>
  );
}
