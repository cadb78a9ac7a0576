import { useCatalogue, useLocale } from '@mooring/connect';
import { placeLink } from '@mooring/page/place';
import { pageCatalogue } from '@mooring/page/texts';
import { Icon, Notice, RetryNotice } from '@mooring/page/ui';
import { type FormEvent, useRef, useState } from 'react';
import type { Chain } from 'viem';
import { useConfig } from 'wagmi';
import { Link, useLocation } from 'wouter';
import { RecipientField } from '../form/RecipientField.tsx';
import { multisigCatalogue } from '../texts/multisigCatalogue.ts';
import { newSafeCatalogue } from '../texts/newSafeCatalogue.ts';
import { CreationReview } from './CreationReview.tsx';
import { useCreation } from './useCreation.ts';
import { useNewSafe } from './useNewSafe.ts';
import '@mooring/page/form/send.css';

/** Most owners of a form: a Safe may have more, added later. */
const MOST_NEW_OWNERS = 20;

/** Form of a new account: owners, threshold and network; the address is shown before anything is sent. */
export function NewSafeForm({ chain: first }: { readonly chain: Chain }) {
  const t = useCatalogue(newSafeCatalogue);
  const own = useCatalogue(multisigCatalogue);
  const web = useCatalogue(pageCatalogue);
  const { locale } = useLocale();
  const { chains } = useConfig();
  const [, go] = useLocation();
  const form = useNewSafe(first);
  const { chain, owners, threshold, checked, place } = form;
  const creation = useCreation();
  const [attempts, setAttempts] = useState(0);
  const element = useRef<HTMLFormElement>(null);
  const number = new Intl.NumberFormat(locale);

  function submit(event: FormEvent) {
    event.preventDefault();
    setAttempts(attempts + 1);
    // After the problems are rendered.
    requestAnimationFrame(() =>
      element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
    );
  }

  async function create() {
    if (place?.kind !== 'free') return;
    setAttempts(attempts + 1);
    const { safe, call, address } = place;
    const description = t('new.description', { account: address });
    const recheck = form.recheckNames;
    const done = await creation.create({ chain, safe, address, call, description, recheck });
    if (done) go(placeLink(chain.id, address));
  }

  return (
    <section className="card safe-transaction" aria-labelledby="safe-view">
      <p>
        <Link href="/multisig" className="text-link">
          {own('find.other')}
        </Link>
      </p>
      <h2 id="safe-view" tabIndex={-1}>
        {t('new.title')}
      </h2>
      <p>{t('new.lead')}</p>
      <form
        ref={element}
        className="send-fields"
        noValidate
        aria-label={t('new.title')}
        onSubmit={submit}
      >
        <div className="field">
          <label htmlFor="new-safe-network">{web('review.network')}</label>
          <select
            id="new-safe-network"
            value={chain.id}
            disabled={creation.isBusy}
            onChange={({ target }) => form.setChainId(Number(target.value))}
          >
            {chains.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </div>
        <fieldset className="safe-fieldset send-fields" disabled={creation.isBusy}>
          <legend className="hidden">{own('safe.owners')}</legend>
          {owners.map(({ key, text }, index) => {
            const fault = checked.faults[index];
            const who = form.found[index];
            return (
              <div key={key} className="new-safe-owner">
                {who && (
                  <RecipientField
                    id={`new-safe-owner-${key}`}
                    label={t('new.owner', { number: number.format(index + 1) })}
                    value={text}
                    who={who}
                    chain={chain}
                    problem={
                      fault === 'already' || fault === 'impossible' ? own(`owners.${fault}`) : ''
                    }
                    emptyText={t('new.noOwner')}
                    attempts={attempts}
                    onChange={(typed) => form.setOwner(key, typed)}
                  />
                )}
                {owners.length > 1 && (
                  <button
                    type="button"
                    className="icon-button"
                    aria-label={t('new.removeOwner', { number: number.format(index + 1) })}
                    onClick={() => form.removeOwner(key)}
                  >
                    <Icon name="remove" />
                  </button>
                )}
              </div>
            );
          })}
          {owners.length < MOST_NEW_OWNERS && (
            <button type="button" className="button button-quiet" onClick={form.addOwner}>
              <Icon name="plus" />
              {own('owners.add')}
            </button>
          )}
          <div className="field">
            <label htmlFor="new-safe-threshold">{t('new.threshold')}</label>
            <select
              id="new-safe-threshold"
              value={threshold}
              aria-describedby="new-safe-threshold-note"
              onChange={({ target }) => form.setThreshold(Number(target.value))}
            >
              {owners.map(({ key }, index) => (
                <option key={key} value={index + 1}>
                  {number.format(index + 1)}
                </option>
              ))}
            </select>
            <p id="new-safe-threshold-note" className="field-note" aria-live="polite">
              {threshold === owners.length
                ? t(owners.length === 1 ? 'new.alone' : 'new.all')
                : threshold === 1
                  ? t('new.any')
                  : ''}
            </p>
          </div>
        </fieldset>
        {!checked.owners && (
          <button type="submit" className="button button-primary">
            {t('new.showAddress')}
          </button>
        )}
      </form>
      {place?.kind === 'missing' && (
        <Notice kind="warning">
          <p>{t('new.noContracts', { network: chain.name })}</p>
        </Notice>
      )}
      {place?.kind === 'full' && (
        <Notice kind="warning">
          <p>{t('new.full')}</p>
        </Notice>
      )}
      {form.placeFailed && (
        <RetryNotice onRetry={form.retryPlace}>{own('fault.network')}</RetryNotice>
      )}
      {form.isPlacing && <span className="skeleton safe-skeleton-row" />}
      {place?.kind === 'free' && (
        <>
          {form.isOtherDerivation && (
            <Notice kind="warning">
              <p>{t('new.otherAddress', { network: chain.name })}</p>
            </Notice>
          )}
          <CreationReview
            chain={chain}
            {...place}
            state={creation.state}
            onCreate={() => void create()}
          />
        </>
      )}
    </section>
  );
}
