import { useLayoutEffect, useRef } from 'react';
import type { ConnectState } from './connectState.ts';

/**
 * Moves the focus when the view changes, since the focused button is removed: to the new view or, back in the list,
 * to the row that was chosen.
 */
export function useViewFocus(state: ConnectState) {
  const content = useRef<HTMLDivElement>(null);
  const lastView = useRef(state.view);
  const chosenId = useRef('');
  const { view } = state;
  const id = 'wallet' in state ? state.wallet.id : '';
  useLayoutEffect(() => {
    if (id !== '') chosenId.current = id;
    if (lastView.current === view) return;
    lastView.current = view;
    // The list stays beside the other views, which render in the pane.
    const container =
      view === 'list'
        ? content.current
        : content.current?.querySelector<HTMLElement>('.mooring-pane');
    const row = container?.querySelector<HTMLElement>(
      `[data-choice="${CSS.escape(chosenId.current)}"]`,
    );
    (row ?? container)?.focus();
  }, [view, id]);
  return content;
}
