import { useCatalogue } from '@mooring/connect';
import { FieldAddress } from '@mooring/page/address';
import { useFieldValidation } from '@mooring/page/ui';
import type { ReactNode } from 'react';
import type { KnownSafe } from '../safe/useSafe.ts';
import { multisigCatalogue } from '../texts/multisigCatalogue.ts';
import type { Addition } from './draft.ts';

/** Props of all proposal forms. */
export interface ProposalForm {
  readonly safe: KnownSafe;
  /** True if the draft has the maximum number of calls. */
  readonly isFull: boolean;
  readonly onAdd: (addition: Addition) => void;
  readonly onReview: (addition: Addition) => void;
}

interface FormActionsProps {
  readonly isFull: boolean;
  /** Adds the form's calls to the draft. Default: undefined, without a draft. */
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

export interface TextFieldProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  /** Problem of the field as a sentence; empty for none. */
  readonly problem: string;
  readonly help?: string;
  /** True for a problem that is shown while typing. */
  readonly isUrgent?: boolean;
  /** Actions below the note, such as a retry. */
  readonly children?: ReactNode;
  /** Number of attempts to continue: after one, missing values are reported too. */
  readonly attempts: number;
  readonly lines?: number;
  readonly onChange: (text: string) => void;
}

/** Field for left-to-right content in every language: addresses, numbers, code. */
export function ProposalField(props: TextFieldProps) {
  const { id, label, value, problem, help = '', attempts, lines = 1, onChange } = props;
  const { isUrgent = false, children } = props;
  const { isValidated, onType, onLeave } = useFieldValidation(attempts, value.trim() === '');
  const shown = problem !== '' && (isValidated || isUrgent);
  const field = {
    id,
    dir: 'ltr',
    value,
    autoComplete: 'off',
    autoCapitalize: 'none',
    spellCheck: false,
    'aria-invalid': shown,
    'aria-describedby': `${id}-note`,
    onChange({ target }: { readonly target: { readonly value: string } }) {
      onType();
      onChange(target.value);
    },
    onBlur: onLeave,
  } as const;
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {lines > 1 ? (
        <textarea {...field} rows={lines} className="safe-code" />
      ) : (
        <input {...field} type="text" />
      )}
      <FieldAddress value={value} />
      <p
        id={`${id}-note`}
        className={shown ? 'field-note field-problem' : 'field-note'}
        aria-live="polite"
      >
        {shown ? problem : help}
      </p>
      {children}
    </div>
  );
}
