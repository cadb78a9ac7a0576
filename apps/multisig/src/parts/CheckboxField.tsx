import { useId } from 'react';

interface CheckboxFieldProps {
  readonly label: string;
  /** Help text below, announced when it changes. */
  readonly help: string;
  readonly isOn: boolean;
  readonly onChange: () => void;
}

/** Checkbox with a help text. */
export function CheckboxField({ label, help, isOn, onChange }: CheckboxFieldProps) {
  const id = useId();
  return (
    <>
      <label className="safe-tick" htmlFor={id}>
        <input
          id={id}
          type="checkbox"
          checked={isOn}
          aria-describedby={`${id}-help`}
          onChange={onChange}
        />
        <span>{label}</span>
      </label>
      <p id={`${id}-help`} className="quiet safe-tick-help" aria-live="polite">
        {help}
      </p>
    </>
  );
}
