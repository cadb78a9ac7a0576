import { useCatalogue, visibleText } from '@mooring/connect';
import { messageStatus } from '@mooring/safe/transactions';
import { Link } from 'wouter';
import { placeLink } from '../../safe/placeLink.ts';
import { Moment } from '../../ui/Moment.tsx';
import { multisigCatalogue } from '../locales/multisigCatalogue.ts';
import { useFindingText } from '../review/Findings.tsx';
import type { KnownSafe } from '../safe/useSafe.ts';
import { useSignedText } from '../transaction/useSignedText.ts';
import type { LoadedMessage } from './loadMessage.ts';
import { messageText } from './messageText.ts';

/** Longest excerpt of a message in its row, in characters; it is shown in full for signing. */
const LONGEST = 140;

interface MessageRowProps {
  readonly item: LoadedMessage;
  readonly safe: KnownSafe;
}

/** Row of a message: its beginning, its number of signatures, and a link. */
export function MessageRow({ item: { message, checked }, safe }: MessageRowProps) {
  const t = useCatalogue(multisigCatalogue);
  const textOf = useFindingText();
  const signedText = useSignedText();
  const { chain, state } = safe;
  const signatures = 'signatures' in checked ? checked.signatures : [];
  const status = messageStatus(signatures.length, state.threshold);
  // Each reason once, for any number of signatures.
  const refusals = new Map(
    checked.findings.flatMap((one) => (one.severity === 'refuse' ? [[one.code, one]] : [])),
  );
  const words = (
    <bdi>{visibleText(messageText(message.message).replace(/\s+/g, ' '), LONGEST)}</bdi>
  );
  return (
    <li className="safe-row">
      <div className="safe-row-head">
        <h3>
          {'hashes' in checked ? (
            <Link
              href={placeLink(chain.id, state.address, {
                kind: 'message',
                hash: checked.hashes.hash,
              })}
              className="safe-row-link"
            >
              {words}
            </Link>
          ) : (
            words
          )}
        </h3>
        <span className="safe-row-state">
          <Moment at={message.creationTimestamp} />
          {signedText(signatures.length, state.threshold)}
          <span className="badge">
            {t(status === 'CONFIRMED' ? 'transaction.hasSigned' : 'status.awaitingConfirmations')}
          </span>
        </span>
      </div>
      {[...refusals.values()].map((finding) => (
        <p key={finding.code} className="field-problem">
          <strong>{t('finding.refused')}</strong> {textOf(finding)}
        </p>
      ))}
    </li>
  );
}
