// Markdown of the repository as it is, made into pages: links, anchors and tables.
import type { MarkdownEnv, MarkdownRenderer } from 'vitepress';
import { findPageAddress } from './pages.ts';

/** Anchor of a heading, as code hosts make it, so that links work there and here. */
export function slugOf(heading: string): string {
  return heading
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{Letter}\p{Mark}\p{Number}\p{Connector_Punctuation}\s-]/gu, '')
    .replaceAll(' ', '-');
}

/**
 * Directs links between documents to their pages. A link to another file of the repository becomes its text.
 * @param sourceOf the document, from the repository's root, of a file's path
 * @param sources all documents that are pages
 */
export function directLinks(
  md: MarkdownRenderer,
  sourceOf: (path: string) => string,
  sources: ReadonlySet<string>,
): void {
  md.core.ruler.push('mooring_links', ({ tokens, env }) => {
    const { realPath, path }: Partial<MarkdownEnv> = env;
    const file = realPath ?? path;
    // A title that is rendered by itself has none.
    if (!file) return;
    const source = sourceOf(file);
    for (const { children } of tokens) {
      let isDropped = false;
      for (const token of children ?? []) {
        const href = token.attrGet('href');
        if (token.type === 'link_open' && href && !/^(?:[a-z]+:|#|\/)/.test(href)) {
          const address = findPageAddress(href, source, sources);
          isDropped = address === undefined;
          if (address) token.attrSet('href', address);
        }
        if (isDropped && /^link_/.test(token.type)) {
          isDropped = token.type === 'link_open';
          token.tag = 'span';
          token.attrs = null;
          token.type = 'text';
          token.content = '';
        }
      }
    }
  });
}

/**
 * Aligns cells of tables by class, since style attributes are refused by the content security policy, and makes
 * empty headers plain cells.
 */
export function accessibleTables(md: MarkdownRenderer): void {
  md.core.ruler.push('mooring_tables', ({ tokens }) => {
    for (const [index, token] of tokens.entries()) {
      const align = /^text-align:(\w+)$/.exec(token.attrGet('style') ?? '')?.[1];
      if (align) {
        token.attrs = (token.attrs ?? []).filter(([name]) => name !== 'style');
        token.attrJoin('class', `align-${align}`);
      }
      const closing = tokens[index + 2];
      if (token.type === 'th_open' && tokens[index + 1]?.content === '' && closing) {
        token.tag = 'td';
        closing.tag = 'td';
      }
    }
  });
}

/** Shows double braces as they are: to the generator they would be an expression of Vue's. */
export function keepBraces(md: MarkdownRenderer): void {
  for (const name of ['text', 'code_inline'] as const) {
    const rule = md.renderer.rules[name];
    md.renderer.rules[name] = (...given) =>
      (rule?.(...given) ?? '').replaceAll('{{', '&#123;&#123;');
  }
}

/** Content of a live example's comment; the rest are settings of the stage. */
interface LiveSettings {
  readonly example?: string;
  readonly of?: string;
  readonly states?: Readonly<Record<string, object>>;
}

/**
 * Live examples: a comment `<!-- live: {"mode":"dark"} -->` in a document becomes the kit with these settings, and one with
 * `"example":"avatar"` a file of `examples/` with its code folded; `"of":"avatar"` folds both. `"states"` are further
 * settings by name, one of which the reader chooses. Where the document is read as Markdown, nothing is seen of it.
 * @param codeOf the code of an example
 */
export function liveExamples(md: MarkdownRenderer, codeOf: (example: string) => string): void {
  md.core.ruler.push('mooring_live_examples', (state) => {
    state.tokens = state.tokens.flatMap((token) => {
      const json = /^<!-- live: (\{.*\}) -->\s*$/s.exec(token.content)?.[1];
      if (token.type !== 'html_block' || json === undefined) return [token];
      const { of, states, ...settings }: LiveSettings = JSON.parse(json);
      const html = (content: string) =>
        Object.assign(new state.Token('html_block', '', 0), { content: `${content}\n` });
      const given = Object.entries({ settings, states })
        .filter(([, value]) => value !== undefined)
        .map(([name, value]) => `${name}="${md.utils.escapeHtml(JSON.stringify(value))}"`);
      const stage = `<LiveExample ${given.join(' ')} />`;
      if (settings.example === undefined) return [html(stage)];
      const code = new state.Token('fence', 'code', 0);
      const [before, summary, folded] = of
        ? ['', `<code>${of}</code> at work`, stage]
        : [stage, 'Code of this example', ''];
      return [
        html(`${before}<details class="live-option"><summary>${summary}</summary>${folded}`),
        Object.assign(code, { info: 'tsx', content: codeOf(settings.example), markup: '```' }),
        html('</details>'),
      ];
    });
  });
}
