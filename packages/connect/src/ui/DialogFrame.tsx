import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useMooring } from '../core/MooringContext.ts';
import { useTranslate } from '../texts/useTranslate.ts';
import { useThemedPart } from '../theme/ThemeProvider.tsx';
import { BackIcon, CloseIcon } from './icons.tsx';
import { LiveRegion } from './LiveRegion.tsx';
import { manageModal } from './manageModal.ts';

/** Props of every dialog's frame. */
export interface DialogFrameProps {
  /** Title, and accessible name, of the dialog. */
  readonly title: string;
  readonly onClose: () => void;
  /** Called by the back button, which is shown only with this prop. */
  readonly onBack?: (() => void) | undefined;
  /** Content that stays visible below the scrolling content. */
  readonly footer?: ReactNode;
  /** Additional class names. */
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * Frame of every dialog: a native dialog in the top layer, above all of the host's page. Closes on Escape, backdrop and
 * button, traps the focus and returns it.
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
    // Otherwise the browser focuses the first element, and the focus would move twice.
    element.autofocus = true;
    element.showModal();
    element.focus();
    const release = manageModal(element, () => close.current());
    return () => {
      release();
      // Closing returns the focus to the element that opened the dialog.
      element.close();
      layer.remove();
    };
  }, [layer]);

  return createPortal(
    <dialog
      ref={dialog}
      {...piece}
      // biome-ignore lint/a11y/noRedundantRoles: hosts' tests find dialogs by the attribute
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
  // A dialog of the kit that opens this one is about to close, so it makes nothing inert.
  const host = opener?.closest(
    ':is(dialog, [role="dialog"], [role="alertdialog"]):not(.mooring-dialog)',
  );
  return host ?? document.body;
}
