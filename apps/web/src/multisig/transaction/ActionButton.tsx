import { useCatalogue } from '@mooring/connect';
import { useId } from 'react';
import { webCatalogue } from '../../locales/catalogue.ts';
import { multisigCatalogue } from '../locales/multisigCatalogue.ts';
import type { Action, ActionState } from './actionState.ts';

interface ActionButtonProps {
  readonly action: Action;
  readonly state: ActionState;
  /** Sentence on why it is not possible now. */
  readonly obstacle: string | undefined;
  readonly primary?: boolean;
  readonly onPress: () => void;
}

/** Button of an action, with its progress, and the reason while disabled. */
export function ActionButton({
  action,
  state,
  obstacle,
  primary = true,
  onPress,
}: ActionButtonProps) {
  const t = useCatalogue(multisigCatalogue);
  const web = useCatalogue(webCatalogue);
  const obstacleId = useId();
  const isBusy = !['idle', 'done', 'failed'].includes(state.step);
  const isMine = isBusy && 'action' in state && state.action === action;
  const closed = obstacle !== undefined || isBusy;
  return (
    <div className="safe-action">
      <button
        type="button"
        className={primary ? 'button button-primary button-large' : 'button button-large'}
        aria-disabled={closed}
        aria-busy={isMine}
        aria-describedby={obstacle === undefined ? undefined : obstacleId}
        onClick={() => {
          if (!closed) onPress();
        }}
      >
        {isMine && <span className="spinner" aria-hidden="true" />}
        {isMine && state.step === 'checking' && t('action.checking')}
        {isMine && state.step === 'wallet' && web('send.confirm')}
        {isMine && state.step === 'handing' && t('action.handing')}
        {isMine && state.step === 'following' && web('send.following')}
        {!isMine && t(`action.${action}`)}
      </button>
      {obstacle !== undefined && (
        <p id={obstacleId} className="quiet">
          {obstacle}
        </p>
      )}
      <p className="hidden" role="status">
        {isMine && state.step === 'wallet' && web('send.confirmHelp')}
      </p>
    </div>
  );
}
