// @vitest-environment jsdom
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useFault } from './useFault.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const waiting: { of: string; answer: (error?: Error) => void }[] = [];
function Shown({ of }: { of: string }) {
  const query = useQuery({
    queryKey: ['shown', of],
    retry: false,
    queryFn: () =>
      new Promise((resolve, reject) => {
        waiting.push({ of, answer: (error) => (error ? reject(error) : resolve('known')) });
      }),
  });
  const { error, retry } = useFault(query);
  return error instanceof Error ? (
    <button type="button" onClick={retry}>
      {error.message}
    </button>
  ) : (
    'no fault'
  );
}

const queries = new QueryClient();
let root: Root | undefined;
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(async () => {
  await act(async () => root?.unmount());
  vi.useRealTimers();
  queries.clear();
  waiting.length = 0;
  document.body.replaceChildren();
});

/** Runs a callback, and waits for the queries' updates. */
const during = (run: () => void) =>
  act(async () => {
    run();
    await vi.advanceTimersByTimeAsync(10);
  });
async function show(of: string) {
  const main =
    document.querySelector('main') ?? document.body.appendChild(document.createElement('main'));
  if (main.childNodes.length === 0) root = createRoot(main);
  await during(() =>
    root?.render(
      <QueryClientProvider client={queries}>
        <Shown of={of} />
      </QueryClientProvider>,
    ),
  );
}
const answer = (error?: Error) => during(() => waiting.shift()?.answer(error));
const refetch = () => during(() => void queries.refetchQueries());
const text = () => document.body.textContent;

it('useFault keeps the element of the error while the query refetches in the background', async () => {
  await show('queue');
  expect(text()).toBe('no fault');
  await answer(new Error('gateway is down'));
  const button = document.querySelector('button');
  for (let time = 0; time < 2; time += 1) {
    await refetch();
    expect([text(), document.querySelector('button')]).toEqual(['gateway is down', button]);
    await answer(new Error('gateway is down'));
    expect([text(), document.querySelector('button')]).toEqual(['gateway is down', button]);
  }
  await refetch();
  await answer();
  expect(text()).toBe('no fault');
});

it('useFault hides the error during a retry until the retry fails', async () => {
  await show('queue');
  await answer(new Error('gateway is down'));
  await during(() => document.querySelector('button')?.click());
  expect([text(), waiting.length]).toEqual(['no fault', 1]);
  await answer(new Error('still down'));
  expect(text()).toBe('still down');
});

it('useFault does not show the error of an earlier query key', async () => {
  await show('queue');
  await answer(new Error('gateway is down'));
  await show('history');
  expect(text()).toBe('no fault');
});
