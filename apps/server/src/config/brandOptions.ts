import { locales } from '@mooring/internal';
import * as v from 'valibot';
import { fields, list, pattern, text, toggle, webAddress } from './fields.ts';

const LANGUAGE = `Write a language of the page: ${locales.join(', ')}.`;

/** Values by language of the page. */
function byLanguage<Item extends v.GenericSchema>(item: Item, hint: string) {
  return v.record(v.picklist(locales, LANGUAGE), item, hint);
}

const PICTURE = 'Write the path of a picture (SVG, PNG, JPEG, WebP or AVIF).';
const picture = text(PICTURE, 'path');
const picturePair = fields(
  { light: picture, dark: picture },
  'Write a path, or { light, dark } with a path for each theme.',
);
/** Picture for both themes, or one for each. */
const themedPicture = v.pipe(
  v.lazy((input) => (typeof input === 'string' ? picture : picturePair)),
  v.transform((written) =>
    typeof written === 'string' ? { light: written, dark: written } : written,
  ),
  v.description('path, or `{ light, dark }`'),
);

const COLOUR = 'Write a colour as #rrggbb, or { light, dark } with one for each theme.';
const colour = pattern(/^#[\da-f]{6}$/i, 'colour', COLOUR);
const colours = fields({ light: colour, dark: colour }, COLOUR);
const accent = v.pipe(
  v.lazy((input) => (typeof input === 'object' ? colours : colour)),
  v.transform((written) =>
    typeof written === 'string' ? { light: written, dark: written } : written,
  ),
  v.description('`#rrggbb`, or `{ light, dark }`'),
);

const font = fields(
  {
    /** Name by which `font` uses it. */
    family: pattern(
      /^[\w -]{1,60}$/,
      'text',
      'Write the name of the font, in letters, digits and spaces.',
    ),
    /** WOFF2 or WOFF file. */
    file: text('Write the path of a WOFF2 or WOFF file.', 'path'),
    /** Weight, or the range of a variable font: `400`, `'100 900'`. Default: 400. */
    weight: v.optional(
      pattern(/^[1-9]\d{0,2}( [1-9]\d{0,2})?$/, 'text', 'Write a weight, "400" or "100 900".'),
      '400',
    ),
    /** Default: false. */
    italic: v.optional(toggle, false),
  },
  'Write { family, file }, and where needed weight and italic.',
);

/** Text of a heading or a paragraph of the home page. */
const words = (hint: string) =>
  v.pipe(v.string(hint), v.trim(), v.nonEmpty(hint), v.maxLength(400, hint));
const section = v.pipe(
  list(
    fields(
      {
        title: words('Write a heading.'),
        text: words('Write a paragraph of up to 400 characters.'),
      },
      'Write { title, text }.',
    ),
    'Write a list of { title, text }, up to 6, or an empty one for none.',
  ),
  v.maxLength(6, 'Write up to 6 of them.'),
);
const homeTexts = fields(
  {
    headline: v.optional(words('Write a heading of up to 400 characters.')),
    lead: v.optional(words('Write a paragraph of up to 400 characters.')),
    /** Reasons below the introduction. */
    points: v.optional(section),
    /** Steps below the reasons. */
    steps: v.optional(section),
  },
  'Write { headline, lead, points, steps }, any of them.',
);

const LINK_HINT =
  'Write the http or https address of a page, or one for each language: { en, de }.';
const link = v.optional(
  v.pipe(
    v.lazy((input) =>
      typeof input === 'string'
        ? webAddress(LINK_HINT)
        : byLanguage(webAddress(LINK_HINT), LINK_HINT),
    ),
    v.description('URL, or one for each language'),
  ),
);

/** Name of a font, in pairs of quotes or none: a single one would take the rest of the page's stylesheet with it. */
const fontName = String.raw` *(?:[\w-][\w -]*|"[\w ',-]+"|'[\w ",-]+') *`;
const fontList = new RegExp(`^(?=.{1,200}$)${fontName}(?:,${fontName})*$`);

const brandFields = fields(
  {
    /** Logo beside the name. Default: Mooring's. */
    logo: v.optional(themedPicture),
    /** Icon of the tab and of the installed page, square. Default: Mooring's. */
    icon: v.optional(picture),
    /** Picture of the home page; `false` for none. Default: Mooring's harbour. */
    illustration: v.optional(
      v.pipe(
        v.lazy((input) => (input === false ? v.literal(false) : themedPicture)),
        v.description('path, `{ light, dark }`, or `false`'),
      ),
    ),
    /** Picture of links to the page in messengers and social networks, 1200 × 630 pixels. Default: none. */
    preview: v.optional(picture),
    /** Fill of primary buttons and marks. Default: Mooring's. */
    accent: v.optional(accent),
    /** CSS font-family list: fonts of the visitor's system, and those of `fonts`. Default: the system's. */
    font: v.optional(
      pattern(
        fontList,
        'CSS font-family list',
        'Write a list of fonts, such as "Inter, sans-serif".',
      ),
    ),
    /** Fonts that the page loads from here. Default: none. */
    fonts: v.optional(
      v.pipe(
        list(font, 'Write a list of { family, file, weight, italic }.'),
        v.maxLength(12, 'List up to 12 files.'),
        v.description('list of `{ family, file, weight, italic }`'),
      ),
      [],
    ),
    /** Theme until the visitor chooses one. Default: `system`. */
    theme: v.optional(
      v.pipe(
        v.picklist(['system', 'light', 'dark'], 'Write "system", "light" or "dark".'),
        v.description('`system`, `light` or `dark`'),
      ),
      'system',
    ),
    /** Language for visitors whose browser asks for none of the page's. Default: `en`. */
    locale: v.optional(v.pipe(v.picklist(locales, LANGUAGE), v.description('language')), 'en'),
    /** Texts of the home page by language; the others are Mooring's. Default: none. */
    home: v.optional(
      v.pipe(
        byLanguage(homeTexts, 'Write texts by language: { en: { headline, lead } }.'),
        v.description('`{ headline, lead, points, steps }` by language'),
      ),
      {},
    ),
    /** Links in the footer of each page. Default: none. */
    links: v.optional(
      fields(
        { imprint: link, privacy: link, terms: link, support: link },
        'Write { imprint, privacy, terms, support }, any of them.',
      ),
      {},
    ),
  },
  'Write { logo, icon, accent, home, links, … }, any of them.',
);

/** Page of the site, by its name in the configuration. */
export const PAGES = ['home', 'send', 'activity', 'multisig', 'sessions', 'settings'] as const;

/** Options of what the operator's visitors see. */
export const brandOptions = {
  /** Look, texts and links of the operator. */
  brand: v.optional(brandFields, {}),
  /** Pages in the order of the navigation. Default: all. */
  pages: v.optional(
    v.pipe(
      list(
        v.picklist(PAGES, `Write pages of the site: ${PAGES.join(', ')}.`),
        'Write a list of pages, such as ["home", "send"].',
      ),
      v.check((names) => names.includes('home'), 'List "home" too: it is what / shows.'),
      v.check((names) => new Set(names).size === names.length, 'List each page once.'),
      v.description('list of `home`, `send`, `activity`, `multisig`, `sessions`, `settings`'),
    ),
    [...PAGES],
  ),
  /** Wallets offered besides those in the visitor's browser, by id, in this order. Default: the most used ones. */
  wallets: v.optional(
    v.pipe(
      list(
        pattern(/^\w{1,60}$/, 'wallet id', 'Write the id of a wallet, such as "metamask".'),
        'Write a list of wallet ids, such as ["metamask", "rainbow"].',
      ),
      v.nonEmpty('List at least one wallet, or leave the option out.'),
      v.maxLength(60, 'List up to 60 wallets.'),
      v.check((ids) => new Set(ids).size === ids.length, 'List each wallet once.'),
      v.description('wallet ids'),
    ),
  ),
};

/** Options for search engines and researchers, which the page does not read. */
export const publicFileOptions = {
  /** Lets search engines list the page. Default: true. */
  searchEngines: v.optional(toggle, true),
  /** Where to report a vulnerability, for `/.well-known/security.txt`. Default: none, no such file. */
  securityContact: v.optional(
    pattern(
      /^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/,
      'URL',
      'Write "mailto:security@example.org", or an https address.',
    ),
  ),
  /**
   * Token lists (tokenlists.org) with the tokens whose balances are shown, besides those of `networks`: https URLs,
   * read at start, or paths. Default: none.
   */
  tokenLists: v.optional(
    v.pipe(
      list(
        text('Write the https address of a token list, or the path of a file.', 'URL'),
        'Write a list of addresses or paths of token lists.',
      ),
      v.maxLength(8, 'List up to 8 token lists.'),
      v.description('https URLs or paths'),
    ),
    [],
  ),
};
