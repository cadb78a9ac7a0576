import { type ThemeToken, themeTokens } from '@mooring/connect';
import { useState } from 'react';
import type { Change } from './Controls.tsx';
import type { Settings } from './settings.ts';

interface TokenFieldsProps {
  readonly tokens: Settings['tokens'];
  readonly onChange: Change;
}

/** Any custom property of the theme by name. */
export function TokenFields({ tokens, onChange }: TokenFieldsProps) {
  const [name, setName] = useState<ThemeToken>('surface');
  const set = (value: string) => {
    const { [name]: _, ...others } = tokens;
    onChange({ tokens: value === '' ? others : { ...others, [name]: value } });
  };
  return (
    <fieldset className="playground-tokens">
      <legend>Tokens</legend>
      <select
        aria-label="Token"
        value={name}
        onChange={({ target }) =>
          setName(themeTokens.find((token) => token === target.value) ?? name)
        }
      >
        {themeTokens.map((token) => (
          <option key={token} value={token}>
            {token in tokens ? `${token} •` : token}
          </option>
        ))}
      </select>
      <input
        type="text"
        aria-label={`Value of ${name}`}
        value={tokens[name] ?? ''}
        placeholder="a CSS value"
        onChange={({ target }) => set(target.value)}
      />
    </fieldset>
  );
}
