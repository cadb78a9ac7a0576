import { refusalOfError, refusalResponse, StoreUnavailableError } from '@mooring/sign-in/server';
import { Hono } from 'hono';
import { parseAccept } from 'hono/utils/accept';
import type { PublicConfig } from '../config/publicConfig.ts';
import type { PageFileStore } from './createPageFileStore.ts';
import { createPageRenderer } from './createPageRenderer.ts';
import { createKeptFiles } from './keptFiles.ts';
import { contentType, type PageFile, type Representation, readPageFiles } from './pageFiles.ts';
import { matchLanguage } from './pageLanguage.ts';

/** The site, as its page is rendered for a request. */
interface Site {
  /** Public configuration; the same object each time, for the same site. */
  configFor(request: Request): PublicConfig;
  /** Configuration with sign-in. Every configuration has the same look. */
  readonly config: PublicConfig;
  /** Files of the operator's brand, by path. */
  readonly brandFiles: ReadonlyMap<string, PageFile>;
  /** Language of visitors whose browser asks for none of the page's. */
  readonly defaultLanguage: string;
  /** Store of the files of other releases; undefined to serve this release's alone. */
  readonly fileStore: PageFileStore | undefined;
  /** Called when the page could not be rendered, or its files could not be stored. */
  onError(error: unknown): void;
}

/** Routes of a page; `ready` resolves when its first view can be rendered without delay, and its files are stored. */
export interface PageRoutes {
  routes: Hono;
  ready: Promise<void>;
}

/** HTML of the page in another language than English: `/index.zh-HK.html`. */
const LOCALIZED = /^\/index\.([\w-]+)\.html$/;

/**
 * Creates the routes of a built page: its files, its pages, and 404. Files under /assets/ and /brand/ have a hash in their
 * name and are cached for a year; everything else is revalidated each time, mostly with 304. The HTML is sent in the
 * language of `Accept-Language`, if it was built, with the operator's brand; that of the home page contains its first
 * view. Files that only another release has are those of its store.
 *
 * @param site without it, the page is sent as it was built
 * @throws {PageNotBuiltError} when the folder has no built page.
 */
export function createPageRoutes(folder: string, site?: Site): PageRoutes {
  const files = readPageFiles(folder);
  const pages = new Map<string, PageFile>();
  for (const [path, file] of files) {
    const language = path === '/index.html' ? 'en' : LOCALIZED.exec(path)?.[1];
    if (language !== undefined) pages.set(language, file);
  }
  const languages = [...pages.keys()];
  const languageFor = ({ headers }: Request) =>
    matchLanguage(headers.get('accept-language'), languages) ?? site?.defaultLanguage ?? 'en';

  const isPage = (path: string) =>
    PAGE_ROUTES.includes(path) || (site?.config.oidc === true && OIDC_PAGE.test(path));

  const renderer = site ? createPageRenderer(folder, site.onError) : null;
  const stylesheetFor = async (config: PublicConfig) =>
    (await renderer?.stylesheet(config)) ?? null;
  const kept = site?.fileStore && createKeptFiles(site.fileStore);
  async function sendPage(request: Request, status: 200 | 404, view: 'home' | 'empty' = 'empty') {
    const language = languageFor(request);
    const page = pages.get(language);
    if (page === undefined) return notFoundResponse();
    const rendered =
      site && (await renderer?.render(page, site.configFor(request), language, view));
    return sendFile(request, rendered ?? page, status);
  }
  async function answer(request: Request): Promise<Response> {
    const path = decodedPath(request);
    if (path === null) return notFoundResponse();
    if (path === '/') return sendPage(request, 200, 'home');
    if (path === '/index.html' || isPage(path)) return sendPage(request, 200);
    const file = files.get(path) ?? site?.brandFiles.get(path);
    if (file !== undefined && !LOCALIZED.test(path)) return sendFile(request, file, 200);
    const stylesheet = site && (await stylesheetFor(site.config));
    if (stylesheet?.path === path) return sendFile(request, stylesheet, 200);
    const bare = path.replace(/\/$/, '');
    if (isPage(bare)) {
      return new Response(null, { status: 308, headers: { location: bare } });
    }
    const other = await kept?.find(path).catch(unavailable);
    if (other instanceof Response) return other;
    if (other) return sendFile(request, other, 200);
    const isPlace = !path.startsWith('/assets/') && !/\.[^/]*$/.test(path);
    // Without the header anything is accepted (RFC 9110).
    const accepted = request.headers.get('accept') ?? '*/*';
    if (isPlace && accepts(accepted, 'text/html', 'text/*', '*/*')) return sendPage(request, 404);
    return notFoundResponse();
  }
  async function keepFiles() {
    if (!kept) return;
    const stylesheet = await stylesheetFor(site.config);
    const own = [...files.values(), ...site.brandFiles.values()];
    await kept.keep(stylesheet ? [...own, stylesheet] : own).catch(site.onError);
  }
  const ready = Promise.all([renderer?.loaded, keepFiles()]).then(() => {});
  const routes = new Hono().get('*', ({ req }) => answer(req.raw));
  return { routes, ready };
}

