import { useId } from 'react';

interface TickProps {
  readonly label: string;
  /** Sentence below, announced as it changes. */
  readonly help: string;
  readonly isOn: boolean;
  readonly onChange: () => void;
}

/** Checkbox with a sentence on what it does. */
export function Tick({ label, help, isOn, onChange }: TickProps) {
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
