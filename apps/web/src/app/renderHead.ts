import { darkTheme, isLocale, lightTheme, themeDeclarations } from '@mooring/connect';
import { escapeHtml } from '@mooring/internal';
import type { SiteConfig } from '@mooring/page/site';
import { siteAccent } from '../settings/useAccent.ts';

/**
 * Returns the page's HTML with the operator's name, texts, icon, theme and stylesheet in its head.
 * @param html built page in that language
 * @param stylesheet path of `renderStylesheet`'s result
 */
export function renderHead(
  html: string,
  { appName, brand }: SiteConfig,
  locale: string,
  stylesheet: string | undefined,
): string {
  const lead = isLocale(locale) ? brand.home[locale]?.lead : undefined;
  const description = lead ?? /<meta[^>]+name="description"[^>]+content="([^"]*)"/.exec(html)?.[1];
  const shown = lead === undefined ? (description ?? '') : escapeHtml(lead);
  const name = escapeHtml(appName);
  const added = [
    '<link rel="manifest" href="/site.webmanifest" />',
    `<meta property="og:type" content="website" />`,
    `<meta property="og:title" content="${name}" />`,
    `<meta property="og:description" content="${shown}" />`,
    ...(brand.preview === null
      ? []
      : [
          `<meta property="og:image" content="${escapeHtml(brand.preview)}" />`,
          '<meta name="twitter:card" content="summary_large_image" />',
        ]),
    ...(stylesheet === undefined ? [] : [`<link rel="stylesheet" href="${stylesheet}" />`]),
  ];
  return html
    .replace(
      'data-mooring-theme="system"',
      () => `data-mooring-theme="${brand.theme}" data-default-locale="${brand.locale}"`,
    )
    .replace(/<title>[^<]*<\/title>/, () => `<title>${name}</title>`)
    .replace(
      /(<meta[^>]+name="description"[^>]+content=")[^"]*/,
      (_, before: string) => `${before}${shown}`,
    )
    .replace(
      /<link rel="icon"[^>]*>/,
      () =>
        `<link rel="icon" href="${brand.icon}" /><link rel="apple-touch-icon" href="${brand.icon}" />`,
    )
    .replace('</head>', () => `  ${added.join('\n    ')}\n  </head>`);
}

/** Returns the stylesheet of the operator's colours and fonts, for the time before the page's own script. */
export function renderStylesheet({ brand }: SiteConfig): string {
  const faces = brand.fonts.map(
    ({ family, file, weight, italic }) =>
      `@font-face{font-family:"${family}";src:url("${file}");font-weight:${weight};` +
      `font-style:${italic ? 'italic' : 'normal'};font-display:swap}`,
  );
  const { accent, font } = brand;
  if (accent === null && font === null) return faces.join('');
  const { light, dark } = siteAccent(brand);
  const options = font === null ? {} : { font };
  const rules = [
    `.mooring{${themeDeclarations(lightTheme({ ...options, accent: light }))}}`,
    `@media (prefers-color-scheme:dark){.mooring:not([data-mooring-theme=light]){${themeDeclarations(darkTheme({ ...options, accent: dark }))}}}`,
    `.mooring[data-mooring-theme=dark]{${themeDeclarations(darkTheme({ ...options, accent: dark }))}}`,
  ];
  return [...faces, ...rules].join('');
}
