import { type AccentName, accents } from '@mooring/connect';
import { useState } from 'react';
import type { Change } from './Controls.tsx';
import { isAccent, type Settings } from './settings.ts';

interface AccentFieldProps {
  readonly accent: Settings['accent'];
  readonly onChange: Change;
}

/** The named accents, and one of the visitor's own. */
export function AccentField({ accent, onChange }: AccentFieldProps) {
  const names = Object.keys(accents).filter((name): name is AccentName => name in accents);
  const [own, setOwn] = useState(accent?.startsWith('#') ? accent : '');
  return (
    <fieldset className="playground-accents">
      <legend>Accent</legend>
      {names.map((name) => (
        <label key={name}>
          <input
            type="radio"
            name="accent"
            checked={accent === name}
            onChange={() => onChange({ accent: name })}
          />
          <span className="playground-swatch" style={bothOf(name)} aria-hidden="true" />
          {name}
        </label>
      ))}
      <label className="playground-own">
        <span>Of your own</span>
        <input
          type="text"
          value={own}
          placeholder="#7c2d12"
          aria-invalid={own !== '' && !isAccent(own)}
          onChange={({ target }) => {
            setOwn(target.value);
            if (isAccent(target.value)) onChange({ accent: target.value });
            else if (target.value === '') onChange({ accent: undefined });
          }}
        />
      </label>
    </fieldset>
  );
}

/** Half the swatch in each theme's shade; set by script, which the content security policy lets through. */
function bothOf(name: AccentName) {
  const { light, dark } = accents[name];
  return { background: `linear-gradient(135deg, ${light} 50%, ${dark} 50%)` };
}
