import {
  AuthenticationProvider,
  darkTheme,
  type Locale,
  lightTheme,
  MooringProvider,
  useLocale,
  useTheme,
} from '@mooring/connect';
import { multisigTexts } from '@mooring/multisig';
import { type Site, SiteContext, useSite } from '@mooring/page/site';
import { openedTexts, pageCatalogue } from '@mooring/page/texts';
import { neverChanges } from '@mooring/page/ui';
import type { SignInClient } from '@mooring/sign-in';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useSyncExternalStore } from 'react';
import { Router, useLocation } from 'wouter';
import { useAccent } from '../settings/useAccent.ts';
import { sendCatalogue } from '../texts/sendCatalogue.ts';
import { endFirstView } from './firstView.ts';
import { pageAt, pages } from './pages.ts';
import { Shell } from './Shell.tsx';

const siteCatalogues = [pageCatalogue, sendCatalogue, ...multisigTexts, openedTexts];

interface AppProps {
  readonly site: Site;
  /** Language of the first render; a stored choice takes precedence. */
  readonly locale: Locale;
}

/** The application of a site, in the visitor's theme and language. */
export function App({ site, locale }: AppProps) {
  const { brand } = site.config;
  const { colours } = useAccent(site.mooring.storage, brand);
  const theme = useMemo(() => {
    const font = brand.font === null ? {} : { font: brand.font };
    return {
      light: lightTheme({ ...font, accent: colours.light }),
      dark: darkTheme({ ...font, accent: colours.dark }),
    };
  }, [colours, brand]);
  const mode = useHostMode(site) ?? brand.theme;
  return (
    <SiteContext value={site}>
      {/* Rendered on the server as the home page. */}
      <Router ssrPath="/">
        <SignInProvider>
          <MooringProvider
            config={site.mooring}
            theme={theme}
            locale={locale}
            mode={mode}
            catalogues={siteCatalogues}
            onError={(error) => console.warn(error)}
          >
            {/* Pages share the kit's query client and its defaults. */}
            <QueryClientProvider client={site.mooring.queryClient}>
              <DocumentAttributes />
              <Shell />
            </QueryClientProvider>
          </MooringProvider>
        </SignInProvider>
      </Router>
    </SiteContext>
  );
}

/** Theme of the embedding Safe host; the visitor's own choice takes precedence. */
function useHostMode({ hostTheme }: Site) {
  return useSyncExternalStore(
    hostTheme?.subscribe ?? neverChanges,
    () => hostTheme?.get(),
    () => undefined,
  );
}

interface SignInProviderProps {
  readonly children: ReactNode;
}

/** Provides sign-in, on sites that have it; renders only its children otherwise. */
function SignInProvider({ children }: SignInProviderProps) {
  const { signIn } = useSite();
  return signIn ? <WithClient client={signIn}>{children}</WithClient> : children;
}

interface WithClientProps extends SignInProviderProps {
  readonly client: SignInClient;
}

function WithClient({ client, children }: WithClientProps) {
  const [path] = useLocation();
  return (
    <AuthenticationProvider client={client} required={pageAt(path, pages)?.needsSignIn === true}>
      {children}
    </AuthenticationProvider>
  );
}

/** Renders nothing: syncs the document's language, direction and theme with the visitor's settings, and ends the first view. */
function DocumentAttributes() {
  const { locale, direction } = useLocale();
  const { attributes } = useTheme();
  useLayoutEffect(() => {
    const html = document.documentElement;
    html.lang = locale;
    html.dir = direction;
    for (const [name, value] of Object.entries(attributes)) {
      if (name === 'className') html.classList.add(value);
      else html.setAttribute(name, value);
    }
  }, [locale, direction, attributes]);
  // By now every button answers, or is hydrated when it is pressed.
  useEffect(endFirstView, []);
  return null;
}
