import { darkTheme, lightTheme, MooringProvider } from '@mooring/connect';
import { QueryClientProvider } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { webCatalogue } from '../locales/catalogue.ts';
import { sessionsCatalogue } from '../locales/sessions/sessionsCatalogue.ts';
import { multisigCatalogue } from '../multisig/locales/multisigCatalogue.ts';
import { useAccent } from '../settings/useAccent.ts';
import { type Site, SiteContext } from '../site/SiteContext.ts';
import { DocumentAttributes } from './DocumentAttributes.tsx';
import { Shell } from './Shell.tsx';
import { SignInProvider } from './SignInProvider.tsx';

const catalogues = [webCatalogue, sessionsCatalogue, multisigCatalogue];

/** The application of a site, in the visitor's theme and language. */
export function App({ site }: { readonly site: Site }) {
  const { accent } = useAccent(site.mooring.storage);
  const theme = useMemo(
    () => ({ light: lightTheme({ accent }), dark: darkTheme({ accent }) }),
    [accent],
  );
  const hostMode = useHostMode(site);
  return (
    <SiteContext value={site}>
      <SignInProvider>
        <MooringProvider
          config={site.mooring}
          theme={theme}
          {...(hostMode && { mode: hostMode })}
          catalogues={catalogues}
          onError={(error) => console.warn(error)}
        >
          {/* Pages share the kit's query client and its defaults. */}
          <QueryClientProvider client={site.mooring.queryClient}>
            <DocumentAttributes />
            <Shell />
          </QueryClientProvider>
        </MooringProvider>
      </SignInProvider>
    </SiteContext>
  );
}

/** Theme of the embedding Safe host; the visitor's own choice takes precedence. */
function useHostMode({ hostTheme }: Site) {
  return useSyncExternalStore(hostTheme?.subscribe ?? neverChanges, () => hostTheme?.get());
}

function neverChanges() {
  return () => {};
}
