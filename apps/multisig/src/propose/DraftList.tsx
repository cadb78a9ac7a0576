import { useCatalogue } from '@mooring/connect';
import { handOverFocus, Icon } from '@mooring/page/ui';
import { decodeCall } from '@mooring/safe/transactions';
import { useCallSentence } from '../call/useCallSentence.ts';
import type { Draft } from '../form/draft.ts';
import type { KnownSafe } from '../safe/useSafe.ts';
import { multisigCatalogue } from '../texts/multisigCatalogue.ts';

interface DraftListProps {
  readonly safe: KnownSafe;
  readonly draft: Draft;
  readonly onRemove: (index: number) => void;
  readonly onReview: () => void;
}

/** Calls of the draft; several become one atomic transaction. */
export function DraftList({ safe, draft, onRemove, onReview }: DraftListProps) {
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
                ref={handOverFocus}
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
