import { useCallback, useEffect, useState } from 'react';
import { useMooring } from './MooringContext.ts';
import type { PasskeyScreens } from './passkeyScreens.ts';

/** Lazy-loaded part of the page. */
export interface LazyPart<Part> {
  readonly part: Part | undefined;
  readonly failed: boolean;
  /**
   * Loads the part again. If that failed before, reloads the page: a file that a newer release of the page has replaced
   * is not served again, and a browser may remember a module that failed to load.
   */
  readonly retry: () => void;
}

/**
 * Loads a part; a failure is reported, and can be retried.
 * @param load stable across renders; without it, nothing is loaded
 * @param here the part, if loaded already
 *
 * @example
 * ```tsx
 * import { Button, useLazyPart } from '@mooring/connect/parts';
 *
 * declare const load: () => Promise<{ readonly Chart: () => React.ReactNode }>;
 *
 * export function LazyChart() {
 *   const { part, failed, retry } = useLazyPart(load);
 *   if (failed) return <Button onClick={retry}>Retry</Button>;
 *   return part ? <part.Chart /> : null;
 * }
 * ```
 */
export function useLazyPart<Part extends object>(
  load: (() => Promise<Part>) | undefined,
  here?: Part,
): LazyPart<Part> {
  const { report } = useMooring();
  const [part, setPart] = useState(here);
  const [failed, setFailed] = useState(false);
  const [retries, setRetries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try loads again
  useEffect(() => {
    if (part || !load) return;
    let isUnmounted = false;
    load().then(
      (loaded) => {
        if (!isUnmounted) setPart(() => loaded);
      },
      (error: unknown) => {
        report(error);
        if (!isUnmounted) setFailed(true);
      },
    );
    return () => {
      isUnmounted = true;
    };
  }, [load, report, retries, part]);
  const retry = useCallback(() => {
    if (retries) return location.reload();
    setFailed(false);
    setRetries(1);
  }, [retries]);
  return { part, failed, retry };
}

/**
 * Returns a connector's screens; undefined without any. In this file since they load through {@link useLazyPart}: a
 * separate file would be one more request for every dialog.
 */
export function connectorScreens({ mooring }: MaybeWithScreens = {}): PasskeyScreens | undefined {
  return mooring?.screens;
}

/** Any wagmi connector. */
interface MaybeWithScreens {
  readonly type?: string;
  readonly mooring?: { readonly screens?: PasskeyScreens | undefined };
}