/** 404 response. Not cached: the file may exist after the next build. */
export function notFoundResponse(): Response {
  return new Response('Not found\n', {
    status: 404,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });
}

/**
 * 503 response for a file that may be in the store.
 *
 * @throws the error, when the store is available.
 */
function unavailable(error: unknown): Response {
  if (!(error instanceof StoreUnavailableError)) throw error;
  return refusalResponse(refusalOfError(error));
}

/** Path of a request, percent-decoded once; null when malformed. */
function decodedPath(request: Request): string | null {
  try {
    return decodeURIComponent(new URL(request.url).pathname);
  } catch {
    return null;
  }
}

function sendFile(request: Request, file: PageFile, status: 200 | 404): Response {
  const { chosen, coding } = choose(request.headers.get('accept-encoding') ?? '', file);
  const headers = new Headers({
    'cache-control': cacheControl(file.path, status),
    etag: chosen.etag,
    vary: file.path.endsWith('.html') ? 'accept-encoding, accept-language' : 'accept-encoding',
  });
  if (status === 200 && matchesEtag(request.headers.get('if-none-match'), chosen.etag)) {
    return new Response(null, { status: 304, headers });
  }
  headers.set('content-type', contentType(file.path));
  headers.set('content-length', String(chosen.bytes.byteLength));
  if (coding !== null) headers.set('content-encoding', coding);
  return new Response(chosen.bytes, { status, headers });
}

function choose(
  accepted: string,
  file: PageFile,
): { chosen: Representation; coding: 'br' | 'gzip' | null } {
  if (file.brotli !== null && accepts(accepted, 'br')) {
    return { chosen: file.brotli, coding: 'br' };
  }
  if (file.gzip !== null && accepts(accepted, 'gzip')) {
    return { chosen: file.gzip, coding: 'gzip' };
  }
  return { chosen: file, coding: null };
}

function cacheControl(path: string, status: number): string {
  if (status === 404) return 'no-store';
  return /^\/(?:assets|brand)\//.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache';
}

/** If-None-Match compares weakly: a proxy may have prefixed our ETag with W/ (RFC 9110, 13.1.2). */
function matchesEtag(header: string | null, etag: string): boolean {
  if (header === null) return false;
  const tags = header.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes('*') || tags.includes(etag);
}

/** Returns true if an `Accept…` header accepts a name: of `names`, the first one that it lists decides. */
function accepts(header: string, ...names: readonly string[]): boolean {
  const listed = parseAccept(header);
  const weights = names.map((name) => listed.find(({ type }) => type.toLowerCase() === name)?.q);
  return (weights.find((weight) => weight !== undefined) ?? 0) > 0;
}

/** Routes of the page. Other paths get the page with status 404. */
export const PAGE_ROUTES: readonly string[] = [
  '/',
  '/send',
  '/activity',
  '/multisig',
  '/sessions',
  '/settings',
  '/recovery',
];

/** Pages of sign-in to other applications: a request by its id, and the sign-out that an application asks for. */
const OIDC_PAGE = /^\/(?:authorize\/[\w-]{1,64}|sign-out(?:\/refused)?)$/;

/**
 * Manifest a Safe host shows before it opens the page. The host fetches it from its own origin: the only
 * response of this server with CORS for every origin.
 */
export function safeManifest(appName: string, icon: string): Response {
  const manifest = {
    name: appName,
    description: 'See what your Safe holds, send it, and follow every transaction.',
    iconPath: icon.slice(1),
  };
  return Response.json(manifest, {
    headers: { 'access-control-allow-origin': '*', 'cache-control': 'no-cache' },
  });
}
