import { createApp } from '../../app.ts';
import { brandWarnings } from '../../brand/brandWarnings.ts';
import { webManifest } from '../../brand/publicFiles.ts';
import { readBrand } from '../../brand/readBrand.ts';
import type { ValidConfig } from '../../config/configSchema.ts';
import { loadConfig } from '../../config/loadConfig.ts';
import { publicConfig } from '../../config/publicConfig.ts';
import type { Environment } from '../../config/readVariable.ts';
import { openDatabase } from '../../database/openDatabase.ts';
import { checkSite } from '../../page/checkSite.ts';
import { type Fetch, type RunningServer, serve } from '../../serving/serve.ts';
import { frameScript, PREVIEW_SCRIPT, PREVIEW_STYLE } from './previewFiles.ts';
import { type PreviewLanguage, previewPage } from './previewPage.ts';

/** Preview of a brand, served on this machine alone. */
export interface Preview {
  readonly url: string;
  /** Warnings about the brand, which its page shows too. */
  readonly warnings: readonly string[];
  stop(): Promise<void>;
}

const HOST = '127.0.0.1';
/** Address that no node answers at: a preview asks none. */
const NO_NODE = { url: 'http://127.0.0.1:9', name: 'none' };

/**
 * Serves a page that shows the brand of a configuration: each page of the site in each configured language and both
 * themes, its head, manifest and picture of links. Needs no database and no nodes.
 *
 * Each theme and language has a free port of its own, as a browser keeps a visitor's choice by origin; these may be
 * framed by the preview alone.
 *
 * @param options.port Port of the preview, 0 for a free one.
 * @throws {ConfigError} when the configuration has faults, or a file of the brand cannot be used.
 * @throws {PageNotBuiltError} when the page's folder has no built page.
 */
export async function startPreview(options: {
  configFile: string | null;
  environment: Environment;
  pageFolder: string;
  port: number;
}): Promise<Preview> {
  const { configFile, environment, pageFolder, port } = options;
  const { config } = await loadConfig({ file: configFile, environment });
  await checkSite(pageFolder, config);
  const { page: brand } = readBrand(config);
  const warnings = brandWarnings(config);
  const database = await openDatabase('memory', () => {});
  const servers: RunningServer[] = [];
  async function listen(answer: Fetch, onPort = 0): Promise<string> {
    const server = await serve({ app: { fetch: answer }, host: HOST, port: onPort });
    servers.push(server);
    return server.url;
  }
  async function stop(): Promise<void> {
    await Promise.all(servers.map((server) => server.stop()));
    await database.close();
  }
  try {
    let html = '';
    let site: Fetch = async () => new Response(null, { status: 503 });
    const url = await listen(
      (request, peer) => answerPreview(request, html, () => site(request, peer)),
      port,
    );
    const shown = withoutNodes({ ...config, frameAncestors: [url] });
    const app = createApp({ config: shown, page: { folder: pageFolder }, database, log() {} });
    await app.ready;
    site = app.fetch;
    const languages: PreviewLanguage[] = [];
    for (const language of listLanguages(config)) {
      const headers = { 'accept-language': language, accept: 'text/html' };
      const home = await app.fetch(new Request(url, { headers }));
      languages.push({
        language,
        html: await home.text(),
        origins: {
          light: await listen(answerFrame(app.fetch, 'light', language)),
          dark: await listen(answerFrame(app.fetch, 'dark', language)),
        },
      });
    }
    const { pages } = publicConfig(shown, { local: false, hasSignIn: true });
    html = previewPage({
      appName: config.appName,
      warnings,
      paths: pages.map((page) => (page === 'home' ? '/' : `/${page}`)),
      icon: brand.icon,
      picture: brand.preview === null ? null : brand.preview.replace(/^.*(?=\/brand\/)/, ''),
      manifest: JSON.stringify(webManifest(config, brand), null, 2),
      languages,
    });
    return { url, warnings, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Languages that a configuration has texts or addresses for, that of its other visitors first. */
function listLanguages({ brand }: ValidConfig): readonly string[] {
  const { locale, home, links } = brand;
  const ofLinks = Object.values(links).flatMap((link) =>
    typeof link === 'object' ? Object.keys(link) : [],
  );
  return [...new Set([locale, ...Object.keys(home), ...ofLinks])];
}

/** Configuration that connects to nothing. */
function withoutNodes({ networks, ...rest }: ValidConfig): ValidConfig {
  const [first, ...others] = networks;
  const unplug = (network: typeof first) => ({ ...network, upstreams: [NO_NODE] });
  return { ...rest, networks: [unplug(first), ...others.map(unplug)] };
}

/** Policy of the preview's own page: it shows pictures of the site, and frames it at ports of this machine. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  `frame-src http://${HOST}:*`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Answers with the preview's own files; with pictures of the site for other paths. */
async function answerPreview(
  request: Request,
  html: string,
  answerSite: () => Promise<Response>,
): Promise<Response> {
  const own: Readonly<Record<string, readonly [type: string, text: string]>> = {
    '/': ['text/html', html],
    '/preview.css': ['text/css', PREVIEW_STYLE],
    '/preview.js': ['text/javascript', PREVIEW_SCRIPT],
  };
  const { pathname } = new URL(request.url);
  const file = own[pathname];
  if (file === undefined) return answerSite();
  const [type, text] = file;
  const headers = {
    'content-type': `${type}; charset=utf-8`,
    'cache-control': 'no-store',
    'content-security-policy': POLICY,
    'x-content-type-options': 'nosniff',
  };
  return new Response(text, { headers });
}

/** Answers as the site does, to a visitor who has chosen a theme and a language. */
function answerFrame(site: Fetch, theme: 'light' | 'dark', language: string): Fetch {
  return async (request, peer) => {
    if (request.method !== 'GET') return site(request, peer);
    const { pathname } = new URL(request.url);
    const headers = new Headers(request.headers);
    headers.set('accept-language', language);
    if (pathname !== '/before.js') return site(new Request(request.url, { headers }), peer);
    const script = await site(new Request(request.url), peer);
    return new Response(`${frameScript(theme, language)}${await script.text()}`, {
      headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' },
    });
  };
}
