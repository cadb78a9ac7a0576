import { useCatalogue, useLocale } from '@mooring/connect';
import { placeLink } from '@mooring/page/place';
import type { NamedRecipient } from '@mooring/page/recipients';
import { pageCatalogue } from '@mooring/page/texts';
import { Icon, lazyPart, Notice } from '@mooring/page/ui';
import {
  batchCalls,
  createTransaction,
  decodeCall,
  type SafeTransaction,
} from '@mooring/safe/transactions';
import { useEffect, useRef, useState } from 'react';
import { isAddressEqual, zeroAddress } from 'viem';
import { Link } from 'wouter';
import { useCallSentence } from '../call/useCallSentence.ts';
import {
  type Addition,
  addTo,
  type Draft,
  emptyDraft,
  MOST_CALLS,
  nextNonce,
  removeFrom,
} from '../form/draft.ts';
import type { ProposalForm } from '../form/ProposalForm.tsx';
import { partFallback } from '../parts/partFallback.tsx';
import type { KnownSafe } from '../safe/useSafe.ts';
import { multisigCatalogue } from '../texts/multisigCatalogue.ts';
import { treasuryCatalogue } from '../texts/treasuryCatalogue.ts';
import { type Queue, useQueue } from '../transaction/useQueue.ts';
import type { OwnersFormProps } from './OwnersForm.tsx';
import { ProposalReview, WithQueue } from './ProposalReview.tsx';

// Forms of a part of the proposals: each is fetched when it is chosen.
const LazyPaymentsForm = lazyPart<ProposalForm>(
  async () => ({ Part: (await import('./PaymentsForm.tsx')).PaymentsForm }),
  partFallback,
);
const LazyCallForm = lazyPart<ProposalForm>(
  async () => ({ Part: (await import('./CallForm.tsx')).CallForm }),
  partFallback,
);
const LazyOwnersForm = lazyPart<OwnersFormProps>(
  async () => ({ Part: (await import('./OwnersForm.tsx')).OwnersForm }),
  partFallback,
);

const proposalKinds = ['payments', 'call', 'owners'] as const;

/** Proposal under review. */
interface Reviewed {
  readonly transaction: SafeTransaction;
  readonly abis: Draft['abis'];
  /** Notes by call, which stay on this device. */
  readonly notes: readonly string[];
  /** Recipients that were given by name. */
  readonly names: readonly NamedRecipient[];
}

interface ProposeViewProps {
  readonly safe: KnownSafe;
  /** Nonce to take. Default: the first free one. */
  readonly nonce?: bigint | undefined;
}

