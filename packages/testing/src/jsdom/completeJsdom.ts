/**
 * Polyfills the parts of modal dialogs and CSS missing in jsdom that the kit's dialogs need: they open and
 * close, but without a top layer or a focus trap. No-op in a browser.
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
    // Asynchronous, as in a browser.
    queueMicrotask(() => this.dispatchEvent(new Event('close')));
  };
  if (!globalThis.CSS) Reflect.set(globalThis, 'CSS', {});
  CSS.escape ??= (text) =>
    text.replace(/[^\w-]|^\d/gu, (sign) => `\\${sign.codePointAt(0)?.toString(16)} `);
}
