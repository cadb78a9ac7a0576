import type { ValidConfig } from './configSchema.ts';

/** Picture by theme, as paths of this server. */
export interface ThemedPicture {
  readonly light: string;
  readonly dark: string;
}

/** Files of a brand as the page requests them: paths of this server. */
interface BrandFiles {
  /** `null` for the page's own. */
  readonly logo: ThemedPicture | null;
  readonly icon: string;
  /** `null` for the page's own, `false` for none. */
  readonly illustration: ThemedPicture | false | null;
  /** Whole address, for messengers. */
  readonly preview: string | null;
  readonly fonts: ValidConfig['brand']['fonts'];
}

/** Icon of the built page, which Safe hosts show beside its name. */
const ICON_PATH = '/favicon.svg';

const noFiles: BrandFiles = {
  logo: null,
  icon: ICON_PATH,
  illustration: null,
  preview: null,
  fonts: [],
};

/** Brand as the page sees it. */
export type PublicBrand = ReturnType<typeof publicBrand>;

/** Public part of a brand, with the files that are served for it. Default: those of the page. */
export function publicBrand(
  { accent, font, theme, locale, home, links }: ValidConfig['brand'],
  files: Partial<BrandFiles> = {},
) {
  return {
    ...{ ...noFiles, ...files },
    ...{ accent: accent ?? null, font: font ?? null, theme, locale, home, links },
  };
}
