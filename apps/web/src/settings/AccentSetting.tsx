import { accents, useCatalogue } from '@mooring/connect';
import type { CSSProperties } from 'react';
import { webCatalogue } from '../locales/catalogue.ts';
import { useSite } from '../site/SiteContext.ts';
import { isAccentName } from './accent.ts';
import { useAccent } from './useAccent.ts';

const names = Object.keys(accents).filter(isAccentName);

/** Setting of the accent colour. */
export function AccentSetting() {
  const t = useCatalogue(webCatalogue);
  const { accent, setAccent } = useAccent(useSite().mooring.storage);
  return (
    <fieldset className="choice">
      <legend>{t('settings.accent')}</legend>
      <div className="swatches">
        {names.map((name) => (
          <label key={name} className="swatch">
            <input
              type="radio"
              name="accent"
              value={name}
              checked={accent === name}
              onChange={() => setAccent(name)}
            />
            <svg className="swatch-colour" viewBox="0 0 24 24" aria-hidden="true">
              <circle cx="12" cy="12" r="12" style={fillOf(name)} />
            </svg>
            <span>{t(`settings.${name}`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Colours of both themes; the stylesheet uses that of the current one. */
function fillOf(name: keyof typeof accents): CSSProperties & Record<`--${string}`, string> {
  const { light, dark } = accents[name];
  return { '--light': light, '--dark': dark };
}
