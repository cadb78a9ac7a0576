import {
  AuthenticationProvider,
  darkTheme,
  lightTheme,
  type MooringConfig,
  MooringProvider,
} from '@mooring/connect';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { isLocale } from '../../packages/connect/src/core/locales/locales.ts';
import type { Settings } from './settings.ts';
import { mockSignIn } from './signIn.ts';
import { createWorld, type World } from './world.ts';

interface StageProps {
  readonly world: World;
  readonly settings: Settings;
  readonly children: ReactNode;
}

/** Components in a mocked world, with the gallery's settings. */
export function Stage({ world, settings, children }: StageProps) {
  const { accent, radius, theme, locale } = settings;
  const [config, setConfig] = useState<MooringConfig>();
  const [failure, setFailure] = useState<unknown>();
  useEffect(() => {
    createWorld(world).then(setConfig, setFailure);
  }, [world]);
  // A change of language for the whole page, as from another tab.
  useEffect(() => {
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key === 'mooring.locale' && isLocale(newValue)) config?.storage.set('locale', newValue);
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, [config]);
  const themes = useMemo(
    () => ({ light: lightTheme({ accent, radius }), dark: darkTheme({ accent, radius }) }),
    [accent, radius],
  );
  const signIn = useMemo(() => world.signIn && mockSignIn(world.signIn), [world]);
  if (failure) throw failure;
  if (!config) return null;
  const stage = (
    <MooringProvider config={config} theme={themes} mode={theme} locale={locale}>
      {children}
    </MooringProvider>
  );
  return signIn ? <AuthenticationProvider {...signIn}>{stage}</AuthenticationProvider> : stage;
}
