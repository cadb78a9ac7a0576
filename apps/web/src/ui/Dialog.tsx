import { useCatalogue } from '@mooring/connect';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { webCatalogue } from '../locales/catalogue.ts';
import { Icon } from './Icon.tsx';
import './dialog.css';

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * A native dialog of the page: the browser keeps the focus inside and gives it back, and it closes
 * by Escape, backdrop and button.
 */
export function Dialog({ title, onClose, children }: DialogProps) {
  const t = useCatalogue(webCatalogue);
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // Closed before it is taken out of the page: only then does the focus go back.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return createPortal(
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes a native dialog by Escape.
    <dialog
      ref={dialog}
      className="dialog"
      // biome-ignore lint/a11y/noRedundantRoles: others find dialogs by the attribute
      role="dialog"
      aria-labelledby={titleId}
      aria-modal="true"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div className="dialog-content">
        <header className="dialog-header">
          <h2 id={titleId}>{title}</h2>
          <button
            type="button"
            className="icon-button"
            aria-label={t('dialog.close')}
            onClick={onClose}
          >
            <Icon name="close" />
          </button>
        </header>
        {children}
      </div>
    </dialog>,
    document.body,
  );
}