/** View of a new proposal: draft, review, signature. */
export function ProposeView({ safe, nonce }: ProposeViewProps) {
  const t = useCatalogue(multisigCatalogue);
  const web = useCatalogue(pageCatalogue);
  const queue = useQueue(safe, { whole: true });
  const { chain, state, deployments } = safe;
  const [kind, setKind] = useState<(typeof proposalKinds)[number]>('payments');
  const [draft, setDraft] = useState(emptyDraft);
  const [reviewed, setReviewed] = useState<Reviewed>();
  const [isRefused, setRefused] = useState(false);
  /** Resets the form after adding; a review keeps its input. */
  const [round, setRound] = useState(0);
  const [looks, setLooks] = useState(0);
  const names = {
    payments: web('layout.send'),
    call: t('propose.call'),
    owners: t('safe.owners'),
  };
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (looks + round > 0) heading.current?.focus();
  }, [looks, round]);

  function change(next: Draft) {
    setDraft(next);
    setRefused(isToNobody(next));
  }

  function add(addition: Addition) {
    change(addTo(draft, addition));
    setRound(round + 1);
  }

  function review(addition: Addition) {
    const whole = addTo(draft, addition);
    setRefused(isToNobody(whole));
    if (isToNobody(whole)) return;
    const { abis, notes } = whole;
    const names = whole.names.filter((one) => one !== undefined);
    setReviewed({ transaction: transactionOf(whole), abis, notes, names });
    setLooks(looks + 1);
  }

  function goBack() {
    setReviewed(undefined);
    setLooks(looks + 1);
  }

  function transactionOf({ calls }: Draft): SafeTransaction {
    const call = batchCalls(calls, state.version, deployments.batchContract(state.version));
    return createTransaction(call, nonce ?? nextNonce(state.nonce, queue.waiting));
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
        {t(reviewed ? 'propose.review' : 'view.new')}
      </h2>
      {reviewed && (
        <ProposalReview
          safe={safe}
          {...reviewed}
          queue={queue}
          onNonce={(chosen) =>
            setReviewed({ ...reviewed, transaction: { ...reviewed.transaction, nonce: chosen } })
          }
          onBack={goBack}
        />
      )}
      <div className="safe-step" hidden={reviewed !== undefined}>
        <WithQueue queue={queue}>
          {nonce !== undefined && <Takes nonce={nonce} safe={safe} waiting={queue.waiting} />}
          {isRefused && (
            <Notice kind="bad" urgent>
              <p>{t('propose.zero')}</p>
            </Notice>
          )}
          <DraftList
            safe={safe}
            draft={draft}
            onRemove={(index) => change(removeFrom(draft, index))}
            onReview={() => review({ calls: [] })}
          />
          <fieldset className="segments">
            <legend className="hidden">{t('propose.kind')}</legend>
            {proposalKinds.map((one) => (
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
          {kind === 'payments' && <LazyPaymentsForm key={round} {...form} />}
          {kind === 'call' && <LazyCallForm key={round} {...form} />}
          {kind === 'owners' && <LazyOwnersForm key={round} {...form} draft={draft} />}
        </WithQueue>
      </div>
    </section>
  );
}

interface TakesProps {
  readonly safe: KnownSafe;
  readonly nonce: bigint;
  readonly waiting: Queue['waiting'];
}

/** Notice of the nonce that a proposal takes, and of what it replaces. */
function Takes({ nonce, safe, waiting }: TakesProps) {
  const t = useCatalogue(treasuryCatalogue);
  const { locale } = useLocale();
  const shown = new Intl.NumberFormat(locale, { useGrouping: false }).format(nonce);
  const isUsed = nonce < safe.state.nonce;
  const replaces = !isUsed && waiting.some((one) => one.nonce === nonce);
  return (
    <Notice kind={isUsed ? 'warning' : 'info'}>
      <p>
        {t('takes.nonce', { nonce: shown })} {replaces && t('nonce.replaces')}
        {isUsed && t('takes.used')}
      </p>
    </Notice>
  );
}

/** Batch contracts resolve the zero address to the account itself, so a batch must not call it. */
function isToNobody({ calls }: Draft): boolean {
  return calls.length > 1 && calls.some(({ to }) => isAddressEqual(to, zeroAddress));
}

interface DraftListProps {
  readonly safe: KnownSafe;
  readonly draft: Draft;
  readonly onRemove: (index: number) => void;
  readonly onReview: () => void;
}

/** Calls of the draft; several become one atomic transaction. */
function DraftList({ safe, draft, onRemove, onReview }: DraftListProps) {
  const t = useCatalogue(multisigCatalogue);
  const { chain, state } = safe;
  const sentenceOf = useCallSentence({ chain, safe: state.address });
  if (draft.calls.length === 0) return null;
  return (
    <section className="safe-part" aria-labelledby="safe-draft">
      <h3 id="safe-draft">{t('propose.draft', { count: draft.calls.length })}</h3>
      <ol className="safe-draft">
        {draft.calls.map((call, index) => {
          const sentence = sentenceOf(decodeCall(call, { safe: state.address, abis: draft.abis }));
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a call is known by its place.
            <li key={index}>
              <span>{sentence}</span>
              <button
                type="button"
                className="icon-button"
                aria-label={t('propose.remove', { call: sentence })}
                onClick={() => onRemove(index)}
              >
                <Icon name="remove" />
              </button>
            </li>
          );
        })}
      </ol>
      <button type="button" className="button" onClick={onReview}>
        {t('propose.reviewDraft')}
      </button>
    </section>
  );
}
