import { useCatalogue } from '@mooring/connect';
import { type MouseEvent, useEffect, useRef } from 'react';
import { webCatalogue } from '../locales/catalogue.ts';
import { useSite } from '../site/SiteContext.ts';
import { Notice } from '../ui/Notice.tsx';
import { useAmountProblem } from './AmountField.tsx';
import { networkIn, recipientTexts } from './PaymentRow.tsx';
import type { SendFormView } from './useSendForm.ts';

interface ProblemSummaryProps {
  readonly form: SendFormView;
  /** Number of attempts: each moves the focus here. */
  readonly attempt: number;
}

/** Summary of the form's problems, with a link to each field. */
export function ProblemSummary({ form, attempt }: ProblemSummaryProps) {
  const t = useCatalogue(webCatalogue);
  const explain = useAmountProblem(form.asset, form);
  const { networks } = useSite().config;
  const summary = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt brings the focus back.
  useEffect(() => summary.current?.focus(), [attempt]);

  const problems = form.rows.flatMap((row) => {
    const {
      key,
      parsed,
      problems: { recipient, amount },
    } = row;
    return [
      ...(recipient
        ? [
            {
              id: `send-recipient-${key}`,
              text: t(recipientTexts[recipient], { network: networkIn(row, networks) }),
            },
          ]
        : []),
      ...(amount ? [{ id: `send-amount-${key}`, text: explain(amount, parsed) }] : []),
    ];
  });
  return (
    <section ref={summary} className="send-summary" tabIndex={-1} aria-labelledby="send-summary">
      <Notice kind="bad">
        <p id="send-summary">
          <strong>{t('send.problems', { count: problems.length })}</strong>
        </p>
        <ul>
          {problems.map(({ id, text }) => (
            <li key={id}>
              <a href={`#${id}`} onClick={(event) => goTo(event, id)}>
                {text}
              </a>
            </li>
          ))}
        </ul>
      </Notice>
    </section>
  );
}

/** Focuses the field without changing URL or route. */
function goTo(event: MouseEvent, id: string) {
  event.preventDefault();
  document.getElementById(id)?.focus();
}
