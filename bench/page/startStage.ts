import { chromium } from '@playwright/test';
import { findBrowser } from '../../scripts/browser.ts';
import { type BuiltPage, buildPage } from './buildPage.ts';
import { type Circumstances, type OpenPage, openPage } from './openPage.ts';
import { type PageUnderTest, pages } from './pages.ts';
import { servePages } from './servePages.ts';

export type Stage = Awaited<ReturnType<typeof startStage>>;

/** Built and served pages, and a real Chromium that reaches this machine only. */
export async function startStage() {
  const built = new Map<string, BuiltPage>();
  for (const page of pages) built.set(page.name, await buildPage(page));
  const served = await servePages(built);
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
    ],
  });
  return {
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
