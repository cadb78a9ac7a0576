import { useCatalogue } from '@mooring/connect';
import { useId } from 'react';
import { webCatalogue } from '../../locales/catalogue.ts';
import { multisigCatalogue } from '../multisigCatalogue.ts';
import type { Deed, DeedState } from './deedState.ts';

interface DeedButtonProps {
  readonly deed: Deed;
  readonly state: DeedState;
  /** Why it cannot be done now, in a sentence. */
  readonly obstacle: string | undefined;
  readonly primary?: boolean;
  readonly onPress: () => void;
}

/** A deed's button: it says how far the deed has come, and beside it why it cannot be done. */
export function DeedButton({ deed, state, obstacle, primary = true, onPress }: DeedButtonProps) {
  const t = useCatalogue(multisigCatalogue);
  const web = useCatalogue(webCatalogue);
  const obstacleId = useId();
  const isBusy = !['idle', 'done', 'failed'].includes(state.step);
  const isMine = isBusy && 'deed' in state && state.deed === deed;
  const closed = obstacle !== undefined || isBusy;
  return (
    <div className="safe-deed">
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
        {isMine && state.step === 'checking' && t('deed.checking')}
        {isMine && state.step === 'wallet' && web('send.confirm')}
        {isMine && state.step === 'handing' && t('deed.handing')}
        {isMine && state.step === 'following' && web('send.following')}
        {!isMine && t(`deed.${deed}`)}
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
