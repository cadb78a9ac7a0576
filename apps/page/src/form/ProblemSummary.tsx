import { useCatalogue } from '@mooring/connect';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { networkIn, type RecipientProblem, recipientTexts } from '../recipients/recipientTexts.ts';
import { useSite } from '../site/SiteContext.ts';
import { pageCatalogue } from '../texts/pageCatalogue.ts';
import { Notice } from '../ui/Notice.tsx';
import { useAmountProblem } from './AmountField.tsx';
import type { AmountProblem } from './checkForm.ts';
import type { FormRow, SendFormView } from './useSendForm.ts';

/**
 * Summary of the problems of an attempt to send, with a link to each field. Fixed problems disappear, and none are
 * added while typing. Its `key` is the attempt.
 */
export function ProblemSummary({ form }: { readonly form: SendFormView }) {
  const t = useCatalogue(pageCatalogue);
  const explain = useAmountProblem(form.asset, form);
  const { networks } = useSite().config;
  const summary = useRef<HTMLElement>(null);
  const now = form.rows.flatMap(fieldsWithProblems);
  const [met, setMet] = useState(now);
  // The address of a name may be read a moment later.
  if (met.length === 0 && now.length > 0) setMet(now);
  const isEmpty = met.length === 0;
  useEffect(() => {
    if (!isEmpty) summary.current?.focus();
  }, [isEmpty]);

  const problems = met.filter(({ id }) => now.some((one) => one.id === id));
  if (problems.length === 0) return null;
  return (
    <section ref={summary} className="send-summary" tabIndex={-1} aria-labelledby="send-summary">
      <Notice kind="bad">
        <p id="send-summary">
          <strong>{t('send.problems', { count: problems.length })}</strong>
        </p>
        <ul>
          {problems.map(({ id, row, recipient, amount }) => (
            <li key={id}>
              <a href={`#${id}`} onClick={(event) => goTo(event, id)}>
                {recipient &&
                  t(recipientTexts[recipient], { network: networkIn(row.recipient, networks) })}
                {amount && explain(amount, row.parsed)}
              </a>
            </li>
          ))}
        </ul>
      </Notice>
    </section>
  );
}

/** Field with a problem, and its row as it was read. */
interface FieldWithProblem {
  readonly id: string;
  readonly row: FormRow;
  readonly recipient?: RecipientProblem;
  readonly amount?: AmountProblem;
}

function fieldsWithProblems(row: FormRow): readonly FieldWithProblem[] {
  const { key, problems } = row;
  const { recipient, amount } = problems;
  return [
    ...(recipient ? [{ id: `send-recipient-${key}`, row, recipient }] : []),
    ...(amount ? [{ id: `send-amount-${key}`, row, amount }] : []),
  ];
}

/** Focuses the field without changing URL or route. */
function goTo(event: MouseEvent, id: string) {
  event.preventDefault();
  document.getElementById(id)?.focus();
}
