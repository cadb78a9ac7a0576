import { useCatalogue, useTransactions } from '@mooring/connect';
import type { Chain, Hash } from 'viem';
import type { Signer } from '../safe/signer.ts';
import { treasuryCatalogue } from '../texts/treasuryCatalogue.ts';
import type { ActionState } from './actionState.ts';
import { waitingApproval } from './waitingApproval.ts';

interface ApprovalHelpProps {
  readonly signer: Signer | undefined;
  readonly chain: Chain;
  /** Hash to sign. */
  readonly hash: Hash;
  readonly state: ActionState;
}

/** Help for owners that approve onchain, with the state of a pending approval; renders nothing for others. */
export function ApprovalHelp({ signer, chain, hash, state }: ApprovalHelpProps) {
  const t = useCatalogue(treasuryCatalogue);
  const { transactions } = useTransactions();
  if (signer?.kind !== 'contract') return null;
  const network = chain.name;
  const isWaiting = state.step === 'following' || waitingApproval(transactions, chain, hash);
  return (
    <p className="quiet">
      {t('approve.help', { network })}{' '}
      <span role="status">{isWaiting && t('approve.waiting', { network })}</span>
    </p>
  );
}
