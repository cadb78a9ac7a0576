// @vitest-environment jsdom

import { act, type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { mainnet } from 'wagmi/chains';
import { createMooringConfig } from '../core/createMooringConfig.ts';
import { useMooring } from '../core/MooringContext.ts';
import { AuthenticationProvider } from '../sign-in/AuthenticationProvider.tsx';
import { lightTheme } from '../theme/theme.ts';
import { MooringProvider } from './MooringProvider.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const create = () => createMooringConfig({ appName: 'Harbour', chains: [mainnet] });
const config = create();
const adapter = {
  getNonce: async () => 'nonce00000',
  createMessage: () => '',
  verify: async () => false,
  signOut: async () => {},
};

const open: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0)) await close();
  vi.restoreAllMocks();
});

/** Renders a tree as an application in development does. */
async function render(tree: () => ReactNode) {
  const messages: string[] = [];
  vi.spyOn(console, 'error').mockImplementation((message) => messages.push(String(message)));
  const root = createRoot(document.createElement('div'));
  open.push(() => act(async () => root.unmount()));
  const show = () => act(async () => root.render(<StrictMode>{tree()}</StrictMode>));
  await show();
  return { messages, show };
}

/** Renders a component with props that types refuse. */
const untyped = (Component: unknown, props: object) => {
  const Any = Component as (props: object) => ReactNode;
  return <Any {...props} />;
};

describe('MooringProvider in development refuses', () => {
  it.each<[string, object, string]>([
    ['a missing config', {}, 'needs `config`'],
    ['a wagmi config', { config: config.wagmi }, '`config` is a wagmi config'],
    ['options in place of a config', { config: { appName: 'Harbour' } }, 'not what create'],
    ['an unknown mode', { config, mode: 'dim' }, '`mode` is dim'],
  ])('%s', (_, props, message) => {
    expect(() => renderToString(untyped(MooringProvider, props))).toThrow(message);
  });
});

describe('MooringProvider in development logs', () => {
  it('a second provider inside', async () => {
    const { messages } = await render(() => (
      <MooringProvider config={config}>
        <MooringProvider config={config}>…</MooringProvider>
      </MooringProvider>
    ));
    expect(messages).toMatchObject([expect.stringContaining('inside another')]);
  });

  it('a config that is created in each render', async () => {
    const { messages, show } = await render(() => (
      <MooringProvider config={create()}>…</MooringProvider>
    ));
    await show();
    await show();
    await show();
    expect(messages).toMatchObject([expect.stringContaining('outside of components')]);
  });

  it('an error without onError, and none with it', async () => {
    const received: unknown[] = [];
    function Failing({ reason }: { readonly reason: string }) {
      const { report } = useMooring();
      return (
        <button type="button" ref={(button) => void (button && report(new Error(reason)))}>
          {reason}
        </button>
      );
    }
    const { messages } = await render(() => (
      <>
        <MooringProvider config={config}>
          <Failing reason="lost" />
        </MooringProvider>
        <MooringProvider config={config} onError={(error) => received.push(error)}>
          <Failing reason="found" />
        </MooringProvider>
      </>
    ));
    expect(messages).toContain('Error: lost');
    expect(messages.join()).not.toContain('found');
  });
});

describe('AuthenticationProvider in development', () => {
  it.each<[string, object, string]>([
    ['neither client nor adapter', {}, 'needs `client`'],
    ['a client that is none', { client: {} }, '`client` is not a sign-in client'],
    ['an adapter without a status', { adapter }, '`status` is undefined'],
  ])('refuses %s', (_, props, message) => {
    expect(() => renderToString(untyped(AuthenticationProvider, props))).toThrow(message);
  });

  it('logs an error inside MooringProvider', async () => {
    const { messages } = await render(() => (
      <MooringProvider config={config}>
        <AuthenticationProvider adapter={adapter} status="unauthenticated">
          …
        </AuthenticationProvider>
      </MooringProvider>
    ));
    expect(messages).toMatchObject([expect.stringContaining('put it around')]);
  });
});

it('lightTheme refuses an unknown radius', () => {
  expect(() => Reflect.apply(lightTheme, undefined, [{ radius: 'round' }])).toThrow(
    'The radius "round" is none of none, small, medium, large.',
  );
});
