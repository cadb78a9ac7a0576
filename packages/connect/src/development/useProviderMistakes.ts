import { logMistake } from '@mooring/internal/mistakes';
import { useEffect, useRef } from 'react';

/** Time a page has to apply its stylesheets, in ms. */
const STYLES_MS = 2_000;

/** Values of the providers around a `<MooringProvider>`. */
interface Around {
  readonly kit: object | null;
  /** wagmi's config. */
  readonly wagmi: object | undefined;
}

/** Config of `createMooringConfig`, as far as it is looked at here. */
interface Config {
  readonly wagmi: { readonly _internal: { readonly ssr: boolean } };
}

/**
 * Logs mistakes around `<MooringProvider>` in development: two providers, another wagmi config, a config per render, no
 * stylesheet, a server without `ssr`.
 */
export function useProviderMistakes(config: Config, { kit: outer, wagmi }: Around): void {
  // Effects do not run on a server.
  if (typeof window === 'undefined' && !config.wagmi._internal.ssr) logServerRendering();
  const latest = useRef(config);
  const changes = useRef(0);
  useEffect(() => {
    if (outer) {
      logMistake(
        'A <MooringProvider> is inside another: keep one, around the whole application.',
        'providers',
      );
    }
  }, [outer]);
  useEffect(() => {
    if (outer || !wagmi || wagmi === config.wagmi) return;
    logMistake(
      'A <WagmiProvider> around <MooringProvider> has another config: pass that config to createMooringConfig({ wagmi }).',
      'providers',
    );
  }, [outer, wagmi, config]);
  useEffect(() => {
    if (latest.current === config) return;
    latest.current = config;
    changes.current += 1;
    if (changes.current < 2) return;
    logMistake(
      'The config changes with each render: call createMooringConfig once, outside of components.',
      'providers',
    );
  }, [config]);
  useEffect(() => {
    const timer = setTimeout(logMissingStyles, STYLES_MS);
    return () => clearTimeout(timer);
  }, []);
}

function logServerRendering(): void {
  logMistake(
    'A server renders <MooringProvider>, and its config has no `ssr`: write createMooringConfig({ ssr: true }), or `ssr` in your wagmi config.',
    'server-rendering',
  );
}

function logMissingStyles(): void {
  const element = document.querySelector('.mooring');
  // Environments without a layout engine do not compute custom properties.
  if (!element || !('adoptedStyleSheets' in document)) return;
  if (getComputedStyle(element).getPropertyValue('--mooring-surface') !== '') return;
  logMistake(
    "The kit's stylesheet is missing: import @mooring/connect/styles.css once.",
    'stylesheet',
  );
}
