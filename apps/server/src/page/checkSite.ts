import { ConfigError, type ConfigFault } from '../config/configError.ts';
import type { ValidConfig } from '../config/configSchema.ts';
import { didYouMean } from '../config/fields.ts';
import { publicConfig } from '../config/publicConfig.ts';
import { loadRenderer } from './createPageRenderer.ts';

/**
 * Checks what only the page knows of a configuration, such as the ids of wallets. A page that has no renderer, or whose
 * renderer does not load, checks nothing.
 *
 * @throws {ConfigError} listing every field that the page does not know or cannot read.
 */
export async function checkSite(folder: string, config: ValidConfig): Promise<void> {
  const renderer = await loadRenderer(folder)?.catch(() => null);
  const site = publicConfig(config, { local: false, hasSignIn: config.signIn !== false });
  const faults = (renderer?.findSiteFaults?.(site) ?? []).map(({ path, known }): ConfigFault => {
    const index = /^wallets\[(\d+)\]$/.exec(path)?.[1];
    const written = index === undefined ? undefined : config.wallets?.[Number(index)];
    if (written === undefined)
      return {
        path,
        found: 'a value that the page cannot read',
        hint: 'Change it, or leave it out.',
      };
    const nearest = didYouMean(written, known);
    const hint = nearest === null ? '' : `Did you mean "${nearest}"? `;
    return {
      path,
      found: `"${written}", which is no wallet of the page`,
      hint: `${hint}It knows ${known.join(', ')}.`,
    };
  });
  if (faults.length > 0) throw new ConfigError(faults);
}
