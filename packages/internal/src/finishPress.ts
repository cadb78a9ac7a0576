/** Selector of elements that the keyboard reaches. */
export const FOCUSABLE =
  'a[href], :is(button, input, select, textarea):not(:disabled), [tabindex="0"]';

/**
 * Clicks the pressed element if late content has moved it from under a still pointer (within 8 px): the browser then
 * clicks only what contains both. A click on anything else stands alone: by touch, it goes to what is there now.
 */
export function finishPress(down: PointerEvent, click: MouseEvent): void {
  const pressed = (down.target as Element).closest<HTMLElement>(FOCUSABLE);
  const isAround = pressed && (click.target as Node).contains(pressed.parentNode);
  if (isAround && Math.abs(click.x - down.x) + Math.abs(click.y - down.y) < 8) pressed.click();
}
