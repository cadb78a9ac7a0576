import { expect, test } from 'vitest';
import { watchReturn } from './watchReturn.ts';

test('watchReturn calls the listener when the visitor returns, until stopped', () => {
  const [page, window] = [new EventTarget(), new EventTarget()];
  let returns = 0;
  const stop = watchReturn(() => (returns += 1), page, window);
  page.dispatchEvent(new Event('visibilitychange'));
  window.dispatchEvent(new Event('pageshow'));
  window.dispatchEvent(new Event('online'));
  expect(returns).toBe(3);
  stop();
  page.dispatchEvent(new Event('visibilitychange'));
  window.dispatchEvent(new Event('pageshow'));
  expect(returns).toBe(3);
});

test('watchReturn without a window does nothing', () => {
  watchReturn(() => {}, undefined, undefined)();
});
