import { useCatalogue, useSwitchNetwork } from '@mooring/connect';
import type { Confirmations } from '@mooring/page/payment';
import { pageCatalogue } from '@mooring/page/texts';
import { Notice } from '@mooring/page/ui';
import { useId } from 'react';
import type { Chain } from 'viem';
import { useConnection } from 'wagmi';
import { useSigner } from '../safe/signer.ts';
import type { KnownSafe } from '../safe/useSafe.ts';
import { multisigCatalogue } from '../texts/multisigCatalogue.ts';
import { treasuryCatalogue } from '../texts/treasuryCatalogue.ts';
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
  const web = useCatalogue(pageCatalogue);
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

/** Obstacles to signing for an account, as sentences; undefined for none. */
export function useObstacle(safe: KnownSafe, reading: Confirmations) {
  const t = useCatalogue(multisigCatalogue);
  const web = useCatalogue(pageCatalogue);
  const treasury = useCatalogue(treasuryCatalogue);
  const { chainId } = useConnection();
  const signer = useSigner(safe);
  const anyone =
    chainId !== safe.chain.id
      ? t('obstacle.network', { network: safe.chain.name })
      : reading.refused
        ? t('obstacle.refused')
        : safe.awaitsGateway || safe.mayBeBehind || reading.isPending
          ? t('multisig.loading')
          : signer?.isShared
            ? treasury('signer.several')
            : reading.allRead
              ? undefined
              : t('obstacle.unread');
  return {
    signer: signer ?? undefined,
    /** Obstacle for any account: executing requires no owner. */
    anyone,
    /** Obstacle to signing. */
    owner:
      signer === null
        ? t('obstacle.notOwner')
        : signer?.isMissing
          ? web('send.notOpened', { network: safe.chain.name })
          : (anyone ?? (signer?.kind ? undefined : t('multisig.loading'))),
  };
}

/** Notice that the account is on another network than the wallet, with a button to switch. */
export function SwitchTo({ chain }: { readonly chain: Chain }) {
  const t = useCatalogue(multisigCatalogue);
  const web = useCatalogue(pageCatalogue);
  const { chainId } = useConnection();
  const { mutate: switchNetwork, isPending: isBusy, error } = useSwitchNetwork();
  if (chainId === chain.id) return null;
  return (
    <Notice kind="warning">
      <p>{t('network.other', { network: chain.name })}</p>
      {error && <p role="alert">{t('network.failed')}</p>}
      <div className="notice-actions">
        <button
          type="button"
          className="button button-small"
          aria-busy={isBusy}
          onClick={() => {
            if (!isBusy) switchNetwork({ chainId: chain.id });
          }}
        >
          {isBusy && <span className="spinner" aria-hidden="true" />}
          {isBusy ? web('send.confirm') : t('network.switch', { network: chain.name })}
        </button>
      </div>
    </Notice>
  );
}
