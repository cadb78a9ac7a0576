import { type RefObject, useEffect } from 'react';

interface RouteFocusProps {
  readonly path: string;
  /** Where the visit began; null once the visitor has gone on. */
  readonly entered: RefObject<string | null>;
}

/**
 * Shows nothing: when a visitor has gone to another page and it is there, it begins at its top and
 * the focus stands on its heading, as it would after a full load.
 */
export function RouteFocus({ path, entered }: RouteFocusProps) {
  useEffect(() => {
    if (entered.current === path) return;
    entered.current = null;
    const heading =
      document.querySelector<HTMLElement>('#main h1') ?? document.getElementById('main');
    window.scrollTo(0, 0);
    heading?.focus({ preventScroll: true });
  }, [path, entered]);
  return null;
}
