import { useCatalogue } from '@mooring/connect';
import { placeLink } from '@mooring/page/place';
import { pageCatalogue } from '@mooring/page/texts';
import { lazyPart, Notice } from '@mooring/page/ui';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { MOST_PROPOSAL_CALLS } from '../form/draft.ts';
import type { ProposalForm } from '../form/ProposalForm.tsx';
import { partFallback } from '../parts/partFallback.tsx';
import type { KnownSafe } from '../safe/useSafe.ts';
import { multisigCatalogue } from '../texts/multisigCatalogue.ts';
import { useQueue } from '../transaction/useQueue.ts';
import { DraftList } from './DraftList.tsx';
import type { OwnersFormProps } from './OwnersForm.tsx';
import { ProposalReview, QueueLoader } from './ProposalReview.tsx';
import { ReplacedNonceNotice } from './ReplacedNonceNotice.tsx';
import { useProposal } from './useProposal.ts';

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

interface ProposeViewProps {
  readonly safe: KnownSafe;
  /** Nonce to take. Default: the first free one. */
  readonly nonce?: bigint | undefined;
}

/** View of a new proposal: draft, review, signature. */
export function ProposeView({ safe, nonce }: ProposeViewProps) {
  const t = useCatalogue(multisigCatalogue);
  const queue = useQueue(safe, { whole: true });
  const proposal = useProposal(safe, queue, nonce);
  const { draft, reviewed, round, turns } = proposal;
  const [kind, setKind] = useState<ProposalKind>('payments');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (turns > 0) heading.current?.focus();
  }, [turns]);
  const form = {
    safe,
    isFull: draft.calls.length >= MOST_PROPOSAL_CALLS,
    onAdd: proposal.add,
    onReview: proposal.review,
  };
  return (
    <section className="card safe-transaction" aria-labelledby="safe-view">
      <p>
        <Link href={placeLink(safe.chain.id, safe.state.address)} className="text-link">
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
          onNonce={proposal.chooseNonce}
          onBack={proposal.goBack}
        />
      )}
      <div className="safe-step" hidden={reviewed !== undefined}>
        <QueueLoader queue={queue}>
          {nonce !== undefined && (
            <ReplacedNonceNotice nonce={nonce} safe={safe} waiting={queue.waiting} />
          )}
          {proposal.isRefused && (
            <Notice kind="bad" urgent>
              <p>{t('propose.zero')}</p>
            </Notice>
          )}
          <DraftList
            safe={safe}
            draft={draft}
            onRemove={proposal.remove}
            onReview={() => proposal.review({ calls: [] })}
          />
          <KindChoice kind={kind} onChoose={setKind} />
          {kind === 'payments' && <LazyPaymentsForm key={round} {...form} />}
          {kind === 'call' && <LazyCallForm key={round} {...form} />}
          {kind === 'owners' && <LazyOwnersForm key={round} {...form} draft={draft} />}
        </QueueLoader>
      </div>
    </section>
  );
}

type ProposalKind = (typeof proposalKinds)[number];

interface KindChoiceProps {
  readonly kind: ProposalKind;
  readonly onChoose: (kind: ProposalKind) => void;
}

/** Choice of the kind of proposal. */
function KindChoice({ kind, onChoose }: KindChoiceProps) {
  const t = useCatalogue(multisigCatalogue);
  const page = useCatalogue(pageCatalogue);
  const names = {
    payments: page('layout.send'),
    call: t('propose.call'),
    owners: t('safe.owners'),
  };
  return (
    <fieldset className="segments">
      <legend className="hidden">{t('propose.kind')}</legend>
      {proposalKinds.map((one) => (
        <label key={one} className="segment">
          <input
            type="radio"
            name="propose-kind"
            value={one}
            checked={kind === one}
            onChange={() => onChoose(one)}
          />
          <span>{names[one]}</span>
        </label>
      ))}
    </fieldset>
  );
}
