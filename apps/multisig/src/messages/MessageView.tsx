import { useCatalogue, visibleText } from '@mooring/connect';
import { BLOCK_MS } from '@mooring/page/chain';
import { useConfirmations } from '@mooring/page/payment';
import { placeLink } from '@mooring/page/place';
import { DateTime } from '@mooring/page/ui';
import { readMessageStatus } from '@mooring/safe/transactions';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type Hash, isAddressEqual } from 'viem';
import { useConfig } from 'wagmi';
import { Link } from 'wouter';
import { GatewayFault } from '../gateway/GatewayList.tsx';
import { useFault } from '../gateway/useFault.ts';
import { useGateway } from '../gateway/useGateway.ts';
import { Findings } from '../review/Findings.tsx';
import { AccountFacts, Hashes } from '../review/SignedFacts.tsx';
import { Confirmations, ShareLink } from '../safe/Owners.tsx';
import { type KnownSafe, safeKey } from '../safe/useSafe.ts';
import { multisigCatalogue } from '../texts/multisigCatalogue.ts';
import { ActionButton, SwitchTo, useObstacle } from '../transaction/ActionButton.tsx';
import { ActionNotice } from '../transaction/ActionNotice.tsx';
import { ApprovalHelp } from '../transaction/ApprovalHelp.tsx';
import { readSubmittedSignatures } from '../transaction/submissions.ts';
import { MessageProof } from './MessageProof.tsx';
import {
  LONGEST_MESSAGE,
  type LoadedMessage,
  loadMessage,
  messageProblem,
  messageText,
} from './message.ts';
import { useMessageActions } from './useMessageActions.ts';

export interface MessageViewProps {
  readonly safe: KnownSafe;
  readonly hash: Hash;
}

/** View of a message: text, signatures, onchain verification, and signing. */
export function MessageView({ safe, hash }: MessageViewProps) {
  const t = useCatalogue(multisigCatalogue);
  const { loaded, error, retry } = useMessage(safe, hash);
  const { chain, state } = safe;
  const signed = loaded && 'signatures' in loaded.checked ? loaded.checked.signatures.length : 0;
  const status = readMessageStatus(signed, state.threshold);
  return (
    <section
      className="card safe-transaction"
      aria-labelledby="safe-view"
      aria-busy={safe.awaitsGateway || (!loaded && error === undefined)}
    >
      <p>
        <Link href={placeLink(chain.id, state.address, { kind: 'messages' })} className="text-link">
          {t('view.back')}
        </Link>
      </p>
      <div className="card-head">
        <h2 id="safe-view" tabIndex={-1}>
          {t('message.title')}
        </h2>
        {loaded && (
          <span className="badge">
            {t(status === 'CONFIRMED' ? 'transaction.hasSigned' : 'status.awaitingConfirmations')}
          </span>
        )}
      </div>
      {error !== undefined && (
        <GatewayFault what={t('multisig.unavailable')} error={error} onRetry={retry} />
      )}
      {!loaded && error === undefined && (
        <>
          <p className="hidden" role="status">
            {t('multisig.loading')}
          </p>
          <span className="skeleton safe-skeleton" />
        </>
      )}
      {loaded && <LoadedMessageView safe={safe} hash={hash} loaded={loaded} />}
    </section>
  );
}

/** Query of one message by its hash. */
function useMessage({ state }: KnownSafe, hash: Hash) {
  const wagmi = useConfig();
  const queries = useQueryClient();
  const gateway = useGateway();
  const { chainId } = state;
  const query = useQuery({
    queryKey: ['web', 'safe-message', ...safeKey(state), hash],
    refetchInterval: BLOCK_MS,
    queryFn: () =>
      loadMessage({
        ...{ gateway, client: wagmi.getClient({ chainId }), safe: state, hash },
        submitted: readSubmittedSignatures(queries, hash),
      }),
  });
  return { loaded: query.data, ...useFault(query) };
}

interface LoadedMessageViewProps {
  readonly safe: KnownSafe;
  readonly hash: Hash;
  readonly loaded: LoadedMessage;
}

/** Loaded message: text, hashes, signatures, and actions. */
function LoadedMessageView({ safe, hash, loaded }: LoadedMessageViewProps) {
  const t = useCatalogue(multisigCatalogue);
  const { message, checked } = loaded;
  const ofSafe = safe.findings.filter(({ severity }) => severity === 'refuse');
  const reading = useConfirmations([...ofSafe, ...checked.findings]);
  const actions = useMessageActions(safe);
  const obstacle = useObstacle(safe, reading);
  if (!('hashes' in checked)) return <Findings chain={safe.chain} reading={reading} onlyShown />;
  const { content, hashes, signatures, findings } = checked;
  const { threshold } = safe.state;
  const isEnough = readMessageStatus(signatures.length, threshold) === 'CONFIRMED';
  const { signer } = obstacle;
  const hasSigned =
    signer !== undefined && signatures.some(({ owner }) => isAddressEqual(owner, signer.address));
  const problem = messageProblem(content);
  const mismatch = findings.some(({ code }) => code === 'hash-mismatch');
  return (
    <>
      <ActionNotice state={actions.state} chain={safe.chain} />
      <p className="quiet">
        {t('transaction.proposed')} <DateTime at={message.creationTimestamp} />
      </p>
      <Findings chain={safe.chain} reading={reading} onlyShown={isEnough || hasSigned} />
      <section className="safe-part" aria-label={t('message.text')}>
        <MessageText text={messageText(message.message)} longest={LONGEST_MESSAGE} />
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
            <>
              <ActionButton
                action="confirm"
                state={actions.state}
                obstacle={obstacle.owner ?? (problem && t(`message.${problem}`))}
                onPress={() => {
                  if (signer && typeof content === 'string')
                    void actions.confirm(signer, content, hash);
                }}
              />
              <ApprovalHelp signer={signer} chain={safe.chain} hash={hash} state={actions.state} />
            </>
          )}
        </section>
      )}
      <ShareLink safe={safe} view={{ kind: 'message', hash }} help={t('message.shareHelp')} />
    </>
  );
}

interface MessageTextProps {
  readonly text: string;
  /** Most characters shown. */
  readonly longest: number;
}

/** Text of a message, line by line, with hidden characters escaped. */
export function MessageText({ text, longest }: MessageTextProps) {
  const lines = text.slice(0, longest).split('\n');
  return (
    <p className="safe-message">
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place.
        <bdi key={index}>{line === '' ? '\u00a0' : visibleText(line, longest * 10)}</bdi>
      ))}
      {text.length > longest && <span>…</span>}
    </p>
  );
}
