import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';

interface ModalProps {
  readonly role?: 'alertdialog';
  readonly title: string;
  /** Drawing before the title. */
  readonly icon?: string;
  /** Label of the content, which can be scrolled with the keyboard. */
  readonly label: string;
  /** Id of an element that describes the dialog. */
  readonly describedBy?: string;
  readonly buttons: ReactNode;
  /** Message between content and buttons. */
  readonly message?: ReactNode;
  /** Called on Escape. */
  readonly onCancel: () => void;
  readonly children: ReactNode;
}

/** Modal `<dialog>`, above any modal of the page. Focus returns when it is removed. */
export function Modal({ role, title, icon, label, describedBy, ...props }: ModalProps) {
  const { buttons, message, onCancel, children } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    heading.current?.focus();
    return () => opened?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      role={role}
      aria-labelledby={id}
      aria-describedby={describedBy}
      onCancel={(event) => {
        event.preventDefault();
        onCancel();
      }}
      // Browsers may close the dialog without `cancel`, on a second Escape.
      onClose={onCancel}
    >
      <div className="head">
        {icon !== undefined && <img src={icon} alt="" width="28" height="28" />}
        <h2 id={id} tabIndex={-1} ref={heading}>
          {title}
        </h2>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long content is scrolled with the keyboard */}
      {/* biome-ignore lint/a11y/useSemanticElements: no group of fields */}
      <div className="body" tabIndex={0} role="group" aria-label={label}>
        {children}
      </div>
      {message}
      <div className="buttons">{buttons}</div>
    </dialog>
  );
}
