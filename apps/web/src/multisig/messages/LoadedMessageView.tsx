import { useCatalogue } from '@mooring/connect';
import { messageStatus } from '@mooring/safe/transactions';
import { type Hash, isAddressEqual } from 'viem';
import { Moment } from '../../ui/Moment.tsx';
import { multisigCatalogue } from '../locales/multisigCatalogue.ts';
import { AccountFacts } from '../review/AccountFacts.tsx';
import { Findings } from '../review/Findings.tsx';
import { Hashes } from '../review/Hashes.tsx';
import { useReading } from '../review/useReading.ts';
import { SwitchTo } from '../safe/SwitchTo.tsx';
import type { KnownSafe } from '../safe/useSafe.ts';
import { ActionButton } from '../transaction/ActionButton.tsx';
import { ActionNotice } from '../transaction/ActionNotice.tsx';
import { Confirmations } from '../transaction/Confirmations.tsx';
import { ShareLink } from '../transaction/ShareLink.tsx';
import { useObstacle } from '../transaction/useObstacle.ts';
import type { LoadedMessage } from './loadMessage.ts';
import { MessageProof } from './MessageProof.tsx';
import { MessageWords } from './MessageWords.tsx';
import { LONGEST_MESSAGE, messageProblem } from './messageProblem.ts';
import { messageText } from './messageText.ts';
import { useMessageActions } from './useMessageActions.ts';

interface LoadedMessageViewProps {
  readonly safe: KnownSafe;
  readonly hash: Hash;
  readonly loaded: LoadedMessage;
}

/** Loaded message: text, hashes, signatures, and actions. */
export function LoadedMessageView({ safe, hash, loaded }: LoadedMessageViewProps) {
  const t = useCatalogue(multisigCatalogue);
  const { message, checked } = loaded;
  const ofSafe = safe.findings.filter(({ severity }) => severity === 'refuse');
  const reading = useReading([...ofSafe, ...checked.findings]);
  const actions = useMessageActions(safe);
  const obstacle = useObstacle(safe, reading);
  if (!('hashes' in checked)) return <Findings reading={reading} onlyShown />;
  const { content, hashes, signatures, findings } = checked;
  const { threshold } = safe.state;
  const isEnough = messageStatus(signatures.length, threshold) === 'CONFIRMED';
  const account = obstacle.account;
  const hasSigned =
    account !== undefined && signatures.some(({ owner }) => isAddressEqual(owner, account));
  const problem = messageProblem(content);
  const mismatch = findings.some(({ code }) => code === 'hash-mismatch');
  return (
    <>
      <ActionNotice state={actions.state} chain={safe.chain} />
      <p className="quiet">
        {t('transaction.proposed')} <Moment at={message.creationTimestamp} />
      </p>
      <Findings reading={reading} onlyShown={isEnough || hasSigned} />
      <section className="safe-part" aria-label={t('message.text')}>
        <MessageWords text={messageText(message.message)} longest={LONGEST_MESSAGE} />
        <dl className="safe-facts">
          <AccountFacts safe={safe} />
        </dl>
      </section>
      {isEnough && typeof content === 'string' && !reading.refused && (
        <MessageProof safe={safe} text={content} signatures={signatures} />
      )}
      <Hashes hashes={hashes} gateway={mismatch ? 'other' : 'same'} of="message" />
      <Confirmations safe={safe} signatures={signatures} />
      {!isEnough && (
        <section className="safe-part" aria-label={t('action.title')}>
          <SwitchTo chain={safe.chain} />
          {hasSigned ? (
            <p>{t('transaction.youSigned')}</p>
          ) : (
            <ActionButton
              action="confirm"
              state={actions.state}
              obstacle={obstacle.owner ?? (problem && t(`message.${problem}`))}
              onPress={() => {
                if (account && typeof content === 'string')
                  void actions.confirm(account, content, hash);
              }}
            />
          )}
        </section>
      )}
      <ShareLink safe={safe} view={{ kind: 'message', hash }} help={t('message.shareHelp')} />
    </>
  );
}
