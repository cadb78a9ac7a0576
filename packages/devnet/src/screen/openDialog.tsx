import { createRef, type ReactNode, type Ref, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

/** Open dialog, with handlers to press its buttons from outside. */
export interface OpenDialog<Buttons> {
  readonly buttons: RefObject<Buttons | null>;
  close(): void;
}

/** Renders a dialog synchronously into a new element inside `parent`. */
export function openDialog<Buttons>(
  parent: ParentNode,
  render: (buttons: Ref<Buttons>) => ReactNode,
): OpenDialog<Buttons> {
  const container = document.createElement('div');
  parent.append(container);
  const root = createRoot(container);
  const buttons = createRef<Buttons>();
  flushSync(() => root.render(render(buttons)));
  return {
    buttons,
    close() {
      root.unmount();
      container.remove();
    },
  };
}
