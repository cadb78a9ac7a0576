import { type RefObject, useEffect } from 'react';

interface RouteFocusProps {
  readonly path: string;
  /** Path of the first page; null after the first navigation. */
  readonly entered: RefObject<string | null>;
}

/**
 * Renders nothing: after a navigation, scrolls to the top and moves the focus to the page's heading, as
 * after a full load.
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
