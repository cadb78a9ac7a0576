/**
 * Gives jsdom what it lacks of modal dialogs and of CSS, as far as the kit's dialogs need it: they
 * open and close there, but lie in no top layer and hold no focus. Does nothing in a browser.
 *
 * @example
 * ```ts
 * // @vitest-environment jsdom
 * import { completeJsdom } from '@mooring/testing';
 * import { beforeAll } from 'vitest';
 *
 * beforeAll(completeJsdom);
 * ```
 */
export function completeJsdom(): void {
  const dialog = HTMLDialogElement.prototype;
  dialog.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  dialog.close ??= function close(this: HTMLDialogElement) {
    if (!this.open) return;
    this.open = false;
    // Not at once, as in a browser.
    queueMicrotask(() => this.dispatchEvent(new Event('close')));
  };
  if (!globalThis.CSS) Reflect.set(globalThis, 'CSS', {});
  CSS.escape ??= (text) =>
    text.replace(/[^\w-]|^\d/gu, (sign) => `\\${sign.codePointAt(0)?.toString(16)} `);
}
