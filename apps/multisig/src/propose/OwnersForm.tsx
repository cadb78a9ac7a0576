import { useCatalogue, useLocale } from '@mooring/connect';
import { prefixIn } from '@mooring/page/address';
import { pageCatalogue } from '@mooring/page/texts';
import { type FormEvent, useState } from 'react';
import type { Addition, Draft } from '../form/draft.ts';
import { FormActions, ProposalField, type ProposalForm } from '../form/ProposalForm.tsx';
import { multisigCatalogue } from '../texts/multisigCatalogue.ts';
import {
  newOwnerProblem,
  type OwnerChange,
  type OwnerDraft,
  ownerCall,
  ownerChanges,
  ownerCountAfter,
  ownersAfter,
} from './ownerChange.ts';

export interface OwnersFormProps extends Omit<ProposalForm, 'onAdd'> {
  /** Default: there is no draft to add to. */
  readonly onAdd?: ProposalForm['onAdd'];
  /** Changes in the draft count as applied. */
  readonly draft: Draft;
}

/** Form for owners and threshold. */
export function OwnersForm({ safe, draft, isFull, onAdd, onReview }: OwnersFormProps) {
  const t = useCatalogue(multisigCatalogue);
  const web = useCatalogue(pageCatalogue);
  const { locale } = useLocale();
  const owners = ownersAfter(safe.state, draft.calls);
  const [typed, setTyped] = useState<OwnerDraft>({
    change: 'add',
    owner: owners.owners[0],
    newOwner: '',
    threshold: owners.threshold,
    chainId: safe.chain.id,
  });
  const [attempts, setAttempts] = useState(0);
  const { change } = typed;
  const count = ownerCountAfter(owners, change);
  const problem = newOwnerProblem(owners, typed);
  const call = ownerCall(owners, typed);
  const isSame = change === 'threshold' && attempts > 0 && !call;
  const number = new Intl.NumberFormat(locale);
  const choices = ownerChanges.filter((one) => one !== 'remove' || owners.owners.length > 1);

  function choose(next: OwnerChange) {
    const most = ownerCountAfter(owners, next);
    setAttempts(0);
    setTyped({ ...typed, change: next, threshold: Math.min(owners.threshold, most) });
  }

  function hand(to: (addition: Addition) => void) {
    if (isFull) return;
    if (call) return to({ calls: [call] });
    setAttempts(attempts + 1);
    const field = problem ? 'safe-new-owner' : 'safe-threshold';
    document.getElementById(field)?.focus();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    hand(onReview);
  }

  const problemText =
    problem === undefined
      ? ''
      : problem === 'not-an-address'
        ? t('find.notAnAddress')
        : problem === 'wrong-checksum'
          ? web('send.wrongChecksum')
          : problem === 'other-network'
            ? web('send.addressElsewhere', { network: prefixIn(typed.newOwner) })
            : t(`owners.${problem}`);
  return (
    <form className="send-fields" noValidate onSubmit={submit} aria-label={t('safe.owners')}>
      <div className="field">
        <label htmlFor="safe-change">{t('owners.change')}</label>
        <select
          id="safe-change"
          value={change}
          onChange={({ target }) =>
            choose(ownerChanges.find((one) => one === target.value) ?? 'add')
          }
        >
          {choices.map((one) => (
            <option key={one} value={one}>
              {t(`owners.${one}`)}
            </option>
          ))}
        </select>
      </div>
      {(change === 'remove' || change === 'swap') && (
        <div className="field">
          <label htmlFor="safe-owner">{t('owners.who')}</label>
          <select
            id="safe-owner"
            dir="ltr"
            value={typed.owner}
            onChange={({ target }) =>
              setTyped({ ...typed, owner: owners.owners.find((one) => one === target.value) })
            }
          >
            {owners.owners.map((owner) => (
              <option key={owner} value={owner}>
                {owner}
              </option>
            ))}
          </select>
        </div>
      )}
      {(change === 'add' || change === 'swap') && (
        <ProposalField
          id="safe-new-owner"
          label={t('fact.newOwner')}
          value={typed.newOwner}
          problem={problemText}
          attempts={attempts}
          onChange={(newOwner) => setTyped({ ...typed, newOwner })}
        />
      )}
      {change !== 'swap' && (
        <div className="field">
          <label htmlFor="safe-threshold">{t('owners.signatures')}</label>
          <select
            id="safe-threshold"
            value={typed.threshold}
            aria-describedby="safe-threshold-note"
            onChange={({ target }) => setTyped({ ...typed, threshold: Number(target.value) })}
          >
            {Array.from({ length: count }, (_, index) => index + 1).map((one) => (
              <option key={one} value={one}>
                {number.format(one)}
              </option>
            ))}
          </select>
          <p
            id="safe-threshold-note"
            className={isSame ? 'field-note field-problem' : 'field-note'}
            aria-live="polite"
          >
            {isSame
              ? t('owners.same')
              : t('safe.rule', {
                  threshold: number.format(typed.threshold),
                  owners: number.format(count),
                })}
          </p>
        </div>
      )}
      <FormActions isFull={isFull} onAdd={onAdd && (() => hand(onAdd))} />
    </form>
  );
}
