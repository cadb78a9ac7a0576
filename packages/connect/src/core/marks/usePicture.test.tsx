// @vitest-environment jsdom
import { act, Profiler } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { usePicture } from './usePicture.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const given = 'data:image/png;base64,AAAA';
const mark = 'data:image/svg+xml,%3Csvg';
const found = vi.fn(async (_: string): Promise<string | undefined> => mark);

interface ShownProps {
  readonly icons?: readonly (string | undefined)[];
  readonly id: string | undefined;
  readonly load?: typeof found;
}

function Shown({ icons = [], id, load = found }: ShownProps) {
  const picture = usePicture(icons, id, load);
  return picture ? <img alt="" {...picture} /> : 'letter';
}

let root: Root | undefined;
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(async () => {
  await act(async () => root?.unmount());
  // Empties the queue before the next test.
  await vi.advanceTimersByTimeAsync(150);
  vi.useRealTimers();
  document.body.replaceChildren();
  found.mockClear();
});

/** Waits until queued marks were loaded after the paint and are shown. */
const shown = () => act(() => vi.advanceTimersByTimeAsync(150));

async function show(props: ShownProps) {
  root = createRoot(document.body.appendChild(document.createElement('main')));
  await act(async () => root?.render(<Shown {...props} />));
  await shown();
}

const source = () => document.querySelector('img')?.getAttribute('src');
async function fail() {
  await act(async () => document.querySelector('img')?.dispatchEvent(new Event('error')));
  await shown();
}

it('usePicture returns a given picture, and loads no mark', async () => {
  await show({ icons: [undefined, given], id: 'given' });
  expect(source()).toBe(given);
  expect(found).not.toHaveBeenCalled();
});

it('usePicture loads the mark once without a picture', async () => {
  await show({ id: 'marked' });
  expect(source()).toBe(mark);
  await act(async () => root?.unmount());
  await show({ id: 'marked' });
  expect(source()).toBe(mark);
  expect(found).toHaveBeenCalledTimes(1);
});

it('usePicture falls back to the next picture, then to the letter, on error', async () => {
  await show({ icons: [given, 'data:image/gif,'], id: 'broken' });
  await fail();
  expect(source()).toBe('data:image/gif,');
  await fail();
  expect(source()).toBe(mark);
  await fail();
  expect(document.body.textContent).toBe('letter');
});

it('usePicture returns undefined when the mark fails to load, and loads it again next time', async () => {
  const lost = vi.fn().mockRejectedValue(new Error('offline'));
  await show({ id: 'lost', load: lost });
  expect(document.body.textContent).toBe('letter');
  await act(async () => root?.unmount());
  await show({ id: 'lost' });
  expect(source()).toBe(mark);
});

it('usePicture does not return the previous wallet’s mark for another wallet', async () => {
  await show({ id: 'first' });
  const never = vi.fn(() => new Promise<undefined>(() => {}));
  await act(async () => root?.render(<Shown id="second" load={never} />));
  expect(document.body.textContent).toBe('letter');
});

it('usePicture hydrates with the server’s letter', async () => {
  await show({ id: 'late' });
  const part = document.body.appendChild(document.createElement('aside'));
  part.innerHTML = renderToString(<Shown id="late" />);
  expect(part.textContent).toBe('letter');
  const errors = vi.fn();
  const late = await act(async () =>
    hydrateRoot(part, <Shown id="late" />, { onRecoverableError: errors }),
  );
  expect(part.querySelector('img')?.getAttribute('src')).toBe(mark);
  expect(errors).not.toHaveBeenCalled();
  await act(async () => late.unmount());
});

it('usePicture shows the marks of a list in one render', async () => {
  const after = (ms: number) => async (id: string) => {
    await new Promise((done) => setTimeout(done, ms));
    return `${mark} ${id}`;
  };
  const [soon, later] = [vi.fn(after(10)), vi.fn(after(60))];
  const onRender = vi.fn();
  root = createRoot(document.body.appendChild(document.createElement('main')));
  await act(async () =>
    root?.render(
      <Profiler id="list" onRender={onRender}>
        <Shown id="one" load={soon} />
        <Shown id="two" load={later} />
      </Profiler>,
    ),
  );
  onRender.mockClear();
  await act(() => vi.advanceTimersByTimeAsync(60));
  expect(document.querySelector('img')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(90));
  expect(document.querySelectorAll('img')).toHaveLength(2);
  expect(onRender).toHaveBeenCalledTimes(1);
});
