import { type ReactNode, useId } from 'react';
import { CheckIcon } from './icons.tsx';
import { Spinner } from './Spinner.tsx';

interface ChoiceRowProps {
  readonly icon: ReactNode;
  /** The name of the choice, and of its button. */
  readonly title: string;
  /** The button's name, where the title alone would not say what it does. */
  readonly label?: string;
  /** What else is said of it; describes the button. */
  readonly notes?: ReactNode;
  readonly current?: boolean;
  /** It was chosen, and something is awaited. */
  readonly busy?: boolean;
  readonly onChoose: () => void;
}

/** One of several things to choose from. */
export function ChoiceRow(props: ChoiceRowProps) {
  const { icon, title, label, notes, current = false, busy = false, onChoose } = props;
  const titleId = useId();
  const notesId = useId();
  return (
    <button
      type="button"
      className="mooring-row"
      {...(label === undefined ? { 'aria-labelledby': titleId } : { 'aria-label': label })}
      aria-describedby={notesId}
      aria-current={current ? 'true' : undefined}
      aria-busy={busy}
      onClick={onChoose}
    >
      {icon}
      <span className="mooring-row-text">
        <bdi id={titleId} className="mooring-row-title">
          {title}
        </bdi>
        <span id={notesId} className="mooring-row-notes mooring-row-note">
          {notes}
        </span>
      </span>
      {busy && <Spinner />}
      {current && !busy && <CheckIcon />}
    </button>
  );
}
