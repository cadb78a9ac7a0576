import { useCatalogue } from '@mooring/connect';
import { useState } from 'react';
import { FieldAddress } from '../../address/FieldAddress.tsx';
import { multisigCatalogue } from '../locales/multisigCatalogue.ts';
import type { KnownSafe } from '../safe/useSafe.ts';
import type { Addition } from './draft.ts';

/** Props of all proposal forms. */
export interface ProposalForm {
  readonly safe: KnownSafe;
  /** True when the draft has the most calls. */
  readonly isFull: boolean;
  readonly onAdd: (addition: Addition) => void;
  readonly onReview: (addition: Addition) => void;
}

interface FormActionsProps {
  readonly isFull: boolean;
  /** Adds the form's calls to the draft. Default: there is none to add to. */
  readonly onAdd?: (() => void) | undefined;
}

/** Buttons to review, or to add another call first. */
export function FormActions({ isFull, onAdd }: FormActionsProps) {
  const t = useCatalogue(multisigCatalogue);
  return (
    <div className="safe-actions">
      <button type="submit" className="button button-primary" aria-disabled={isFull}>
        {t('propose.review')}
      </button>
      {onAdd && (
        <button
          type="button"
          className="button"
          aria-disabled={isFull}
          onClick={() => {
            if (!isFull) onAdd();
          }}
        >
          {t('propose.another')}
        </button>
      )}
      {isFull && <p className="quiet">{t('propose.full')}</p>}
    </div>
  );
}

interface TextFieldProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  /** Problem of the field as a sentence; empty for none. */
  readonly problem: string;
  readonly help?: string;
  /** True after an attempt to continue: missing values are reported too. */
  readonly attempted: boolean;
  readonly lines?: number;
  readonly onChange: (text: string) => void;
}

/** Field for left-to-right content in every language: addresses, numbers, code. */
export function TextField(props: TextFieldProps) {
  const { id, label, value, problem, help = '', attempted, lines = 1, onChange } = props;
  const [left, setLeft] = useState(false);
  const shown = problem !== '' && (attempted || (left && value.trim() !== ''));
  const field = {
    id,
    dir: 'ltr',
    value,
    autoComplete: 'off',
    autoCapitalize: 'none',
    spellCheck: false,
    'aria-invalid': shown,
    'aria-describedby': `${id}-note`,
    onBlur: () => setLeft(true),
  } as const;
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {lines > 1 ? (
        <textarea
          {...field}
          rows={lines}
          className="safe-code"
          onChange={(event) => onChange(event.target.value)}
        />
      ) : (
        <input
          {...field}
          type="text"
          onChange={(event) => {
            setLeft(false);
            onChange(event.target.value);
          }}
        />
      )}
      <FieldAddress value={value} />
      <p
        id={`${id}-note`}
        className={shown ? 'field-note field-problem' : 'field-note'}
        aria-live="polite"
      >
        {shown ? problem : help}
      </p>
    </div>
  );
}
