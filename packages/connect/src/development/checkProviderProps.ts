import { isRecord } from '@mooring/internal';
import { createMistake } from './mistakes.ts';

/**
 * Checks the props of `<MooringProvider>` in development.
 * @throws {Error} on props that cannot work, with what to write instead
 */
export function checkProviderProps({ config, mode }: { config?: unknown; mode?: unknown }): void {
  if (config === undefined) {
    throw createMistake(
      '<MooringProvider> needs `config`: const config = createMooringConfig({ … }), outside of components.',
      'providers',
    );
  }
  if (!isRecord(config) || !('wagmi' in config) || !('session' in config)) {
    const isWagmi = isRecord(config) && '_internal' in config;
    throw createMistake(
      isWagmi
        ? '`config` is a wagmi config. Pass what createMooringConfig returns; a wagmi config of your own is its option `wagmi`.'
        : '`config` is not what createMooringConfig returns.',
      'providers',
    );
  }
  if (mode !== undefined && mode !== 'light' && mode !== 'dark' && mode !== 'system') {
    throw createMistake(`\`mode\` is ${mode}: it is light, dark or system.`, 'providers');
  }
}
