import { useState } from 'react';

interface TextFieldProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  /** What stands in the way, in a sentence; empty where nothing does. */
  readonly problem: string;
  readonly help?: string;
  /** Going on was tried: what is missing is said too. */
  readonly attempted: boolean;
  readonly lines?: number;
  readonly onChange: (text: string) => void;
}

/** A field for what runs from left to right whatever the language: addresses, numbers, code. */
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
