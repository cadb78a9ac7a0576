// @vitest-environment jsdom
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { AuthenticationAdapter } from '../core/authentication.ts';
import { adapterOf, keeper, openHost } from '../signInHost.testing.tsx';
import { idle } from './signInState.ts';
import { type SignIn, useSignIn } from './useSignIn.ts';

/** A connected visitor before an interface of the host's own. */
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

/** No message, so that no wallet is asked. */
function refuse(): never {
  throw new Error('no statement');
}

it('fetches a nonce ahead, and takes another one for each further try', async () => {
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

it('says when it could not be prepared, and can be tried again', async () => {
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

it('asks once however often it is begun, and is cancelled at once', async () => {
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

it('rejects mutateAsync with the error it shows, and never throws from mutate', async () => {
  const { host, now, begin } = await pageWith({ createMessage: refuse });
  await begin();
  expect(now()).toMatchObject({ status: 'error', error: { reason: 'oops_error' } });
  await host.follow(() =>
    expect(now()?.mutateAsync()).rejects.toMatchObject({ reason: 'oops_error' }),
  );
  await host.close();
});

it('rejects mutateAsync as cancelled on reset, and reports nothing', async () => {
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

it('says nothing of one account to another', async () => {
  const { host, begin, state } = await pageWith({ createMessage: refuse });
  await begin();
  expect(state()).toMatchObject({ problem: { error: 'oops_error' } });
  await host.switchTo(keeper);
  expect(state()).toEqual(idle);
  await host.close();
});

it('refuses to go without an adapter', () => {
  const Form = () => String(useSignIn().state);
  expect(() => renderToString(<Form />)).toThrow(new Error('No authentication adapter found'));
});
