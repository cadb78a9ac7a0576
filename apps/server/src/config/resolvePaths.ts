import { resolve } from 'node:path';
import type { ValidConfig } from './configSchema.ts';
import { isWebAddress } from './fields.ts';
import { replaceLogos } from './replaceLogos.ts';

/** Configuration with absolute paths. Relative ones are relative to a folder, that of the configuration file. */
export function resolvePaths(config: ValidConfig, folder: string): ValidConfig {
  const { logo, icon, illustration, preview, fonts } = config.brand;
  const { oidc } = config;
  const absolute = (path: string) => resolve(folder, path);
  const absoluteOrUrl = (place: string) => (isWebAddress(place) ? place : absolute(place));
  const both = ({ light, dark }: { light: string; dark: string }) => ({
    light: absolute(light),
    dark: absolute(dark),
  });
  return {
    ...config,
    database: absolute(config.database),
    tokenLists: config.tokenLists.map(absoluteOrUrl),
    brand: {
      ...config.brand,
      ...(logo && { logo: both(logo) }),
      ...(icon !== undefined && { icon: absolute(icon) }),
      ...(illustration && { illustration: both(illustration) }),
      ...(preview !== undefined && { preview: absolute(preview) }),
      fonts: fonts.map((font) => ({ ...font, file: absolute(font.file) })),
    },
    ...(oidc && { oidc: replaceLogos(oidc, absoluteOrUrl) }),
  };
}
