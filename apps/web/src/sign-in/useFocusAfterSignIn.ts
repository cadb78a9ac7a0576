import { useSignInDialog } from '@mooring/connect';
import { useEffect, useRef } from 'react';

/**
 * Moves the focus to the page's heading after sign-in, as the button that opened the dialog is unmounted.
 * @param proof changes with each sign-in; undefined while signed out
 */
export function useFocusAfterSignIn(proof: string | undefined): void {
  const { isOpen } = useSignInDialog();
  const first = useRef(proof);
  useEffect(() => {
    if (proof === undefined || proof === first.current || isOpen) return;
    const { activeElement, body } = document;
    if (activeElement !== null && activeElement !== body) return;
    document.querySelector<HTMLElement>('#main h1')?.focus({ preventScroll: true });
  }, [proof, isOpen]);
}
