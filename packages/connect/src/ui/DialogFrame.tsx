import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useMooring } from '../core/MooringContext.ts';
import { useTranslate } from '../texts/useTranslate.ts';
import { useThemedPart } from '../theme/ThemeProvider.tsx';
import { BackIcon, CloseIcon } from './icons.tsx';
import { LiveRegion } from './LiveRegion.tsx';
import { manageModal } from './manageModal.ts';

/** Props of a dialog. */
export interface DialogFrameProps {
  /** The dialog's name, for everyone. */
  readonly title: string;
  readonly onClose: () => void;
  /** Shows a way back to the dialog's first view. */
  readonly onBack?: (() => void) | undefined;
  /** Stays in sight below what scrolls. */
  readonly footer?: ReactNode;
  /** Class names beside the dialog's own. */
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * The frame of every dialog: a native one in the top layer, so nothing of the host page lies over
 * it. It closes by Escape, backdrop and button, keeps the focus inside and gives it back.
 */
export function DialogFrame({
  title,
  onClose,
  onBack,
  footer,
  className = '',
  children,
}: DialogFrameProps) {
  const { announcer } = useMooring();
  const piece = useThemedPart(`dialog ${className}`);
  const t = useTranslate();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  const [layer] = useState(() => document.createElement('div'));

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    containerOf(document.activeElement).append(layer);
    // Else the browser gives the focus to what comes first inside, and it would move twice.
    element.autofocus = true;
    element.showModal();
    element.focus();
    const release = manageModal(element, () => close.current());
    return () => {
      release();
      // Closing gives the focus back to where it came from.
      element.close();
      layer.remove();
    };
  }, [layer]);

  return createPortal(
    <dialog
      ref={dialog}
      {...piece}
      // biome-ignore lint/a11y/noRedundantRoles: tests of other people find dialogs by the attribute
      role="dialog"
      aria-labelledby={titleId}
      aria-modal="true"
      tabIndex={-1}
    >
      <div className="mooring-dialog-content">
        <div className="mooring-dialog-header">
          {onBack && (
            <button
              type="button"
              className="mooring-icon-button"
              aria-label={t('dialog.back')}
              onClick={onBack}
            >
              <BackIcon />
            </button>
          )}
          <h2 id={titleId} className="mooring-dialog-title">
            {title}
          </h2>
          <button
            type="button"
            className="mooring-icon-button"
            aria-label={t('dialog.close')}
            onClick={() => dialog.current?.dispatchEvent(new Event('cancel'))}
          >
            <CloseIcon />
          </button>
        </div>
        <div className="mooring-dialog-body">{children}</div>
        {footer}
        <LiveRegion announcer={announcer} active />
      </div>
    </dialog>,
    layer,
  );
}

/**
 * Returns the parent of a dialog: the host's own modal when opened from one, since such modals make everything outside
 * of them inert, else the end of the page.
 */
function containerOf(opener: Element | null): Element {
  // A dialog of ours that leads on to this one is about to go, and silences nothing.
  const host = opener?.closest(
    ':is(dialog, [role="dialog"], [role="alertdialog"]):not(.mooring-dialog)',
  );
  return host ?? document.body;
}
