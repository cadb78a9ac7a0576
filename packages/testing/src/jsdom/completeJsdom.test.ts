// @vitest-environment jsdom
import { expect, onTestFinished, test, vi } from 'vitest';
import { completeJsdom } from './completeJsdom.ts';

test('completeJsdom opens and closes dialogs with one close event', async () => {
  completeJsdom();
  const dialog = document.createElement('dialog');
  const closed = vi.fn();
  dialog.addEventListener('close', closed);
  dialog.showModal();
  expect(dialog.open).toBe(true);
  dialog.close();
  dialog.close();
  expect(dialog.open).toBe(false);
  expect(closed).not.toHaveBeenCalled();
  await Promise.resolve();
  expect(closed).toHaveBeenCalledTimes(1);
});

test.each(['plain', 'org.example.wallet', '1st', 'a "b" ü'])(
  'completeJsdom finds an id of %s',
  (id) => {
    completeJsdom();
    document.body.innerHTML = '';
    document.body.appendChild(document.createElement('p')).id = id;
    expect(document.querySelector(`#${CSS.escape(id)}`)?.id).toBe(id);
  },
);

test('completeJsdom leaves existing methods alone', () => {
  const { showModal: before } = HTMLDialogElement.prototype;
  onTestFinished(() => {
    HTMLDialogElement.prototype.showModal = before;
  });
  const showModal = () => {};
  HTMLDialogElement.prototype.showModal = showModal;
  completeJsdom();
  expect(HTMLDialogElement.prototype.showModal).toBe(showModal);
});
