import { localeName, locales } from '@mooring/connect';
import { AccentField } from './AccentField.tsx';
import { SelectField } from './SelectField.tsx';
import {
  behaviours,
  defaults,
  modes,
  overlays,
  radii,
  type Settings,
  themeNames,
} from './settings.ts';
import { TokenFields } from './TokenFields.tsx';

const themeTexts = {
  own: 'The kit’s, light and dark',
  midnight: 'Midnight, dark',
  graphite: 'Graphite, dark',
  paper: 'Paper, light',
  meadow: 'Meadow, light',
};
const modeTexts = { system: 'As this site', light: 'Light', dark: 'Dark' };
const walletTexts = { approves: 'Approves', rejects: 'Rejects', hangs: 'Hangs' };
const fontTexts = {
  '': 'System',
  rounded: 'Rounded',
  'Georgia, serif': 'Georgia, serif',
  'ui-monospace, monospace': 'Monospace',
};

export type Change = (changed: Partial<Settings>) => void;

interface ControlsProps {
  readonly settings: Settings;
  readonly onChange: Change;
}

/** Fields for every setting of the playground. */
export function Controls({ settings, onChange }: ControlsProps) {
  const { theme, mode, radius = '', font = '', overlay = '', locale, wallet } = settings;
  return (
    <form className="playground-controls" aria-label="Settings">
      <SelectField
        label="Theme"
        value={theme}
        options={themeNames}
        texts={themeTexts}
        onChange={(value) => onChange({ theme: value })}
      />
      <SelectField
        label="Scheme"
        value={mode}
        options={modes}
        texts={modeTexts}
        disabled={theme !== 'own'}
        onChange={(value) => onChange({ mode: value })}
      />
      <AccentField accent={settings.accent} onChange={onChange} />
      <SelectField
        label="Radius"
        value={radius}
        options={['', ...radii]}
        texts={{ '': 'The theme’s' }}
        onChange={(value) => onChange({ radius: value || undefined })}
      />
      <SelectField
        label="Font"
        value={font}
        options={Object.keys(fontTexts)}
        texts={fontTexts}
        onChange={(value) => onChange({ font: value || undefined })}
      />
      <SelectField
        label="Overlay"
        value={overlay}
        options={['', ...overlays]}
        texts={{ '': 'The theme’s' }}
        onChange={(value) => onChange({ overlay: value || undefined })}
      />
      <TokenFields tokens={settings.tokens} onChange={onChange} />
      <SelectField
        label="Language"
        value={locale}
        options={locales}
        texts={Object.fromEntries(locales.map((tag) => [tag, localeName(tag)]))}
        onChange={(value) => onChange({ locale: value })}
      />
      <SelectField
        label="The wallet"
        value={wallet}
        options={behaviours}
        texts={walletTexts}
        onChange={(value) => onChange({ wallet: value })}
      />
      <button type="reset" onClick={() => onChange(nothing)}>
        Reset
      </button>
    </form>
  );
}

/** Every setting as it is at first. */
const nothing: Partial<Settings> = {
  ...defaults,
  accent: undefined,
  radius: undefined,
  font: undefined,
  overlay: undefined,
};
