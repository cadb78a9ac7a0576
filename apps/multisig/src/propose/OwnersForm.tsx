import { useCatalogue, useLocale } from '@mooring/connect';
import { useRecipients } from '@mooring/page/recipients';
import { pageCatalogue } from '@mooring/page/texts';
import { type FormEvent, useState } from 'react';
import type { Addition, Draft } from '../form/draft.ts';
import { FormActions, type ProposalForm } from '../form/ProposalForm.tsx';
import { RecipientField } from '../form/RecipientField.tsx';
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
  const [typed, setTyped] = useState<Omit<OwnerDraft, 'newOwner'>>({
    ...{ change: 'add', owner: owners.owners[0], threshold: owners.threshold },
  });
  const [who, setWho] = useState('');
  const [found = { kind: 'empty' }] = useRecipients([who], safe.chain.id);
  const [attempts, setAttempts] = useState(0);
  const { change } = typed;
  const isNew = change === 'add' || change === 'swap';
  const newOwner = found.kind === 'found' ? found.address : undefined;
  const draftChange: OwnerDraft = { ...typed, newOwner };
  const count = ownerCountAfter(owners, change);
  const problem = newOwnerProblem(owners, draftChange);
  const call = ownerCall(owners, draftChange);
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
    if (call) {
      const name = isNew && found.kind === 'found' ? found.name : undefined;
      const named = name !== undefined && newOwner ? { name, address: newOwner } : undefined;
      return to({ calls: [call], names: [named] });
    }
    setAttempts(attempts + 1);
    const field = isNew ? 'safe-new-owner' : 'safe-threshold';
    document.getElementById(field)?.focus();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    hand(onReview);
  }

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
      {isNew && (
        <RecipientField
          id="safe-new-owner"
          label={t('fact.newOwner')}
          value={who}
          who={found}
          chain={safe.chain}
          problem={problem ? t(`owners.${problem}`) : ''}
          emptyText={web('send.notARecipient')}
          attempts={attempts}
          onChange={setWho}
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
