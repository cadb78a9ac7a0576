import {
  ConnectButton,
  darkTheme,
  graphiteTheme,
  lightTheme,
  MooringProvider,
  meadowTheme,
  midnightTheme,
  paperTheme,
  useConnectionStatus,
  useLocale,
  useTheme,
} from '@mooring/connect';
import { useEffect, useMemo, useRef, useState } from 'react';
import { parsePlaygroundSettings, type Settings, themeOptions } from '../playground/settings.ts';
import { StageSignIn } from './StageSignIn.tsx';
import { useSiteScheme } from './useSiteScheme.ts';
import { instruct, startConnecting, type World } from './world.ts';

const ready = {
  midnight: midnightTheme,
  graphite: graphiteTheme,
  paper: paperTheme,
  meadow: meadowTheme,
};

/** The kit in an application's page, with the settings of the page around it. */
export function Stage({ world, first }: { readonly world: World; readonly first: Settings }) {
  const settings = useStageSettings(first);
  const theme = useMemo(() => themeOf(settings), [settings]);
  const site = useSiteScheme();
  const { account, locale, wallet } = settings;
  const mode = settings.mode === 'system' ? site : settings.mode;
  useEffect(() => instruct(world.wallet, wallet), [world, wallet]);
  return (
    <StageSignIn state={first.state}>
      <MooringProvider
        config={world.config}
        theme={theme}
        mode={settings.theme === 'own' ? mode : ready[settings.theme]().scheme}
        locale={locale}
      >
        <Application locale={locale}>
          <ConnectButton {...(account && { account })} />
        </Application>
        {first.state === 'connecting' && <Connecting world={world} />}
      </MooringProvider>
    </StageSignIn>
  );
}

/** Connects once, as soon as no session can be restored. */
function Connecting({ world }: { readonly world: World }) {
  const started = useRef(false);
  const isReady = useConnectionStatus() === 'disconnected';
  useEffect(() => {
    if (!isReady || started.current) return;
    started.current = true;
    startConnecting(world);
  }, [isReady, world]);
  return null;
}

interface ApplicationProps {
  readonly locale: Settings['locale'];
  readonly children: React.ReactNode;
}

/** Example page in the kit's theme and direction. */
function Application({ locale, children }: ApplicationProps) {
  const { attributes } = useTheme();
  const { direction, locale: shown, setLocale } = useLocale();
  useEffect(() => setLocale(locale), [locale, setLocale]);
  useEffect(() => {
    document.documentElement.lang = shown;
    document.documentElement.dir = direction;
  }, [shown, direction]);
  return (
    <div {...attributes} className={`${attributes.className} application`}>
      <header>
        <span className="name">Harbour</span>
        {children}
      </header>
      <main aria-hidden="true">
        <span className="line is-title" />
        <span className="line" />
        <span className="line" />
        <span className="line is-short" />
        <span className="block" />
      </main>
    </div>
  );
}

function themeOf(settings: Settings) {
  const options = themeOptions(settings);
  return settings.theme === 'own'
    ? { light: lightTheme(options), dark: darkTheme(options) }
    : ready[settings.theme](options);
}

/** The first settings, then those that the page around this one sends. */
function useStageSettings(first: Settings): Settings {
  const [settings, setSettings] = useState(first);
  useEffect(() => {
    const listen = ({ origin, source, data }: MessageEvent<unknown>) => {
      if (origin !== location.origin || source !== parent) return;
      setSettings(parsePlaygroundSettings(data));
    };
    window.addEventListener('message', listen);
    if (parent !== window) parent.postMessage('ready', location.origin);
    return () => window.removeEventListener('message', listen);
  }, []);
  return settings;
}
