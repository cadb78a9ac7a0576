import { useEffect } from 'react';
import { type DialogName, useDialogs } from '../../packages/connect/src/core/MooringContext.ts';

interface OpenDialogProps {
  readonly dialog: DialogName;
  /** Selectors of the elements to press, in order. */
  readonly press: string | readonly string[] | undefined;
}

/** Opens a dialog, and presses elements in it. */
export function OpenDialog({ dialog, press }: OpenDialogProps) {
  const { open } = useDialogs();
  useEffect(() => open(dialog), [open, dialog]);
  useEffect(() => {
    const [first, ...others] = press === undefined ? [] : [press].flat();
    return first === undefined ? undefined : pressAll(first, others);
  }, [press]);
  return null;
}

/** Presses the element of a selector, then those of the others. @returns stops pressing */
function pressAll(selector: string, others: readonly string[]): () => void {
  let stopNext = () => {};
  const stop = whenThere(selector, (element) => {
    element.click();
    const [next, ...rest] = others;
    if (next !== undefined) stopNext = pressAll(next, rest);
  });
  return () => {
    stop();
    stopNext();
  };
}

/**
 * Calls back once with the first element of a selector, now or later.
 * @returns stops observing
 */
function whenThere(selector: string, found: (element: HTMLElement) => void): () => void {
  const watcher = new MutationObserver(look);
  watcher.observe(document, { subtree: true, childList: true });
  look();
  return () => watcher.disconnect();

  function look() {
    const element = document.querySelector<HTMLElement>(selector);
    if (!element) return;
    watcher.disconnect();
    found(element);
  }
}
