import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startPreview } from './startPreview.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mooring-preview-'));
  await mkdir(join(folder, 'page'));
  await writeFile(
    join(folder, 'page/index.html'),
    '<html><head><title>Mooring</title></head></html>',
  );
  await writeFile(join(folder, 'page/before.js'), 'run();');
});
afterAll(() => rm(folder, { recursive: true }));

async function start(config: object, page = 'page') {
  const configFile = join(folder, 'mooring.config.json');
  const networks = [{ id: 1, upstreams: ['http://127.0.0.1:10/KEY'] }];
  await writeFile(configFile, JSON.stringify({ networks, ...config }));
  return startPreview({ configFile, environment: {}, pageFolder: join(folder, page), port: 0 });
}

const read = async (url: string) => (await fetch(url)).text();

it('startPreview shows the languages of texts and links, that of other visitors first', async () => {
  const { url, warnings, stop } = await start({
    appName: 'Fish & <Chips>',
    brand: {
      accent: '#ffe000',
      locale: 'de',
      home: { ar: { headline: 'خزينة' } },
      links: { imprint: { fr: 'https://acme.example' } },
    },
  });
  const html = await read(url);
  expect([...html.matchAll(/<section id="([\w-]+)"/g)].map(([, language]) => language)).toEqual([
    ...['de', 'ar', 'fr'],
  ]);
  expect(html).toContain('<title>Preview of Fish &amp; &lt;Chips&gt;</title>');
  expect(html).not.toContain('<Chips>');
  expect(warnings).toEqual([expect.stringMatching(/#ffe000 .* light theme/)]);
  expect(html).toContain('#ffe000 has a contrast of');
  await stop();
});

it('startPreview chooses theme and language in a frame, before the script of its page', async () => {
  const { url, stop } = await start({ brand: { locale: 'fr' } });
  const html = await read(url);
  const [light = '', dark = ''] = [...html.matchAll(/src="(http:[^"]+)"/g)].map(([, src]) => src);
  const script = await read(new URL('/before.js', dark).href);
  expect(script).toMatch(/'mooring\.theme', "dark"[\s\S]*'mooring\.locale', "fr"[\s\S]*run\(\);$/);
  expect(await read(new URL('/before.js', light).href)).toContain('"light"');
  await stop();
});

it('startPreview stores nothing', async () => {
  const { stop } = await start({});
  await stop();
  expect((await readdir(folder)).sort()).toEqual(['mooring.config.json', 'page']);
});

it.each([
  [{ brand: { logo: 'none.svg' } }, 'page', /brand\.logo: found "none\.svg"/],
  [{ brand: { accent: 'red' } }, 'page', /brand\.accent/],
  [{}, 'none', /The page is not built/],
])('startPreview throws for %j with the page %s', async (config, page, message) => {
  await expect(start(config, page)).rejects.toThrow(message);
});
