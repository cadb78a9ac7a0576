import { useCatalogue, useLocale, visibleText } from '@mooring/connect';
import { NAME_DEBOUNCE_MS } from '@mooring/internal';
import { symbolText } from '@mooring/page/amount';
import { useDebounced } from '@mooring/page/recipients';
import { callOf } from '@mooring/page/send';
import { pageCatalogue } from '@mooring/page/texts';
import { Icon, Notice, readTextFile, type TextFile } from '@mooring/page/ui';
import { type DragEvent, type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import { FormActions, type ProposalForm } from '../form/ProposalForm.tsx';
import { csvCatalogue } from '../texts/csvCatalogue.ts';
import { CsvFaults } from './CsvFaults.tsx';
import { CsvTotals } from './CsvTotals.tsx';
import { checkTable } from './checkTable.ts';
import { MOST_PAYMENTS, readTable, type TableRow } from './readTable.ts';
import { TablePreview } from './TablePreview.tsx';
import { MOST_TABLE_TOKENS, useTableLookups } from './useTableLookups.ts';
import './csv.css';

/** Payments that fit into the gas limit of a transaction (EIP-7825), at about 60,000 gas each. */
const PAYMENTS_BY_GAS = 250;
const noPayments: readonly TableRow[] = [];
const noColumns: readonly string[] = [];
const LONGEST_COLUMN = 60;
const noLines: ReadonlySet<number> = new Set();

/** Target of a submitted table: the calls of a draft, or its review. */
type SubmitTarget = 'add' | 'review';

/**
 * Form for a table of payments that is pasted, dropped or chosen as a file; proposed once each row is valid or left
 * out.
 */
export function CsvForm({ safe, isFull, onAdd, onReview }: ProposalForm) {
  const t = useCatalogue(csvCatalogue);
  const web = useCatalogue(pageCatalogue);
  const { locale } = useLocale();
  const form = useTableForm(safe);
  const { table, checked, lookups, settled } = form;
  const [attempted, setAttempted] = useState(false);
  const chooser = useRef<HTMLInputElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const outcome = useRef<HTMLDivElement>(null);
  const symbol = symbolText(safe.chain.nativeCurrency.symbol);
  const number = new Intl.NumberFormat(locale);
  const problem = problemText();
  const unlisted = checked.totals.filter(({ asset }) => !asset.listed);
  const isReading = !settled || checked.isLooking;
  // A button pressed while the table is being read acts once it has been, unless the table has changed.
  const [wanted, setWanted] = useState<{ readonly way: SubmitTarget; readonly text: string }>();
  useEffect(() => {
    if (!wanted || isReading) return;
    setWanted(undefined);
    if (wanted.text === form.text) submitTo(wanted.way);
  });
  const isReady =
    !isReading &&
    !checked.contradiction &&
    checked.faulty.length === 0 &&
    checked.payments.length > 0;

  function problemText(): string | undefined {
    if (form.fileFault) return t(form.fileFault === 'too-large' ? 'csv.tooLarge' : 'csv.notText');
    if (table.kind === 'too-many-rows') {
      return t('csv.tooMany', { most: number.format(MOST_PAYMENTS) });
    }
    if (table.kind === 'unknown-header') return t('csv.unknownHeader');
    if (lookups.tooManyTokens)
      return t('csv.tooManyTokens', { most: number.format(MOST_TABLE_TOKENS) });
    return attempted && table.kind === 'empty' ? t('csv.empty') : undefined;
  }

  function submitTo(way: SubmitTarget) {
    if (isFull) return;
    if (isReading) return setWanted({ way, text: form.text });
    if (isReady && problem === undefined) {
      const to = way === 'add' ? onAdd : onReview;
      return to({
        calls: checked.payments.map(({ asset, to: recipient, amount }) => {
          const { data = '0x', ...call } = callOf(asset, recipient, amount);
          return { ...call, data, operation: 0 };
        }),
        notes: checked.payments.map(({ note }) => note),
        names: checked.payments.map(({ lookedUp: name, to: address }) =>
          name === undefined ? undefined : { name, address },
        ),
      });
    }
    setAttempted(true);
    if (checked.faulty.length > 0 || checked.contradiction) outcome.current?.focus();
    else field.current?.focus();
  }

  return (
    <form
      className="send-fields"
      noValidate
      aria-label={t('csv.title')}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        submitTo('review');
      }}
    >
      <div className="field csv-field" data-over={form.isOver} {...form.dropTarget}>
        <label htmlFor="csv-table">{t('csv.title')}</label>
        <textarea
          ref={field}
          id="csv-table"
          dir="ltr"
          rows={8}
          className="safe-code"
          value={form.text}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          wrap="off"
          aria-invalid={problem !== undefined}
          aria-describedby="csv-note"
          onChange={({ target }) => form.setText(target.value)}
        />
        <div id="csv-note" className="csv-note" aria-live="polite">
          {problem !== undefined && <p className="field-note field-problem">{problem}</p>}
          <p className="field-note">{t('csv.help')}</p>
          <p className="field-note">{t('csv.cells', { symbol })}</p>
        </div>
        <button
          type="button"
          className="button button-small"
          onClick={() => chooser.current?.click()}
        >
          <Icon name="upload" />
          {t('csv.file')}
        </button>
        <input
          ref={chooser}
          type="file"
          accept=".csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values"
          hidden
          aria-label={t('csv.file')}
          onChange={({ target }) => {
            void form.takeFile(target.files?.[0]);
            // Allows choosing the same file again after a fix.
            target.value = '';
          }}
        />
      </div>
      <div ref={outcome} tabIndex={-1} className="csv-outcome safe-outcome" aria-busy={isReading}>
        <p role="status" className="csv-status">
          {table.kind === 'rows' &&
            (isReading ? (
              <>
                <span className="spinner" aria-hidden="true" /> {t('csv.checking')}
              </>
            ) : (
              !checked.contradiction && t('csv.right', { count: checked.payments.length })
            ))}
        </p>
        {form.leftOut > 0 && (
          <p className="quiet csv-left">
            {t('csv.leftOut', { count: form.leftOut })}{' '}
            <button type="button" className="text-button" onClick={form.restore}>
              {t('csv.restore')}
            </button>
          </p>
        )}
        {checked.contradiction && (
          <Notice kind="bad" urgent>
            <p>
              {t('csv.contradiction', {
                first: visibleText(checked.contradiction.names[0], LONGEST_COLUMN),
                second: visibleText(checked.contradiction.names[1], LONGEST_COLUMN),
                row: number.format(checked.contradiction.line),
              })}
            </p>
          </Notice>
        )}
        <CsvFaults faulty={checked.faulty} onLeaveOut={form.leaveOut} onRetry={lookups.retry} />
        <TablePreview
          payments={checked.payments}
          network={safe.chain.name}
          ignored={form.ignored}
        />
        <CsvTotals totals={checked.totals} />
        {unlisted.length > 0 && (
          <Notice kind="warning">
            {unlisted.map(({ asset }) => (
              <p key={asset.id}>
                {t('csv.unlisted', { token: symbolText(asset.symbol) })}{' '}
                <bdi dir="ltr" className="safe-bytes">
                  {asset.token}
                </bdi>
              </p>
            ))}
          </Notice>
        )}
        {checked.repeated > 0 && (
          <Notice kind="warning">
            <p>{t('csv.repeated', { count: checked.repeated })}</p>
          </Notice>
        )}
        {checked.payments.length > PAYMENTS_BY_GAS && (
          <Notice kind="warning">
            <p>{t('csv.gas')}</p>
          </Notice>
        )}
      </div>
      {attempted && !isReady && problem === undefined && (
        <p className="field-problem" role="alert">
          {checked.faulty.length > 0 || checked.contradiction
            ? t('csv.first')
            : web('send.stillLooking')}
        </p>
      )}
      <FormActions isFull={isFull} onAdd={() => submitTo('add')} />
    </form>
  );
}

