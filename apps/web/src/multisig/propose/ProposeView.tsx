import { useCatalogue } from '@mooring/connect';
import { batchCalls, createTransaction, type SafeTransaction } from '@mooring/safe/transactions';
import { useEffect, useRef, useState } from 'react';
import { isAddressEqual, zeroAddress } from 'viem';
import { Link } from 'wouter';
import { webCatalogue } from '../../locales/catalogue.ts';
import { Notice } from '../../ui/Notice.tsx';
import { multisigCatalogue } from '../multisigCatalogue.ts';
import { placeLink } from '../place/placeLink.ts';
import { nextNonce } from '../queue/nextNonce.ts';
import { useQueue } from '../queue/useQueue.ts';
import type { KnownSafe } from '../safe/useSafe.ts';
import { CallForm } from './CallForm.tsx';
import { DraftList } from './DraftList.tsx';
import { type Addition, addTo, type Draft, emptyDraft, MOST_CALLS, removeFrom } from './draft.ts';
import { OwnersForm } from './OwnersForm.tsx';
import { PaymentsForm } from './PaymentsForm.tsx';
import { ProposalReview } from './ProposalReview.tsx';
import { WithQueue } from './WithQueue.tsx';

const kinds = ['payments', 'call', 'owners'] as const;

/** Something new for the owners: put together, looked at, signed and handed to the others. */
export function ProposeView({ safe }: { readonly safe: KnownSafe }) {
  const t = useCatalogue(multisigCatalogue);
  const web = useCatalogue(webCatalogue);
  const queue = useQueue(safe, { whole: true });
  const { chain, state, deployments } = safe;
  const [kind, setKind] = useState<(typeof kinds)[number]>('payments');
  const [draft, setDraft] = useState(emptyDraft);
  const [reviewed, setReviewed] = useState<SafeTransaction>();
  const [round, setRound] = useState(0);
  const names = {
    payments: web('layout.send'),
    call: t('propose.call'),
    owners: t('safe.owners'),
  };
  const heading = useRef<HTMLHeadingElement>(null);
  const isReview = reviewed !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the step leads the focus, and the first one is the page's.
  useEffect(() => {
    if (round > 0) heading.current?.focus();
  }, [isReview, round]);

  function add(addition: Addition) {
    setDraft(addTo(draft, addition));
    setRound(round + 1);
  }

  function review(addition: Addition) {
    const whole = addTo(draft, addition);
    setDraft(whole);
    setRound(round + 1);
    if (!isToNobody(whole)) setReviewed(transactionOf(whole));
  }

  function transactionOf({ calls }: Draft): SafeTransaction {
    const call = batchCalls(calls, state.version, deployments.batchContract(state.version));
    return createTransaction(call, nextNonce(state.nonce, queue.waiting));
  }

  const form = {
    safe,
    isFull: draft.calls.length >= MOST_CALLS,
    onAdd: add,
    onReview: review,
  };
  return (
    <section className="card safe-transaction" aria-labelledby="safe-view">
      <p>
        <Link href={placeLink(chain.id, state.address)} className="text-link">
          {t('view.back')}
        </Link>
      </p>
      <h2 ref={heading} id="safe-view" tabIndex={-1}>
        {t(isReview ? 'propose.review' : 'view.new')}
      </h2>
      {reviewed ? (
        <ProposalReview
          safe={safe}
          transaction={reviewed}
          queue={queue}
          abis={draft.abis}
          onBack={() => {
            setReviewed(undefined);
            setRound(round + 1);
          }}
        />
      ) : (
        <WithQueue queue={queue}>
          {isToNobody(draft) && (
            <Notice kind="bad" urgent>
              <p>{t('propose.zero')}</p>
            </Notice>
          )}
          <DraftList
            safe={safe}
            draft={draft}
            onRemove={(index) => setDraft(removeFrom(draft, index))}
            onReview={() => review({ calls: [] })}
          />
          <fieldset className="segments">
            <legend className="hidden">{t('propose.kind')}</legend>
            {kinds.map((one) => (
              <label key={one} className="segment">
                <input
                  type="radio"
                  name="propose-kind"
                  value={one}
                  checked={kind === one}
                  onChange={() => setKind(one)}
                />
                <span>{names[one]}</span>
              </label>
            ))}
          </fieldset>
          {kind === 'payments' && <PaymentsForm key={round} {...form} />}
          {kind === 'call' && <CallForm key={round} {...form} />}
          {kind === 'owners' && <OwnersForm key={round} {...form} draft={draft} />}
        </WithQueue>
      )}
    </section>
  );
}

/** Batch contracts take the zero address for the account itself, so none may be called among others. */
function isToNobody({ calls }: Draft): boolean {
  return calls.length > 1 && calls.some(({ to }) => isAddressEqual(to, zeroAddress));
}
