import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PublicConfig } from '../config/publicConfig.ts';
import { compressed, hashedFile, type PageFile } from './pageFiles.ts';

/** File beside the built page that renders it; never served, as a dotfile. */
const RENDERER = '.render/renderFirstView.js';

/** Module of the built page: its own code, run on the server. */
interface Renderer {
  /** HTML of the page with the view of a visitor who is not connected. */
  renderFirstView(html: string, config: PublicConfig, language: string): Promise<string>;
  /** HTML with the operator's name, texts, icon and stylesheet in its head. */
  renderHead(
    html: string,
    config: PublicConfig,
    language: string,
    stylesheet: string | undefined,
  ): string;
  /** Stylesheet of the operator's colours and fonts; empty without any. */
  renderStylesheet(config: PublicConfig): string;
  /** Fields that the page does not know, with the known values. Pages of older builds have none. */
  findSiteFaults?(config: PublicConfig): readonly { path: string; known: readonly string[] }[];
}

/** Renders the built page for a site. */
interface PageRenderer {
  /** Page in a language, with its first view if it is the home page; null when it cannot be rendered. */
  render(
    page: PageFile,
    config: PublicConfig,
    language: string,
    view: 'home' | 'empty',
  ): Promise<PageFile | null>;
  /** Resolves when the renderer is loaded, or failed. */
  readonly loaded: Promise<void>;
  /** Stylesheet of the brand; null without one. */
  stylesheet(config: PublicConfig): Promise<PageFile | null>;
}

/** Loads the renderer of a built page; null when it was built without one. */
export function loadRenderer(folder: string): Promise<Renderer> | null {
  const file = join(folder, RENDERER);
  return existsSync(file) ? import(pathToFileURL(file).href) : null;
}

/**
 * Creates the renderer of a built page, which is loaded at once. Each page is rendered once for each configuration and
 * language. Without it, or if rendering fails, the page is sent as it was built, and the browser renders it.
 *
 * @returns null when the page was built without a renderer.
 */
export function createPageRenderer(
  folder: string,
  onError: (error: unknown) => void,
): PageRenderer | null {
  const loading = loadRenderer(folder);
  if (loading === null) return null;
  const renderer: Promise<Renderer> = loading;
  // Reported with each page.
  const loaded = renderer.then(
    () => {},
    () => {},
  );
  const orNull = (error: unknown) => {
    onError(error);
    return null;
  };

  const stylesheets = new Map<PublicConfig, Promise<PageFile | null>>();
  const pages = new Map<PublicConfig, Map<string, Promise<PageFile | null>>>();

  function stylesheet(config: PublicConfig): Promise<PageFile | null> {
    return getOrSet(stylesheets, config, () => renderStylesheet(config).catch(orNull));
  }

  async function renderStylesheet(config: PublicConfig): Promise<PageFile | null> {
    const css = (await renderer).renderStylesheet(config);
    if (css === '') return null;
    return hashedFile(new TextEncoder().encode(css), (hash) => `/brand/style-${hash}.css`);
  }

  async function renderPage(
    page: PageFile,
    config: PublicConfig,
    language: string,
    view: 'home' | 'empty',
  ): Promise<PageFile> {
    const { renderFirstView, renderHead } = await renderer;
    const built = new TextDecoder().decode(page.bytes);
    const html = renderHead(built, config, language, (await stylesheet(config))?.path);
    const whole = view === 'home' ? await renderFirstView(html, config, language) : html;
    return compressed(page.path, new TextEncoder().encode(whole));
  }

  return {
    loaded,
    stylesheet,
    render(page, config, language, view) {
      const rendered = getOrSet(pages, config, () => new Map<string, Promise<PageFile | null>>());
      return getOrSet(rendered, `${view} ${language}`, () =>
        renderPage(page, config, language, view).catch(orNull),
      );
    },
  };
}

function getOrSet<Key, Value>(map: Map<Key, Value>, key: Key, create: () => Value): Value {
  const known = map.get(key);
  if (known !== undefined) return known;
  const value = create();
  map.set(key, value);
  return value;
}
