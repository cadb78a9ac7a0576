import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { CheckIcon } from './icons.tsx';
import { Spinner } from './Spinner.tsx';

/** Props of {@link ChoiceRow}. */
export interface ChoiceRowProps {
  readonly icon: ReactNode;
  /** Name of the choice, and of its button. */
  readonly title: string;
  /** Accessible name of the button, if the title does not describe the action. */
  readonly label?: string;
  /** Additional text; describes the button. */
  readonly notes?: ReactNode;
  readonly current?: boolean;
  /** True while the choice is pending. */
  readonly busy?: boolean;
  /** Key by which the focus returns to the row. */
  readonly choice?: string;
  /** URL of another app, if the row is a link. */
  readonly href?: string | undefined;
  readonly target?: '_blank' | undefined;
  /** Called before the browser follows the link. Afterwards, the page may be frozen and closed. */
  readonly onFollow?: (() => void) | undefined;
  readonly onChoose: () => void;
}

/** Row of a choice in a list: a button, or a link with `href`. */
export function ChoiceRow(props: ChoiceRowProps) {
  const { icon, title, label, notes, current = false, busy = false, choice, onChoose } = props;
  const { href, target, onFollow } = props;
  const notesId = useId();
  const row = useRef<HTMLElement | null>(null);
  const focused = useRef(false);
  const isLink = href !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: button and link are two elements; the new one takes over the focus
  useLayoutEffect(() => {
    if (focused.current) row.current?.focus();
  }, [isLink]);
  const common = {
    ref: (element: HTMLElement | null) => {
      // The element is still in the page here. Focus events cannot be used: dialogs stop their propagation.
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
        {/* Hidden, so that the accessible name is the title alone; `aria-describedby` still reads it. */}
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
        // Deferred, so that the browser follows the link before the row unmounts.
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
