// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { finishPress } from './finishPress.ts';

test.each([
  ['what contains the button', 'section', 0, 1],
  ['what contains it, by a trembling pointer', 'section', 5, 1],
  ['what contains it, by a pointer that moved away', 'section', 40, 0],
  ['the button itself', '#pay', 0, 0],
  ['what is in it', '#pay b', 0, 0],
  ['another button', '#cancel', 0, 0],
])('finishPress on a click of %s', (_, selector, moved, times) => {
  document.body.innerHTML =
    '<section><button id="pay"><b>Pay</b></button><button id="cancel"></button></section>';
  const find = (one: string) => document.querySelector<HTMLElement>(one) ?? document.body;
  const onClick = vi.fn();
  find('#pay').addEventListener('click', onClick);
  const event = (target: string, x: number) =>
    Object.assign(Object.create(null), { target: find(target), x, y: 100 });
  finishPress(event('#pay b', 100), event(selector, 100 + moved));
  expect(onClick).toHaveBeenCalledTimes(times);
});
