import { type ThemeMode, useCatalogue, useTheme } from '@mooring/connect';
import { webCatalogue } from '../locales/catalogue.ts';

const modes: readonly ThemeMode[] = ['system', 'light', 'dark'];

/** Setting of the theme: light, dark, or system. */
export function ThemeSetting() {
  const t = useCatalogue(webCatalogue);
  const { mode, setMode } = useTheme();
  return (
    <fieldset className="choice">
      <legend>{t('settings.theme')}</legend>
      <div className="segments">
        {modes.map((one) => (
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
