import { comparableAddress, useCatalogue } from '@mooring/connect';
import type { Confirmations } from '@mooring/page/payment';
import { placeLink } from '@mooring/page/place';
import { useFee } from '@mooring/page/send';
import { pageCatalogue } from '@mooring/page/texts';
import { Notice } from '@mooring/page/ui';
import { decodeCall } from '@mooring/safe/transactions';
import { isAddressEqual } from 'viem';
import { useConnection } from 'wagmi';
import { Link, useLocation } from 'wouter';
import { useCallSentence } from '../call/useCallSentence.ts';
import type { LoadedTransaction } from '../read/loadTransaction.ts';
import type { KnownSafe } from '../safe/useSafe.ts';
import { multisigCatalogue } from '../texts/multisigCatalogue.ts';
import { treasuryCatalogue } from '../texts/treasuryCatalogue.ts';
import { ActionButton, SwitchTo, useObstacle } from './ActionButton.tsx';
import { ApprovalHelp } from './ApprovalHelp.tsx';
import { completedActionState } from './completedAction.ts';
import { DeleteProposal } from './DeleteProposal.tsx';
import { executionCall } from './executionCall.ts';
import type { TransactionActionsRunner } from './useTransactionActions.ts';

interface TransactionActionsProps {
  readonly safe: KnownSafe;
  readonly loaded: LoadedTransaction;
  readonly reading: Confirmations;
  readonly actions: TransactionActionsRunner;
  /** True while the rest of the queue is loading: a warning may still follow. */
  readonly isLooking: boolean;
}

/** Actions the connected account may perform: sign, execute, or propose the rejection. */
export function TransactionActions(props: TransactionActionsProps) {
  const { safe, loaded, reading, actions, isLooking } = props;
  const t = useCatalogue(multisigCatalogue);
  const web = useCatalogue(pageCatalogue);
  const treasury = useCatalogue(treasuryCatalogue);
  const { address } = useConnection();
  const [, go] = useLocation();
  const { chain, state } = safe;
  const obstacle = useObstacle(safe, reading);
  const sentenceOf = useCallSentence({ chain, safe: state.address });
  const { checked, status } = loaded;
  const ready = status === 'AWAITING_EXECUTION';
  const isNext = 'transaction' in checked && checked.transaction.nonce === state.nonce;
  const call =
    ready && isNext && !reading.refused && !checked.refused
      ? executionCall(checked.transaction, checked.signatures, state.address)
      : undefined;
  const fee = useFee(address ?? state.address, chain, call && address ? [call] : undefined);
  if (!('hashes' in checked)) return null;

  const { transaction, hashes, signatures, findings } = checked;
  const info = loaded.details.detailedExecutionInfo;
  const { signer } = obstacle;
  const hasSigned =
    signer !== undefined && signatures.some(({ owner }) => isAddressEqual(owner, signer.address));
  const isRejection = findings.some(({ code }) => code === 'rejection');
  const decoded = decodeCall(transaction, {
    safe: state.address,
    knownTargets: safe.deployments.knownTargets,
  });
  const turn = isNext
    ? undefined
    : t('obstacle.turn', { count: Number(transaction.nonce - state.nonce) });
  const looking = isLooking ? t('multisig.loading') : undefined;
  return (
    <section className="safe-part" aria-label={t('action.title')}>
      <SwitchTo chain={chain} />
      {fee.kind === 'refused' && (
        <Notice kind="warning">
          <p>{web('review.refused')}</p>
        </Notice>
      )}
      {!hasSigned && !ready && (
        <>
          <ActionButton
            action="confirm"
            state={actions.state}
            obstacle={obstacle.owner ?? looking}
            onPress={() => signer && void actions.confirm(signer, loaded)}
          />
          <ApprovalHelp signer={signer} chain={chain} hash={hashes.hash} state={actions.state} />
        </>
      )}
      {hasSigned && !ready && <p>{t('transaction.youSigned')}</p>}
      {ready && (
        <ActionButton
          action="execute"
          state={actions.state}
          obstacle={obstacle.anyone ?? turn ?? looking}
          onPress={() =>
            void actions.execute(
              loaded,
              t('action.description', {
                account: comparableAddress(state.address),
                call: sentenceOf(decoded, transaction),
              }),
            )
          }
        />
      )}
      <DeleteProposal
        safe={safe}
        hash={hashes.hash}
        proposer={info?.type === 'MULTISIG' ? info.proposer?.value : undefined}
        alone={false}
        signed={signatures.length}
        onDeleted={() =>
          go(placeLink(chain.id, state.address), { state: completedActionState('deleted') })
        }
      />
      <p>
        <Link
          href={placeLink(chain.id, state.address, { kind: 'new', nonce: transaction.nonce })}
          className="text-link"
        >
          {treasury('nonce.replace')}
        </Link>
      </p>
      {!isRejection && (
        <p>
          <Link
            href={placeLink(chain.id, state.address, { kind: 'reject', nonce: transaction.nonce })}
            className="text-link"
          >
            {t('transaction.reject')}
          </Link>
        </p>
      )}
    </section>
  );
}
