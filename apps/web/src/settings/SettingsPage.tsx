import {
  accents,
  localeName,
  locales,
  type ThemeMode,
  useCatalogue,
  useLocale,
  useTheme,
} from '@mooring/connect';
import { type SiteConfig, useSite, useTitle } from '@mooring/page/site';
import { pageCatalogue } from '@mooring/page/texts';
import type { CSSProperties } from 'react';
import { NetworksSetting } from './NetworksSetting.tsx';
import { StorageSetting } from './StorageSetting.tsx';
import { listAccents, type SiteAccent, siteAccent, useAccent } from './useAccent.ts';
import './settings.css';

/** Settings page: appearance, language, networks, storage. */
export function SettingsPage() {
  const t = useCatalogue(pageCatalogue);
  useTitle(t('settings.title'));
  return (
    <div className="page settings">
      <header className="page-head">
        <h1 tabIndex={-1}>{t('settings.title')}</h1>
        <p className="page-lead">{t('settings.lead')}</p>
      </header>
      <section className="card setting" aria-labelledby="settings-look">
        <h2 id="settings-look">{t('settings.look')}</h2>
        <ThemeSetting />
        <AccentSetting />
        <LanguageSetting />
      </section>
      <NetworksSetting />
      <StorageSetting />
    </div>
  );
}

const themeModes: readonly ThemeMode[] = ['system', 'light', 'dark'];

/** Setting of the theme: light, dark, or system. */
function ThemeSetting() {
  const t = useCatalogue(pageCatalogue);
  const { mode, setMode } = useTheme();
  return (
    <fieldset className="choice">
      <legend>{t('settings.theme')}</legend>
      <div className="segments">
        {themeModes.map((one) => (
          <label key={one} className="segment">
            <input
              type="radio"
              name="theme"
              value={one}
              checked={mode === one}
              onChange={() => setMode(one)}
            />
            <span>{t(`settings.${one}`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Setting of the accent colour. */
function AccentSetting() {
  const t = useCatalogue(pageCatalogue);
  const { mooring, config } = useSite();
  const { appName, brand } = config;
  const { accent, setAccent } = useAccent(mooring.storage, brand);
  return (
    <fieldset className="choice">
      <legend>{t('settings.accent')}</legend>
      <div className="swatches">
        {listAccents(brand).map((name) => (
          <label key={name} className="swatch">
            <input
              type="radio"
              name="accent"
              value={name}
              checked={accent === name}
              onChange={() => setAccent(name)}
            />
            <svg className="swatch-colour" viewBox="0 0 24 24" aria-hidden="true">
              <circle cx="12" cy="12" r="12" style={swatchStyle(name, brand)} />
            </svg>
            <span>{name === 'site' ? <bdi>{appName}</bdi> : t(`settings.${name}`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Colours of both themes; the stylesheet uses that of the current one. */
function swatchStyle(
  name: SiteAccent,
  brand: SiteConfig['brand'],
): CSSProperties & Record<`--${string}`, string> {
  const { light, dark } = name === 'site' ? siteAccent(brand) : accents[name];
  return { '--light': light, '--dark': dark };
}

/** Setting of the language; languages by their own settingNames. */
function LanguageSetting() {
  const t = useCatalogue(pageCatalogue);
  const { chosen, setLocale } = useLocale();
  return (
    <fieldset className="choice">
      <legend>{t('settings.language')}</legend>
      <div className="languages">
        {locales.map((tag) => (
          <label key={tag} className="language">
            <input
              type="radio"
              name="language"
              value={tag}
              checked={chosen === tag}
              onChange={() => setLocale(tag)}
            />
            <bdi lang={tag}>{localeName(tag)}</bdi>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
