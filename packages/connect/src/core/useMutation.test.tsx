// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { describe, expect, it, vi } from 'vitest';
import { type Mutation, useMutation } from './useMutation.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

/** Renders a component with the hook, and records its results. */
function open(run: (text: string) => Promise<string>) {
  const reported: unknown[] = [];
  const rendered: Mutation<string, Error, string>[] = [];
  const Form = ({ work }: { work: typeof run }) => {
    rendered.push(useMutation<string, Error, string>(work, (error) => reported.push(error)));
    return null;
  };
  const root = createRoot(document.createElement('div'));
  const show = (work: typeof run) => act(async () => root.render(<Form work={work} />));
  const now = () => {
    const last = rendered.at(-1);
    if (!last) throw new Error('not rendered');
    return last;
  };
  return { show: () => show(run), again: show, now, reported, rendered };
}

const shout = async (text: string) => text.toUpperCase();
const failure = new Error('no');
const refuse = async () => Promise.reject(failure);

describe('useMutation', () => {
  it('is idle, pending, then successful with its data', async () => {
    let answer = (_: string) => {};
    const page = open(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    await page.show();
    expect(page.now()).toMatchObject({ status: 'idle', error: null });
    await act(async () => page.now().mutate('ship'));
    expect(page.now()).toMatchObject({ status: 'pending', isPending: true, variables: 'ship' });
    await act(async () => answer('SHIP'));
    expect(page.now().status).toBe('success');
    expect(page.now()).toMatchObject({ data: 'SHIP', variables: 'ship', isPending: false });
  });

  it('shows an error from mutate, which never throws', async () => {
    const page = open(refuse);
    await page.show();
    await act(async () => expect(page.now().mutate('ship')).toBeUndefined());
    expect(page.now()).toMatchObject({ status: 'error', error: failure, variables: 'ship' });
    expect(page.reported).toEqual([failure]);
  });

  it('rejects mutateAsync with the error it shows', async () => {
    const page = open(refuse);
    await page.show();
    await act(() => expect(page.now().mutateAsync('ship')).rejects.toBe(failure));
    expect(page.now()).toMatchObject({ status: 'error', error: failure });
  });

  it('resolves mutateAsync with its data', async () => {
    const page = open(shout);
    await page.show();
    await act(() => expect(page.now().mutateAsync('ship')).resolves.toBe('SHIP'));
  });

  it('shows the last call only', async () => {
    const answers: ((text: string) => void)[] = [];
    const page = open(() => new Promise((resolve) => answers.push(resolve)));
    await page.show();
    await act(async () => page.now().mutate('first'));
    await act(async () => page.now().mutate('second'));
    await act(async () => answers[1]?.('2'));
    await act(async () => answers[0]?.('1'));
    expect(page.now()).toMatchObject({ data: '2', variables: 'second' });
  });

  it('returns to idle on reset, and reports a later failure all the same', async () => {
    let fail = (_: Error) => {};
    const page = open(
      () =>
        new Promise((_, reject) => {
          fail = reject;
        }),
    );
    await page.show();
    await act(async () => page.now().mutate('ship'));
    await act(async () => page.now().reset());
    expect(page.now()).toMatchObject({ status: 'idle', error: null });
    expect(page.now().variables).toBeUndefined();
    await act(async () => fail(failure));
    expect(page.now()).toMatchObject({ status: 'idle', error: null });
    expect(page.reported).toEqual([failure]);
  });

  it('keeps its functions stable, and runs the latest function', async () => {
    const page = open(refuse);
    await page.show();
    const { mutate, mutateAsync, reset } = page.now();
    await page.again(shout);
    expect(page.now()).toMatchObject({ mutate, mutateAsync, reset });
    await act(async () => mutate('ship'));
    expect(page.now().data).toBe('SHIP');
  });
});
