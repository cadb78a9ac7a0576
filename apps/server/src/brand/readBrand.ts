import { readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { ConfigError, type ConfigFault } from '../config/configError.ts';
import type { ValidConfig } from '../config/configSchema.ts';
import { isWebAddress } from '../config/fields.ts';
import { type PublicBrand, publicBrand, type ThemedPicture } from '../config/publicBrand.ts';
import { replaceLogos } from '../config/replaceLogos.ts';
import { hashedFile, type PageFile } from '../page/pageFiles.ts';
import { fileKind } from './fileKind.ts';

/** Brand of the operator, ready to be served. */
export interface Brand {
  /** Files by their path, `/brand/logo-1a2b3c.svg`. */
  readonly files: ReadonlyMap<string, PageFile>;
  /** Public part, for `/config.json`. */
  readonly page: PublicBrand;
  /** Applications of the OpenID provider, each with the path or URL of its logo. */
  readonly oidc: ValidConfig['oidc'];
}

const PICTURES = ['svg', 'png', 'jpg', 'webp', 'avif'];
const FONTS = ['woff2', 'woff'];
const MOST_BRAND_FILE_BYTES = 1_048_576;

/**
 * Reads the operator's files into memory. Their kind is told by their content.
 *
 * @param config Configuration whose paths are absolute, or relative to the working folder.
 * @throws {ConfigError} listing every file that is missing, too large or of another kind.
 */
export function readBrand({ brand, publicUrl, oidc }: ValidConfig): Brand {
  const faults: ConfigFault[] = [];
  const files = new Map<string, PageFile>();

  function addFile(option: string, name: string, path: string, kinds: readonly string[]): string {
    const read = readChecked(path, kinds);
    if ('hint' in read) {
      faults.push({ path: option, ...read });
      return '';
    }
    const { bytes, kind } = read;
    const file = hashedFile(bytes, (hash) => `/brand/${name}-${hash}.${kind}`);
    files.set(file.path, file);
    return file.path;
  }
  function add(field: string, path: string, kinds: readonly string[]): string {
    const name = field.replace(/\W.*/, '').toLowerCase();
    return addFile(`brand.${field}`, name, path, kinds);
  }
  function addThemed(field: string, { light, dark }: ThemedPicture): ThemedPicture {
    const first = add(field, light, PICTURES);
    return { light: first, dark: light === dark ? first : add(`${field}.dark`, dark, PICTURES) };
  }

  const { logo, icon, illustration, preview, fonts } = brand;
  const page = publicBrand(brand, {
    ...(logo && { logo: addThemed('logo', logo) }),
    ...(icon !== undefined && { icon: add('icon', icon, PICTURES) }),
    ...(illustration && { illustration: addThemed('illustration', illustration) }),
    ...(illustration === false && { illustration }),
    ...(preview !== undefined && {
      preview: `${publicUrl ?? ''}${add('preview', preview, PICTURES)}`,
    }),
    fonts: fonts.map((font, index) => ({
      ...font,
      file: add(`fonts[${index}].file`, font.file, FONTS),
    })),
  });
  const applications =
    oidc &&
    replaceLogos(oidc, (written, index) =>
      isWebAddress(written)
        ? written
        : addFile(`oidc.clients[${index}].logo`, 'application', written, PICTURES),
    );
  if (faults.length > 0) throw new ConfigError(faults);
  return { files, page, oidc: applications };
}

type Checked =
  | { readonly bytes: Uint8Array<ArrayBuffer>; readonly kind: string }
  | Pick<ConfigFault, 'found' | 'hint'>;

function readChecked(path: string, kinds: readonly string[]): Checked {
  const found = `"${basename(path)}"`;
  try {
    const { size } = statSync(path);
    if (size > MOST_BRAND_FILE_BYTES) {
      return {
        found: `${found} of ${size} bytes`,
        hint: `A file has up to ${MOST_BRAND_FILE_BYTES} bytes.`,
      };
    }
    const bytes = readFileSync(path);
    const kind = fileKind(bytes);
    if (kind !== null && kinds.includes(kind)) return { bytes, kind };
    return {
      found: `${found}, of another kind`,
      hint: `Write the path of a file: ${kinds.join(', ')}.`,
    };
  } catch {
    return { found: `${found}, which cannot be read`, hint: `Is there a file at ${path}?` };
  }
}
