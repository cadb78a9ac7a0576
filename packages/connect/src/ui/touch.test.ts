// @vitest-environment jsdom

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeOnBack } from './touch.ts';

/** The page of an application, with its router's own state. */
const router = { key: 'swap', idx: 3 };

/** A step in the history, once it is made. */
function step(by: () => void): Promise<void> {
  return new Promise((done) => {
    window.addEventListener('popstate', () => done(), { once: true, capture: true });
    by();
  });
}

const back = () => step(() => history.back());
const isHeld = () => history.state?.mooringDialog === true;

const opened: AbortController[] = [];

/** Opens a dialog, until the test is over. */
function open() {
  const ending = new AbortController();
  opened.push(ending);
  const onClose = vi.fn(() => ending.abort());
  const leave = closeOnBack(onClose, ending.signal);
  return { onClose, leave, close: () => ending.abort() };
}

afterEach(() => {
  for (const ending of opened.splice(0)) ending.abort();
});

let visits = 0;
beforeEach(() => {
  visits += 1;
  history.pushState({ key: 'home' }, '', `/home/${visits}`);
  history.pushState(router, '', `/swap/${visits}`);
});

describe('closeOnBack', () => {
  it('keeps URL and state of the page, and closes the dialog on browser back', async () => {
    const { onClose } = open();
    expect(history.state).toEqual({ ...router, mooringDialog: true });
    expect(location.pathname).toBe(`/swap/${visits}`);
    await back();
    expect(onClose).toHaveBeenCalledOnce();
    expect(history.state).toEqual(router);
    await back();
    expect(location.pathname).toBe(`/home/${visits}`);
  });

  it('pushes one entry for a dialog opened twice, and for a following dialog', () => {
    const before = history.length;
    open().close();
    open().close();
    open();
    expect(history.length).toBe(before + 1);
  });

  it('closes stacked dialogs one by one', async () => {
    const below = open();
    const above = open();
    await back();
    expect([above.onClose.mock.calls.length, below.onClose.mock.calls.length]).toEqual([1, 0]);
    expect(isHeld()).toBe(true);
    await back();
    expect(below.onClose).toHaveBeenCalledOnce();
    expect(history.state).toEqual(router);
  });

  it('keeps the entry for the dialog below when the user closes the topmost', async () => {
    const below = open();
    const above = open();
    const push = vi.spyOn(history, 'pushState');
    above.leave();
    await expect.poll(() => push).toHaveBeenCalledOnce();
    push.mockRestore();
    expect([isHeld(), below.onClose.mock.calls.length]).toEqual([true, 0]);
    await back();
    expect(below.onClose).toHaveBeenCalledOnce();
  });

  it('goes back when the user closes the dialog, unseen by routers', async () => {
    const { onClose, leave } = open();
    const heard = vi.fn();
    window.addEventListener('popstate', heard);
    leave();
    await expect.poll(() => history.state).toEqual(router);
    window.removeEventListener('popstate', heard);
    expect(onClose).toHaveBeenCalledOnce();
    expect(heard).not.toHaveBeenCalled();
  });

  it('keeps the entry for a dialog opened while the previous one closes', async () => {
    const first = open();
    const entries = vi.spyOn(history, 'pushState');
    first.leave();
    const second = open();
    await expect.poll(() => entries).toHaveBeenCalledOnce();
    entries.mockRestore();
    expect(isHeld()).toBe(true);
    expect(second.onClose).not.toHaveBeenCalled();
    await back();
    expect(second.onClose).toHaveBeenCalledOnce();
  });

  it('does not go back when the dialog closes by its result, since the host may navigate', async () => {
    open().close();
    history.pushState({ key: 'welcome' }, '', '/welcome');
    await back();
    expect(location.pathname).toBe(`/swap/${visits}`);
    expect(isHeld()).toBe(true);
    // Through the entry to the page before.
    await back();
    await expect.poll(() => location.pathname).toBe(`/home/${visits}`);
  });

  it('keeps an entry that the host has replaced by another page', () => {
    const { leave, onClose } = open();
    history.replaceState({ key: 'other' }, '', '/other');
    const steps = vi.spyOn(history, 'back');
    leave();
    expect(onClose).toHaveBeenCalledOnce();
    expect(steps).not.toHaveBeenCalled();
    steps.mockRestore();
  });

  it('does not change a history state that is not an object', () => {
    history.pushState(7, '');
    open();
    expect(history.state).toBe(7);
  });
});
