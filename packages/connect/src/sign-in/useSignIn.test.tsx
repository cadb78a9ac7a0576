// @vitest-environment jsdom
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { AuthenticationAdapter } from '../core/authentication.ts';
import { adapterOf, keeper, openHost } from '../signInHost.testing.tsx';
import { idle } from './signInState.ts';
import { type SignIn, useSignIn } from './useSignIn.ts';

/** Connected visitor with a host's own sign-in button. */
async function pageWith(answers: Partial<AuthenticationAdapter>) {
  const { adapter, asked } = adapterOf(answers);
  let now: SignIn | undefined;
  const Form = () => {
    now = useSignIn();
    return null;
  };
  const host = await openHost({ adapter, status: 'unauthenticated' });
  await host.connect();
  await host.hostShows(<Form />);
  return {
    host,
    asked,
    state: () => now?.state,
    now: () => now,
    begin: () => host.follow(() => now?.mutate()),
    reset: () => host.follow(() => now?.reset()),
  };
}

/** Fails to create a message, so that the wallet is not asked. */
function refuse(): never {
  throw new Error('no statement');
}

it('useSignIn prefetches a nonce, and takes a new one for each retry', async () => {
  const nonces: string[] = [];
  const { host, asked, begin, state } = await pageWith({
    createMessage({ nonce }) {
      nonces.push(nonce);
      return refuse();
    },
  });
  expect(asked).toEqual(['getNonce']);
  await begin();
  expect(state()).toEqual({ ...idle, problem: { error: 'oops_error' } });
  await begin();
  expect(nonces).toEqual(['nonce1', 'nonce2']);
  expect(host.errors.map(({ name }) => name)).toEqual(['SignInError', 'SignInError']);
  await host.close();
});

it('useSignIn shows a failed prefetch, and can be retried', async () => {
  let down = true;
  const { host, asked, begin, state } = await pageWith({
    getNonce: async () => (down ? Promise.reject(new Error('503')) : 'nonce1'),
    createMessage: refuse,
  });
  const failed = { ...idle, problem: { error: 'preparing_error' } };
  expect(state()).toEqual(failed);
  expect(host.errors.map(({ message }) => message)).toEqual(['503']);
  await begin();
  expect(state()).toEqual(failed);
  down = false;
  await begin();
  expect(asked.at(-1)).toBe('createMessage');
  await host.close();
});

it('useSignIn asks once on double submit, and cancels immediately', async () => {
  const { host, asked, begin, reset, state } = await pageWith({
    createMessage: () => new Promise(() => {}),
  });
  await begin();
  await begin();
  expect(state()).toEqual({ step: 'idle', preparing: true });
  expect(asked).toEqual(['getNonce', 'createMessage']);
  await reset();
  expect(state()).toEqual(idle);
  expect(host.errors).toEqual([]);
  await host.close();
});

it('useSignIn rejects mutateAsync with the error it shows, and never throws from mutate', async () => {
  const { host, now, begin } = await pageWith({ createMessage: refuse });
  await begin();
  expect(now()).toMatchObject({ status: 'error', error: { reason: 'oops_error' } });
  await host.follow(() =>
    expect(now()?.mutateAsync()).rejects.toMatchObject({ reason: 'oops_error' }),
  );
  await host.close();
});

it('useSignIn rejects mutateAsync as cancelled on reset, and reports nothing', async () => {
  const { host, now, reset } = await pageWith({ createMessage: () => new Promise(() => {}) });
  let end: unknown;
  await host.follow(() => {
    now()
      ?.mutateAsync()
      .catch((error: unknown) => {
        end = error;
      });
  });
  expect(now()).toMatchObject({ status: 'pending', isPending: true });
  await reset();
  expect(end).toMatchObject({ name: 'SignInError', reason: 'cancelled' });
  expect(now()).toMatchObject({ status: 'idle', error: null });
  expect(host.errors).toEqual([]);
  await host.close();
});

it('useSignIn clears the problem when the account changes', async () => {
  const { host, begin, state } = await pageWith({ createMessage: refuse });
  await begin();
  expect(state()).toMatchObject({ problem: { error: 'oops_error' } });
  await host.switchTo(keeper);
  expect(state()).toEqual(idle);
  await host.close();
});

it('useSignIn throws without an AuthenticationProvider', () => {
  const Form = () => String(useSignIn().state);
  expect(() => renderToString(<Form />)).toThrow(new Error('No authentication adapter found'));
});
