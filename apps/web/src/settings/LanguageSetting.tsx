import { localeName, locales, useCatalogue, useLocale } from '@mooring/connect';
import { webCatalogue } from '../locales/catalogue.ts';

/** Setting of the language; languages by their own names. */
export function LanguageSetting() {
  const t = useCatalogue(webCatalogue);
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
