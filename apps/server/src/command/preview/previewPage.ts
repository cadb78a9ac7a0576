import { escapeHtml } from '@mooring/internal';

/** Site in one language, as the preview shows it. */
export interface PreviewLanguage {
  readonly language: string;
  /** HTML of the home page. */
  readonly html: string;
  /** Origins that serve the site in this language, by theme. */
  readonly origins: { readonly light: string; readonly dark: string };
}

/** Content of the preview. */
export interface PreviewContent {
  readonly appName: string;
  readonly warnings: readonly string[];
  /** Paths of the pages. */
  readonly paths: readonly string[];
  readonly icon: string;
  /** Path of the picture of links; null for none. */
  readonly picture: string | null;
  readonly manifest: string;
  readonly languages: readonly PreviewLanguage[];
}

/** Returns the HTML of the preview: the operator's brand in each language and both themes. */
export function previewPage(content: PreviewContent): string {
  const { appName, warnings, languages, manifest } = content;
  const name = escapeHtml(appName);
  const links = languages.map(
    ({ language }) => `<a href="#${language}">${escapeHtml(languageName(language))}</a>`,
  );
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Preview of ${name}</title>
    <link rel="icon" href="${escapeHtml(content.icon)}" />
    <link rel="stylesheet" href="/preview.css" />
    <script src="/preview.js" defer></script>
  </head>
  <body>
    <main>
      <h1>Preview of <bdi>${name}</bdi></h1>
      <p>Your brand as visitors see it. This preview answers only this machine, stores nothing, and reads no network.
        After a change of the configuration, start it again.</p>
      <nav aria-label="Languages">${links.join(' ')}</nav>
      <h2>Warnings</h2>
      ${
        warnings.length === 0
          ? '<p>None.</p>'
          : `<ul class="warnings">${warnings.map((text) => `<li>${escapeHtml(text)}</li>`).join('')}</ul>`
      }
      ${languages.map((one) => languageSection(content, one)).join('\n')}
      <h2>Web manifest</h2>
      <pre tabindex="0" role="region" aria-label="Web manifest">${escapeHtml(manifest)}</pre>
    </main>
  </body>
</html>
`;
}

const THEMES = ['light', 'dark'] as const;

function languageSection(
  { paths, icon, picture, appName }: PreviewContent,
  { language, html, origins }: PreviewLanguage,
): string {
  const name = escapeHtml(languageName(language));
  // Escaped as in the page's HTML.
  const title = /property="og:title" content="([^"]*)"/.exec(html)?.[1] ?? escapeHtml(appName);
  const description = /property="og:description" content="([^"]*)"/.exec(html)?.[1] ?? '';
  const head = /<head>([\s\S]*?)<\/head>/.exec(html)?.[1] ?? '';
  const frames = paths.map(
    (path) => `<h3>${path}</h3>
      <div class="pair">${THEMES.map(
        (theme) => `<figure>
        <figcaption><img src="${escapeHtml(icon)}" alt="" /><span data-title>${title}</span> <span>(${theme})</span></figcaption>
        <iframe loading="lazy" src="${origins[theme]}${path}" title="${path}, ${name}, ${theme}"></iframe>
      </figure>`,
      ).join('')}</div>`,
  );
  return `<section id="${language}" aria-label="${name}">
      <h2>${name}</h2>
      <h3>Link in a messenger</h3>
      <div class="card">
        ${picture === null ? '' : `<img src="${escapeHtml(picture)}" alt="Picture of links" />`}
        <p><strong dir="auto">${title}</strong></p>
        <p dir="auto">${description}</p>
      </div>
      ${frames.join('\n')}
      <h3>Head of the page</h3>
      <pre tabindex="0" role="region" aria-label="Head of the page, ${name}">${escapeHtml(head.trim())}</pre>
    </section>`;
}

const languageNames = new Intl.DisplayNames('en', { type: 'language' });

function languageName(language: string): string {
  return languageNames.of(language) ?? language;
}
