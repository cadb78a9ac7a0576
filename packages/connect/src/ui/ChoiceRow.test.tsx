// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ChoiceRow } from './ChoiceRow.tsx';

test('ChoiceRow link calls onFollow before the browser follows it, and onChoose after', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  onTestFinished(async () => {
    await act(async () => root.unmount());
    place.remove();
  });
  const follow = vi.fn();
  const choose = vi.fn();
  await act(async () =>
    root.render(
      <ChoiceRow icon={null} title="Harbour" href="#harbour" onFollow={follow} onChoose={choose} />,
    ),
  );
  const calls: number[][] = [];
  const note = () => calls.push([follow.mock.calls.length, choose.mock.calls.length]);
  window.addEventListener('click', note, { once: true });
  place.querySelector('a')?.click();
  expect(calls).toEqual([[1, 0]]);
  await expect.poll(() => choose).toHaveBeenCalledOnce();
});
