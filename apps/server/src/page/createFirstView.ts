import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PublicConfig } from '../config/publicConfig.ts';
import { compressed, type PageFile } from './pageFiles.ts';

/** File beside the built page that renders its first view; never served, as a dotfile. */
const RENDERER = '.render/renderFirstView.js';

interface Renderer {
  /** HTML of the page with the view of a visitor who is not connected. */
  renderFirstView(html: string, config: PublicConfig, language: string): Promise<string>;
}

/** Page in a language with its first view in the HTML; null when it cannot be rendered. */
export type FirstView = (
  page: PageFile,
  config: PublicConfig,
  language: string,
) => Promise<PageFile | null>;

/**
 * Creates the first view of a built page: its home page is rendered once for each configuration and language,
 * on the first request, with a renderer that is loaded now. Without it, or if rendering fails, the browser renders the
 * page.
 *
 * @returns null when the page was built without a renderer; `loaded` resolves when the renderer is loaded, or failed.
 */
export function createFirstView(
  folder: string,
  onError: (error: unknown) => void,
): { view: FirstView; loaded: Promise<void> } | null {
  const file = join(folder, RENDERER);
  if (!existsSync(file)) return null;
  const rendered = new Map<PublicConfig, Map<string, Promise<PageFile | null>>>();
  const renderer = import(pathToFileURL(file).href).catch((error: unknown) => {
    onError(error);
    return null;
  }) as Promise<Renderer | null>;

  async function render(page: PageFile, config: PublicConfig, language: string) {
    try {
      const loaded = await renderer;
      if (loaded === null) return null;
      const { renderFirstView } = loaded;
      const html = await renderFirstView(new TextDecoder().decode(page.bytes), config, language);
      return compressed(page.path, new TextEncoder().encode(html));
    } catch (error) {
      onError(error);
      return null;
    }
  }

  const view: FirstView = (page, config, language) => {
    const views = rendered.get(config) ?? new Map<string, Promise<PageFile | null>>();
    rendered.set(config, views);
    const html = views.get(language) ?? render(page, config, language);
    views.set(language, html);
    return html;
  };
  return { view, loaded: renderer.then(() => undefined) };
}
