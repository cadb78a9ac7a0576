import { useCatalogue } from '@mooring/connect';
import type { SafeTransaction } from '@mooring/safe/transactions';
import type { Abi } from 'viem';
import { multisigCatalogue } from '../locales/multisigCatalogue.ts';
import { useReading } from '../review/Findings.tsx';
import { TransactionReview } from '../review/TransactionReview.tsx';
import { SwitchTo } from '../safe/SwitchTo.tsx';
import type { KnownSafe } from '../safe/useSafe.ts';
import { ActionButton } from '../transaction/ActionButton.tsx';
import { ActionNotice } from '../transaction/ActionNotice.tsx';
import { useObstacle } from '../transaction/useObstacle.ts';
import type { Queue } from '../transaction/useQueue.ts';
import { useProposal } from './useProposal.ts';

interface ProposalReviewProps {
  readonly safe: KnownSafe;
  readonly transaction: SafeTransaction;
  readonly queue: Queue;
  readonly abis?: Readonly<Record<string, Abi>>;
  /** Returns to the form. */
  readonly onBack?: () => void;
}

const none: Readonly<Record<string, Abi>> = {};

/** Review before a new transaction is signed and proposed to the other owners. */
export function ProposalReview(props: ProposalReviewProps) {
  const { safe, transaction, queue, abis = none, onBack } = props;
  const t = useCatalogue(multisigCatalogue);
  const proposal = useProposal(safe, transaction, queue, abis);
  const reading = useReading(proposal.findings);
  const obstacle = useObstacle(safe, reading);
  return (
    <>
      <ActionNotice state={proposal.state} chain={safe.chain} />
      <TransactionReview
        safe={safe}
        transaction={transaction}
        hashes={proposal.hashes}
        gateway="none"
        reading={reading}
        abis={abis}
      />
      <SwitchTo chain={safe.chain} />
      <ActionButton
        action="propose"
        state={proposal.state}
        obstacle={obstacle.owner}
        onPress={() => obstacle.account && void proposal.propose(obstacle.account)}
      />
      <p className="quiet">{t('propose.after')}</p>
      {onBack && (
        <button
          type="button"
          className="button button-quiet"
          aria-disabled={proposal.isBusy}
          onClick={() => {
            if (!proposal.isBusy) onBack();
          }}
        >
          {t('propose.back')}
        </button>
      )}
    </>
  );
}
