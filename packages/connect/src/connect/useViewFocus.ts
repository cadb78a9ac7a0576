import { useLayoutEffect, useRef } from 'react';
import type { ConnectState } from './connectState.ts';

/**
 * When the view changes, the button that had the focus is gone: the new view takes it, and a list one
 * comes back to gives it to the row that was chosen.
 */
export function useViewFocus(state: ConnectState) {
  const content = useRef<HTMLDivElement>(null);
  const shown = useRef(state.view);
  const chosen = useRef('');
  const { view } = state;
  const id = 'wallet' in state ? state.wallet.id : '';
  useLayoutEffect(() => {
    if (id !== '') chosen.current = id;
    if (shown.current === view) return;
    shown.current = view;
    // Beside a list that stays, the new view is a part of it.
    const place =
      view === 'list'
        ? content.current
        : content.current?.querySelector<HTMLElement>('.mooring-pane');
    const row = place?.querySelector<HTMLElement>(`[data-choice="${CSS.escape(chosen.current)}"]`);
    (row ?? place)?.focus();
  }, [view, id]);
  return content;
}
