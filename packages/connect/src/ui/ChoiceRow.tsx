import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { CheckIcon } from './icons.tsx';
import { Spinner } from './Spinner.tsx';

/** Props of {@link ChoiceRow}. */
export interface ChoiceRowProps {
  readonly icon: ReactNode;
  /** The name of the choice, and of its button. */
  readonly title: string;
  /** The button's name, where the title alone would not say what it does. */
  readonly label?: string;
  /** Additional text; describes the button. */
  readonly notes?: ReactNode;
  readonly current?: boolean;
  /** True while the choice is pending. */
  readonly busy?: boolean;
  /** Key by which the focus returns to the row. */
  readonly choice?: string;
  /** Address of another application, when the row is a link. */
  readonly href?: string | undefined;
  readonly target?: '_blank' | undefined;
  /** Called before the browser follows the link. Once it has, the page may sleep, and be closed without waking. */
  readonly onFollow?: (() => void) | undefined;
  readonly onChoose: () => void;
}

/** One of several things to choose from. */
export function ChoiceRow(props: ChoiceRowProps) {
  const { icon, title, label, notes, current = false, busy = false, choice, onChoose } = props;
  const { href, target, onFollow } = props;
  const notesId = useId();
  const row = useRef<HTMLElement | null>(null);
  const focused = useRef(false);
  const isLink = href !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: button and link are two elements, of which the new one takes the focus over
  useLayoutEffect(() => {
    if (focused.current) row.current?.focus();
  }, [isLink]);
  const common = {
    ref: (element: HTMLElement | null) => {
      // Still in the page at this moment. Events would not tell: dialogs keep theirs to themselves.
      if (!element) focused.current = row.current === row.current?.ownerDocument.activeElement;
      row.current = element;
    },
    className: 'mooring-row',
    'aria-describedby': notesId,
    'data-choice': choice,
  };
  const content = (
    <>
      {icon}
      <span className="mooring-row-text">
        {label !== undefined && <span className="mooring-hidden">{label}</span>}
        <bdi className="mooring-row-title" aria-hidden={label !== undefined}>
          {title}
        </bdi>
        {/* Hidden from the name, which is the title alone; the description reads it all the same. */}
        <span id={notesId} className="mooring-row-notes mooring-row-note" aria-hidden="true">
          {notes}
        </span>
      </span>
      {busy && <Spinner />}
      {current && !busy && <CheckIcon />}
    </>
  );
  if (isLink) {
    return (
      <a
        {...common}
        href={href}
        target={target}
        rel="noopener noreferrer"
        // The browser follows the link first: by then the row may be gone.
        onClick={() => {
          onFollow?.();
          setTimeout(onChoose);
        }}
      >
        {content}
      </a>
    );
  }
  return (
    <button
      {...common}
      type="button"
      aria-current={current || undefined}
      aria-busy={busy}
      onClick={onChoose}
    >
      {content}
    </button>
  );
}
