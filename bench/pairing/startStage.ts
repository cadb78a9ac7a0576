import { startRelay } from '@mooring/devnet';
import { chromium } from '@playwright/test';
import { findChromium } from '../../e2e/browsers/findChromium.ts';
import { type BuiltPage, buildPage, servePages } from './servePages.ts';
import { type OtherHosts, type Visit, visit } from './visit.ts';

const names = ['bare', 'bareWagmi', 'mooring', 'provider', 'providerWagmi'] as const;

/** Page of `pages`. */
export type PageName = (typeof names)[number];

export type Stage = Awaited<ReturnType<typeof startStage>>;

/** Built and served pages, the devnet's relay, and a real Chromium. */
export async function startStage() {
  const pages = new Map<string, BuiltPage>();
  for (const name of names) pages.set(name, await buildPage(name));
  const served = await servePages(pages);
  const relay = await startRelay();
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const ours = new Set([new URL(served.origin).host, new URL(relay.url).host]);

  return {
    /** Number of files in the build of a page. */
    built: (name: PageName) => pages.get(name)?.files.size ?? 0,
    /** Gzipped bytes of each of the page's own files that a visit loaded. */
    loaded: (name: PageName, { requests }: Visit): readonly number[] =>
      requests.flatMap(({ origin, pathname }) => {
        const file = pages.get(name)?.files.get(pathname.slice(`/${name}/`.length));
        return origin === served.origin && file ? [file.weight] : [];
      }),
    /** Requests to hosts other than the page's own and the relay. */
    elsewhere: ({ requests }: Visit): readonly URL[] =>
      requests.filter(({ host }) => !ours.has(host)),
    /** @throws {Error} when the painted link is not the one proposed over the relay */
    async visit(name: PageName, hosts: OtherHosts): Promise<Visit> {
      const address = new URL(`${served.origin}/${name}/`);
      address.searchParams.set('relay', relay.url);
      const made = await visit(browser, address, hosts);
      const topic = /^wc:([0-9a-f]{64})@2\?/.exec(made.uri)?.[1];
      const isBare = name === 'bare' || name === 'bareWagmi';
      if (!isBare && (!topic || relay.seen.at(-1)?.topic !== topic))
        throw new Error(`${name}: the QR code has no link the relay knows.`);
      return made;
    },
    async stop(): Promise<void> {
      await browser.close();
      await relay.stop();
      served.stop();
    },
  };
}