/** Text of the table, its excluded rows, and the checked result. */
function useTableForm(safe: ProposalForm['safe']) {
  const [text, setText] = useState('');
  const [out, setOut] = useState(noLines);
  const [fileFault, setFileFault] = useState<Exclude<TextFile['kind'], 'text'>>();
  const [isOver, setOver] = useState(false);
  const [rested = ''] = useDebounced([text], NAME_DEBOUNCE_MS);
  const table = useMemo(() => readTable(text), [text]);
  const settledTable = useMemo(() => readTable(rested), [rested]);
  const rows = settledTable.kind === 'rows' ? settledTable.rows : noPayments;
  const ignored = settledTable.kind === 'rows' ? settledTable.ignored : noColumns;
  const kept = useMemo(() => rows.filter(({ line }) => !out.has(line)), [rows, out]);
  const lookups = useTableLookups(safe, kept);
  const { context } = lookups;
  const checked = checkTable(kept, context);

  async function takeFile(file: Blob | undefined) {
    if (!file) return;
    const read = await readTextFile(file);
    setFileFault(read.kind === 'text' ? undefined : read.kind);
    setOut(noLines);
    setText(read.kind === 'text' ? read.text : '');
  }

  return {
    text,
    table,
    lookups,
    checked,
    ignored,
    fileFault,
    isOver,
    settled: rested === text,
    leftOut: rows.length - kept.length,
    takeFile,
    setText(next: string) {
      setFileFault(undefined);
      // Line numbers have changed.
      setOut(noLines);
      setText(next);
    },
    leaveOut: (lines: readonly number[]) => setOut(new Set([...out, ...lines])),
    restore: () => setOut(noLines),
    dropTarget: {
      onDragOver(event: DragEvent) {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: () => setOver(false),
      onDrop(event: DragEvent) {
        setOver(false);
        const [file] = event.dataTransfer.files;
        if (!file) return;
        event.preventDefault();
        void takeFile(file);
      },
    },
  };
}
