import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium } from '../../e2e/browsers/findChromium.ts';
import { root as ours, run } from '../../scripts/run.ts';
import { type BuiltPage, buildPage } from './buildPage.ts';
import { type Circumstances, type OpenPage, openPage } from './openPage.ts';
import type { PageUnderTest } from './pages.ts';
import { type Mounted, servePages } from './servePages.ts';

export type Stage = Awaited<ReturnType<typeof startStage>>;

/**
 * Built and served pages, and a real Chromium that reaches this machine only. Peers are installed first.
 *
 * @param mount servers beside the pages, for the origin they will have
 */
export async function startStage(
  pages: readonly PageUnderTest[],
  mount?: (origin: string) => Promise<Mounted>,
) {
  for (const { root } of pages) if (root !== ours) await install(root);
  const built = new Map<string, BuiltPage>();
  for (const page of pages) built.set(page.name, await buildPage(page));
  const served = await servePages(built, mount);
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
    ],
  });
  return {
    origin: served.origin,
    open: (page: PageUnderTest, circumstances?: Circumstances): Promise<OpenPage> =>
      openPage(browser, `${served.origin}/${page.name}/`, page, circumstances),
    /** Gzipped bytes of the page's own scripts and stylesheets that were requested. */
    weigh({ name }: PageUnderTest, requests: readonly URL[]): number {
      const paths = new Set(requests.map(({ pathname }) => pathname.slice(`/${name}/`.length)));
      return [...paths].reduce((sum, path) => {
        const file = built.get(name)?.files.get(path);
        return sum + (file && /css|javascript/.test(file.type) ? file.gzipped.length : 0);
      }, 0);
    },
    /** Other hosts the page sent requests to. */
    elsewhere: (requests: readonly URL[]): readonly string[] => [
      ...new Set(
        requests
          .filter(({ protocol, origin }) => /^(http|ws)/.test(protocol) && origin !== served.origin)
          .map(({ host }) => host),
      ),
    ],
    async stop(): Promise<void> {
      await browser.close();
      served.stop();
    },
  };
}

/** Installs a peer's lock file without install scripts, unless all that the peer names is there. */
async function install(folder: string): Promise<void> {
  const { dependencies } = JSON.parse(await readFile(resolve(folder, 'package.json'), 'utf8'));
  const names = Object.keys(dependencies);
  if (names.every((name) => existsSync(resolve(folder, 'node_modules', name)))) return;
  console.log(`Installing ${folder}…`);
  const { code } = await run('npm', ['ci', '--ignore-scripts', '--prefix', folder]);
  if (code !== 0) throw new Error(`npm ci failed in ${folder}.`);
}
