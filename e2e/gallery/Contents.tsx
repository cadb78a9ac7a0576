import { locales } from '../../packages/connect/src/core/locales/locales.ts';
import { accentNames, modes, radii, type Settings } from './settings.ts';
import { shows } from './shows.ts';

/** List of all states, and settings of their view. */
export function Contents({ settings }: { readonly settings: Settings }) {
  const { theme, locale, accent, radius, width } = settings;
  return (
    <form method="get" className="gallery-contents">
      <h1>Gallery of the kit</h1>
      <p className="gallery-controls">
        <Choice name="locale" options={locales} chosen={locale} />
        <Choice name="theme" options={modes} chosen={theme} />
        <Choice name="accent" options={accentNames} chosen={accent} />
        <Choice name="radius" options={radii} chosen={radius} />
        <label>
          width <input name="width" type="number" min="1" defaultValue={width ?? ''} />
        </label>
      </p>
      <ul className="gallery-shows">
        {shows.map(({ name }) => (
          <li key={name}>
            <button type="submit" name="show" value={name}>
              {name}
            </button>
          </li>
        ))}
      </ul>
    </form>
  );
}

interface ChoiceProps {
  readonly name: string;
  readonly options: readonly string[];
  readonly chosen: string;
}

function Choice({ name, options, chosen }: ChoiceProps) {
  return (
    <label>
      {name}{' '}
      <select name={name} defaultValue={chosen}>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </label>
  );
}
