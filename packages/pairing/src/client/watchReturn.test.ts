import { expect, test } from 'vitest';
import { watchReturn } from './watchReturn.ts';

test('a person who comes back is noticed, until nobody watches any more', () => {
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

test('without a window there is nothing to watch', () => {
  watchReturn(() => {}, undefined, undefined)();
});
