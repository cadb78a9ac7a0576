import { expect, it } from 'vitest';
import { printCode } from './printCode.ts';
import { defaults, parsePlaygroundSettings, readHash, writeHash } from './settings.ts';

it('printCode prints no options for the default theme', () => {
  const code = printCode(defaults);
  expect(code).toContain("import { ConnectButton, MooringProvider } from '@mooring/connect';");
  expect(code).toContain('<MooringProvider config={config}>');
});

it('printCode prints both themes with the chosen options', () => {
  const code = printCode({
    ...defaults,
    mode: 'dark',
    accent: 'violet',
    tokens: { 'radius-dialog': '4px' },
    locale: 'ar',
  });
  const options = "{ accent: 'violet', tokens: { 'radius-dialog': '4px' } }";
  expect(code).toContain('import { ConnectButton, darkTheme, lightTheme, MooringProvider }');
  expect(code).toContain(`  light: lightTheme(${options}),\n  dark: darkTheme(${options}),`);
  expect(code).toContain('<MooringProvider config={config} theme={theme} mode="dark" locale="ar">');
});

it('printCode prints a preset theme for its own scheme', () => {
  const code = printCode({ ...defaults, theme: 'paper', mode: 'dark' });
  expect(code).toContain('const theme = paperTheme();');
  expect(code).not.toContain('mode=');
});

it('printCode escapes quotes in texts', () => {
  expect(printCode({ ...defaults, font: "'Iowan', serif" })).toContain(
    "font: '\\'Iowan\\', serif'",
  );
});

it('readHash and parseSettings accept valid settings only', () => {
  const settings = { ...defaults, accent: '#123456', wallet: 'hangs' } as const;
  expect(readHash(writeHash(settings))).toEqual(settings);
  expect(readHash('#%')).toEqual(defaults);
  expect(parsePlaygroundSettings({ accent: 'red', tokens: { color: 'x' }, locale: 'xx' })).toEqual(
    defaults,
  );
});
