import { useFieldValidation } from '@mooring/page/ui';
import type { ReactNode } from 'react';

interface ContactFieldProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  /** Problem of the field; empty for none. */
  readonly problem: string;
  /** True for a problem shown while typing, as it does not depend on the text. */
  readonly isUrgent?: boolean;
  /** Shown without a problem. */
  readonly help?: ReactNode;
  /** Number of attempts to save: after one, missing values are reported too. */
  readonly attempts: number;
  readonly required?: boolean;
  /** True for left-to-right content in every language, such as addresses. */
  readonly code?: boolean;
  readonly lines?: number;
  readonly onChange: (value: string) => void;
}

/** Field of a contact, with its problem once it is left. */
export function ContactField(props: ContactFieldProps) {
  const { id, label, value, problem, isUrgent, help, attempts, required, code, lines } = props;
  const { isValidated, onType, onLeave } = useFieldValidation(attempts, value.trim() === '');
  const shown = problem !== '' && (isValidated || isUrgent === true);
  const field = {
    id,
    value,
    required,
    autoComplete: 'off',
    'aria-invalid': shown,
    'aria-describedby': `${id}-note`,
    onChange: ({ target }: { readonly target: { readonly value: string } }) => {
      onType();
      props.onChange(target.value);
    },
    onBlur: onLeave,
  } as const;
  const asCode = {
    dir: 'ltr',
    autoCapitalize: 'none',
    autoCorrect: 'off',
    spellCheck: false,
  } as const;
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {lines === undefined ? (
        <input type="text" {...field} {...(code ? asCode : { dir: 'auto' })} />
      ) : (
        <textarea rows={lines} dir="auto" {...field} />
      )}
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
