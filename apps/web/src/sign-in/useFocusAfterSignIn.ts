import { useSignInDialog } from '@mooring/connect';
import { useEffect, useRef } from 'react';

/** Moves the focus to the page's heading after sign-in, as the button that opened the dialog is unmounted. */
export function useFocusAfterSignIn(sessionId: string | undefined): void {
  const { isOpen } = useSignInDialog();
  const first = useRef(sessionId);
  useEffect(() => {
    if (sessionId === undefined || sessionId === first.current || isOpen) return;
    const { activeElement, body } = document;
    if (activeElement !== null && activeElement !== body) return;
    document.querySelector<HTMLElement>('#main h1')?.focus({ preventScroll: true });
  }, [sessionId, isOpen]);
}
