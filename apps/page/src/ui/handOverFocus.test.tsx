// @vitest-environment jsdom
import { act, type ReactNode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { handOverFocus } from './handOverFocus.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const focused = () => document.activeElement?.textContent;

/** Renders content, and presses a button that has the focus. */
async function press(content: ReactNode, name: string) {
  const root = createRoot(document.body.appendChild(document.createElement('main')));
  onTestFinished(() => act(() => root.unmount()));
  await act(async () => root.render(content));
  const button = [...document.querySelectorAll('button')].find((one) => one.textContent === name);
  button?.focus();
  await act(async () => button?.click());
}

afterEach(() => document.body.replaceChildren());

interface ListProps {
  readonly first: readonly string[];
  readonly then: readonly string[];
}

/** List whose button shows other rows, and is removed. */
function List({ first, then }: ListProps) {
  const [isOver, setOver] = useState(false);
  return (
    <section>
      <h2>Lamps</h2>
      <ul>
        {(isOver ? then : first).map((row) => (
          <li key={row}>{row}</li>
        ))}
      </ul>
      {!isOver && (
        <button type="button" ref={handOverFocus} onClick={() => setOver(true)}>
          Show
        </button>
      )}
    </section>
  );
}

test.each([
  ['the first new row', ['Red'], ['Red', 'Green', 'White'], 'Green'],
  ['the heading of a list that was empty', [], ['Red', 'Green'], 'Lamps'],
  ['the heading if there is no new row', ['Red', 'Green'], ['Green'], 'Lamps'],
])('handOverFocus moves the focus to %s', async (_, first, then, expected) => {
  await press(<List first={first} then={then} />, 'Show');
  expect(focused()).toBe(expected);
});

/** Part that is removed by its own button. */
function Harbour() {
  const [isShown, setShown] = useState(true);
  return (
    <>
      <h1>Harbour</h1>
      {isShown && (
        <section>
          <h2>Lamps</h2>
          <button type="button" ref={handOverFocus} onClick={() => setShown(false)}>
            Remove
          </button>
        </section>
      )}
    </>
  );
}

test('handOverFocus moves the focus to the heading around a part that is removed too', async () => {
  await press(<Harbour />, 'Remove');
  expect(focused()).toBe('Harbour');
});

/** Page that has its own place for the focus. */
function OwnPlace() {
  const [isOver, setOver] = useState(false);
  if (isOver) {
    return (
      <h1 ref={(heading) => heading?.focus()} tabIndex={-1}>
        Done
      </h1>
    );
  }
  return (
    <button type="button" ref={handOverFocus} onClick={() => setOver(true)}>
      Do
    </button>
  );
}

test('handOverFocus leaves the focus where the page has put it', async () => {
  await press(<OwnPlace />, 'Do');
  expect(focused()).toBe('Done');
});
