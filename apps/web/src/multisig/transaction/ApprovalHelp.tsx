import { useCatalogue } from '@mooring/connect';
import type { Chain } from 'viem';
import type { Signer } from '../safe/signer.ts';
import { treasuryCatalogue } from '../treasury/locales/treasuryCatalogue.ts';
import type { ActionState } from './actionState.ts';

interface ApprovalHelpProps {
  readonly signer: Signer | undefined;
  readonly chain: Chain;
  readonly state: ActionState;
}

/** Help for owners that approve onchain; renders nothing for others. */
export function ApprovalHelp({ signer, chain, state }: ApprovalHelpProps) {
  const t = useCatalogue(treasuryCatalogue);
  if (signer?.kind !== 'contract') return null;
  const text = state.step === 'following' ? 'approve.waiting' : 'approve.help';
  return (
    <p className="quiet" role="status">
      {t(text, { network: chain.name })}
    </p>
  );
}
