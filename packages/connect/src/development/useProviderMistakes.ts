import { useEffect, useRef } from 'react';
import { logMistake } from './mistakes.ts';

/** Time a page has to apply its stylesheets, in ms. */
const STYLES_MS = 2_000;

/**
 * Logs mistakes around `<MooringProvider>` in development: two providers, a config per render, no stylesheet.
 * @param outer value of a provider around this one
 */
export function useProviderMistakes(config: object, outer: object | null): void {
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
