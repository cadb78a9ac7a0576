import { finishPress } from '@mooring/internal';

/** Keeps presses on the page that late content moves away; dialogs, which are outside of it, keep theirs. */
export function keepPresses(page: HTMLElement): void {
  let pressed: PointerEvent | undefined;
  document.addEventListener(
    'pointerdown',
    (event) => {
      pressed = page.contains(event.target as Node) ? event : undefined;
    },
    { capture: true, passive: true },
  );
  document.addEventListener('click', (event) => {
    if (pressed) finishPress(pressed, event);
  });
}
