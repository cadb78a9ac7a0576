// @vitest-environment jsdom
import { StrictMode, useContext, useEffect } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { http } from 'viem';
import { mainnet, optimism } from 'viem/chains';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useChainId } from 'wagmi';
import { ConnectButton } from '../button/ConnectButton.tsx';
import { type AuthenticationClient, AuthenticationContext } from '../core/authentication.ts';
import { createMooringConfig } from '../core/createMooringConfig.ts';
import type { Locale } from '../core/locales/locales.ts';
import { AuthenticationProvider } from '../sign-in/AuthenticationProvider.tsx';
import { useLocale } from '../texts/useTranslate.ts';
import { useTheme } from '../theme/ThemeProvider.tsx';
import { MooringProvider } from './MooringProvider.tsx';

/** The kit's state as a host may show it; `onTaken` is called after hydration. */
function Facts({ onTaken }: { onTaken: () => void }) {
  useEffect(onTaken, [onTaken]);
  const { locale, direction } = useLocale();
  const { mode } = useTheme();
  return <p lang={locale} dir={direction}>{`${locale} ${mode} ${useChainId()}`}</p>;
}

/** The application, with its own configuration as in a server and in each page. */
function createApplication(locale?: Locale, onTaken = () => {}) {
  const config = createMooringConfig({
    appName: 'Host',
    chains: [mainnet, optimism],
    transports: {
      [mainnet.id]: http('http://127.0.0.1:1'),
      [optimism.id]: http('http://127.0.0.1:1'),
    },
    ssr: true,
  });
  const application = (
    <StrictMode>
      <MooringProvider config={config} {...(locale && { locale })}>
        <ConnectButton />
        <Facts onTaken={onTaken} />
      </MooringProvider>
    </StrictMode>
  );
  return { config, application };
}

function renderOnServer(application: React.ReactNode): string {
  vi.stubGlobal('window', undefined);
  vi.stubGlobal('document', undefined);
  vi.stubGlobal('localStorage', undefined);
  const html = renderToString(application);
  vi.unstubAllGlobals();
  return html;
}

let root: Root | undefined;
const complaints: unknown[][] = [];

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation((...said) => void complaints.push(said));
});

afterEach(() => {
  root?.unmount();
  complaints.length = 0;
  localStorage.clear();
  vi.restoreAllMocks();
});

/** Takes the page over from the server, in a browser that knows more than the server did. */
async function openPage(html: string, locale?: Locale) {
  const page = document.createElement('div');
  page.innerHTML = html;
  const faults: unknown[] = [];
  await new Promise<void>((taken) => {
    root = hydrateRoot(page, createApplication(locale, taken).application, {
      onRecoverableError: (error) => faults.push(error),
    });
  });
  const facts = () => page.querySelector('p')?.textContent;
  const button = () => page.querySelector('button');
  return { faults, facts, button };
}

describe('server-rendered page', () => {
  it.each([
    ['who speaks Spanish', ['es-419'], {}, 'es system 1'],
    ['who chose Arabic before', ['en'], { 'mooring.locale': 'ar' }, 'ar system 1'],
    ['who chose the dark theme', ['en'], { 'mooring.theme': 'dark' }, 'en dark 1'],
    [
      'who was on another network',
      ['en'],
      { 'mooring.wagmi.store': JSON.stringify({ state: { chainId: 10 }, version: 3 }) },
      'en system 10',
    ],
    [
      'whose wallet was connected',
      ['en'],
      { 'mooring.wagmi.recentConnectorId': '"io.example"' },
      'en system 1',
    ],
  ])('hydrates without a mismatch for a visitor %s', async (_, languages, kept, after) => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
    const html = renderOnServer(createApplication().application);
    expect(html).toContain('en system 1');
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
    const { faults, facts } = await openPage(html);
    await expect.poll(() => facts()).toBe(after);
    expect(faults).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it('hydrates in the language that the server chose, and keeps it', async () => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['fr']);
    const html = renderOnServer(createApplication('ar').application);
    expect(html).toContain('lang="ar" dir="rtl"');
    const { faults, facts, button } = await openPage(html, 'ar');
    await expect.poll(() => button()?.dataset['view']).toBe('connect');
    expect(facts()).toBe('ar system 1');
    expect(faults).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it('keeps the button’s space until the session is restored', async () => {
    const html = renderOnServer(createApplication().application);
    expect(html).toContain('aria-busy="true"');
    const { button } = await openPage(html);
    await expect.poll(() => button()?.textContent).toBe('Connect wallet');
  });

  it('hydrates as loading until the sign-in client has its session', async () => {
    const state = { status: 'authenticated', session: { address: '0x01' } } as const;
    const asked: string[] = [];
    const signIn: AuthenticationClient = {
      adapter: {
        getNonce: async () => '',
        createMessage: () => '',
        verify: async () => false,
        signOut: async () => {},
      },
      getState: () => state,
      subscribe: () => () => {},
      start() {
        asked.push('start');
        return () => asked.push('stop');
      },
    };
    function Status() {
      return <output>{useContext(AuthenticationContext)?.status}</output>;
    }
    const { application } = createApplication();
    const page = (
      <StrictMode>
        <AuthenticationProvider client={signIn}>
          <Status />
          {application}
        </AuthenticationProvider>
      </StrictMode>
    );
    const html = renderOnServer(page);
    expect(html).toContain('<output>loading</output>');
    expect(asked).toEqual([]);
    const element = document.createElement('div');
    element.innerHTML = html;
    const faults: unknown[] = [];
    root = hydrateRoot(element, page, { onRecoverableError: (error) => faults.push(error) });
    await expect.poll(() => element.querySelector('output')?.textContent).toBe('authenticated');
    expect(faults).toEqual([]);
    expect(complaints).toEqual([]);
    // Development tries a second mount.
    expect(asked).toEqual(['start', 'stop', 'start']);
  });

  it('leaves no listeners or state on the server after several renders', () => {
    const { config, application } = createApplication('es');
    const subscribed = vi.spyOn(config.storage, 'subscribe');
    for (let visits = 0; visits < 3; visits += 1) renderOnServer(application);
    expect(subscribed).not.toHaveBeenCalled();
  });
});
