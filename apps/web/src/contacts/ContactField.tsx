import { useState } from 'react';

interface ContactFieldProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  /** Problem of the field; empty for none. */
  readonly problem: string;
  /** Help text, shown without a problem. */
  readonly help?: string;
  /** True after an attempt to save: missing values are reported too. */
  readonly attempted: boolean;
  readonly required?: boolean;
  /** True for left-to-right content in every language, such as addresses. */
  readonly code?: boolean;
  readonly lines?: number;
  readonly onChange: (value: string) => void;
}

/** Field of a contact, with its problem after blur. */
export function ContactField(props: ContactFieldProps) {
  const { id, label, value, problem, help, attempted, required, code, lines, onChange } = props;
  const [left, setLeft] = useState(false);
  const shown = problem !== '' && (attempted || (left && value.trim() !== ''));
  const field = {
    id,
    value,
    required,
    autoComplete: 'off',
    'aria-invalid': shown,
    'aria-describedby': `${id}-note`,
    onChange: ({ target }: { readonly target: { readonly value: string } }) => {
      setLeft(false);
      onChange(target.value);
    },
    onBlur: () => setLeft(true),
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
