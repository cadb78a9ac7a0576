import { type Settings, themeOptions } from './settings.ts';

/** Code of an application with these settings. */
export function printCode(settings: Settings): string {
  const options = printOptions(themeOptions(settings));
  const { theme, mode, locale } = settings;
  const isPlain = theme === 'own' && options === '';
  const made =
    theme === 'own'
      ? [`  light: lightTheme(${options}),`, `  dark: darkTheme(${options}),`]
      : [`${theme}Theme(${options})`];
  const functions = isPlain
    ? []
    : theme === 'own'
      ? ['darkTheme', 'lightTheme']
      : [`${theme}Theme`];
  const names = ['ConnectButton', 'MooringProvider', ...functions].sort((one, other) =>
    one.localeCompare(other, 'en', { sensitivity: 'base' }),
  );
  const props = [
    'config={config}',
    ...(isPlain ? [] : ['theme={theme}']),
    ...(theme === 'own' && mode !== 'system' ? [`mode="${mode}"`] : []),
    ...(locale === 'en' ? [] : [`locale="${locale}"`]),
  ];
  return [
    `import { ${names.join(', ')} } from '@mooring/connect';`,
    "import '@mooring/connect/styles.css';",
    "import { config } from './config.ts';",
    '',
    ...(isPlain
      ? []
      : theme === 'own'
        ? ['const theme = {', ...made, '};', '']
        : [`const theme = ${made[0]};`, '']),
    'export const App = () => (',
    `  <MooringProvider ${props.join(' ')}>`,
    '    <ConnectButton />',
    '  </MooringProvider>',
    ');',
  ].join('\n');
}

/** An object as code, on one line; nothing for an empty one. */
function printOptions(options: object): string {
  const entries = Object.entries(options).map(
    ([name, value]) => `${printKey(name)}: ${print(value)}`,
  );
  return entries.length === 0 ? '' : `{ ${entries.join(', ')} }`;
}

function print(value: unknown): string {
  if (typeof value === 'object' && value !== null) return printOptions(value);
  return `'${String(value).replaceAll(/[\\']/g, '\\$&').replaceAll('\n', ' ')}'`;
}

function printKey(name: string): string {
  return /^\w+$/.test(name) ? name : `'${name}'`;
}
