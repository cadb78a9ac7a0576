import { NetworkIcon, useCatalogue, useLocale, useTransactions } from '@mooring/connect';
import { useFee } from '@mooring/page/send';
import { pageCatalogue } from '@mooring/page/texts';
import { CopyButton, Notice } from '@mooring/page/ui';
import { findPasskey, useIsSharedAccount } from '@mooring/page/wallet';
import { useEffect, useRef } from 'react';
import type { Address, Chain } from 'viem';
import { useConnection } from 'wagmi';
import { OwnerRow } from '../safe/Owners.tsx';
import { multisigCatalogue } from '../texts/multisigCatalogue.ts';
import { newSafeCatalogue } from '../texts/newSafeCatalogue.ts';
import { treasuryCatalogue } from '../texts/treasuryCatalogue.ts';
import { SwitchTo } from '../transaction/ActionButton.tsx';
import { AbsentOwners, useAbsentOwners } from './AbsentOwners.tsx';
import type { CreationCall, NewSafe } from './newSafe.ts';
import { type CreationState, waitingCreation } from './useCreation.ts';

interface CreationReviewProps {
  readonly chain: Chain;
  readonly safe: NewSafe;
  readonly address: Address;
  readonly call: CreationCall;
  readonly state: CreationState;
  readonly onCreate: () => void;
}

/** Review of a creation, before its transaction is sent. */
export function CreationReview(props: CreationReviewProps) {
  const { chain, safe, address, call, state, onCreate } = props;
  const t = useCatalogue(newSafeCatalogue);
  const own = useCatalogue(multisigCatalogue);
  const web = useCatalogue(pageCatalogue);
  const { locale } = useLocale();
  const treasury = useCatalogue(treasuryCatalogue);
  const connection = useConnection();
  const { transactions } = useTransactions();
  const waiting = waitingCreation(transactions, chain, address);
  const number = new Intl.NumberFormat(locale);
  const isBusy = state.step === 'wallet' || state.step === 'following';
  const sender = connection.address ?? address;
  const isShared = useIsSharedAccount(chain);
  // A passkey account is deployed by its first transaction.
  const isPasskey = connection.connector && findPasskey([connection.connector]);
  const { absent, unread } = useAbsentOwners(
    [...safe.owners, ...(isPasskey ? [] : [sender])],
    chain,
  );
  const isAbsent = !isPasskey && absent.includes(sender);
  const isElsewhere = connection.chainId !== chain.id || isAbsent;
  const fee = useFee(sender, chain, isElsewhere ? undefined : [call]);
  const closed = isBusy || isElsewhere || isShared;
  return (
    <>
      <dl className="safe-facts">
        <div>
          <dt>{t('new.address')}</dt>
          <dd className="safe-hash">
            <bdi dir="ltr" className="safe-bytes" id="new-safe-address">
              {address}
            </bdi>
            <CopyButton compact text={address} label={web('home.copyAddress')} />
          </dd>
        </div>
        <div>
          <dt>{web('review.network')}</dt>
          <dd className="safe-network">
            <NetworkIcon chain={chain} />
            <bdi>{chain.name}</bdi>
          </dd>
        </div>
      </dl>
      <section className="safe-part" aria-labelledby="new-safe-owners">
        <h3 id="new-safe-owners">
          {own('safe.rule', {
            threshold: number.format(safe.threshold),
            owners: number.format(safe.owners.length),
          })}
        </h3>
        <ul className="safe-owners">
          {safe.owners.map((owner) => (
            <OwnerRow key={owner} owner={owner} chainId={chain.id} />
          ))}
        </ul>
      </section>
      <AbsentOwners
        absent={safe.owners.filter((one) => absent.includes(one))}
        unread={unread}
        chain={chain}
      />
      <CreationFault state={state} />
      {!isAbsent && <SwitchTo chain={chain} />}
      {fee.kind === 'refused' && (
        <Notice kind="warning">
          <p>{web('review.refused')}</p>
        </Notice>
      )}
      <div className="safe-action">
        <button
          type="button"
          className="button button-primary button-large"
          aria-disabled={closed}
          aria-busy={isBusy}
          aria-describedby="new-safe-obstacle"
          onClick={() => {
            if (!closed) onCreate();
          }}
        >
          {isBusy && <span className="spinner" aria-hidden="true" />}
          {state.step === 'wallet'
            ? web('send.confirm')
            : state.step === 'following'
              ? web('send.following')
              : t('new.create')}
        </button>
        <p id="new-safe-obstacle" className="quiet">
          {isElsewhere
            ? own('obstacle.network', { network: chain.name })
            : isShared
              ? treasury('signer.several')
              : t('new.once')}
        </p>
        {waiting?.multisig && (
          <p className="quiet" role="status">
            {web('send.proposed')} {treasury('approve.waiting', { network: chain.name })}
          </p>
        )}
      </div>
    </>
  );
}

/** Failure of a creation; receives the focus. */
function CreationFault({ state }: { readonly state: CreationState }) {
  const t = useCatalogue(newSafeCatalogue);
  const own = useCatalogue(multisigCatalogue);
  const web = useCatalogue(pageCatalogue);
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (state.step === 'failed') element.current?.focus();
  }, [state.step]);
  if (state.step !== 'failed') return null;
  return (
    <div ref={element} tabIndex={-1} className="safe-outcome">
      <Notice kind="bad" urgent>
        <p>
          <strong>{t('new.failed')}</strong> {state.fault === 'network' && own('fault.network')}
          {state.fault === 'not-there' && t('new.notThere')}
          {state.fault === 'wallet' &&
            (state.detail === undefined
              ? own('fault.wallet')
              : web('send.failedDetail', { detail: state.detail }))}
        </p>
      </Notice>
    </div>
  );
}
