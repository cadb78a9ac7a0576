import { useId } from 'react';

interface SelectFieldProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly Value[];
  /** Shown texts of the options. Default: the option itself. */
  readonly texts?: Readonly<Partial<Record<Value, string>>>;
  readonly disabled?: boolean;
  readonly onChange: (value: Value) => void;
}

/** A labelled choice of one. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { label, value, options, texts, disabled, onChange } = props;
  const id = useId();
  return (
    <div className="playground-field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        disabled={disabled}
        onChange={({ target }) => {
          const chosen = options.find((option) => option === target.value);
          if (chosen !== undefined) onChange(chosen);
        }}
      >
        {options.map((option) => (
          <option key={option} value={option}>
            {texts?.[option] ?? option}
          </option>
        ))}
      </select>
    </div>
  );
}
