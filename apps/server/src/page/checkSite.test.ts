import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parseConfig } from '../config/parseConfig.ts';
import { checkSite } from './checkSite.ts';

const networks = [{ id: 1, upstreams: ['https://rpc.example.org/KEY'] }];
/** Renderer of a page that knows two wallets, and no green. */
const RENDERER = `const known = ['metamask', 'rainbow'];
export const findSiteFaults = ({ wallets, brand }) => [
  ...(wallets ?? []).flatMap((id, index) =>
    known.includes(id) ? [] : [{ path: 'wallets[' + index + ']', known }]),
  ...(brand.accent?.light === '#00ff00' ? [{ path: 'brand.accent.light', known: [] }] : []),
];`;
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mooring-site-'));
  for (const [name, content] of [
    ['new', RENDERER],
    ['old', 'export const renderHead = () => "";'],
    ['broken', 'throw new Error("broken");'],
  ] as const) {
    await mkdir(join(folder, name, '.render'), { recursive: true });
    await writeFile(join(folder, name, '.render/renderFirstView.js'), content);
  }
});
afterAll(() => rm(folder, { recursive: true }));

const check = (config: object, page = 'new') =>
  checkSite(join(folder, page), parseConfig({ networks, ...config }));

it.each([[{}], [{ wallets: ['rainbow', 'metamask'] }], [{ brand: { accent: '#ff0000' } }]])(
  'checkSite resolves for %j',
  async (config) => {
    await expect(check(config)).resolves.toBeUndefined();
  },
);

it.each([
  [
    { wallets: ['metmask'] },
    /wallets\[0\]: found "metmask", .*mean "metamask"\? It knows metamask, rainbow\./,
  ],
  [{ wallets: ['metamask', 'MetaMask'] }, /wallets\[1\]: .*mean "metamask"\?/],
  [
    { wallets: ['zzzzzz'] },
    /wallets\[0\]: found "zzzzzz", which is no wallet of the page\. It knows/,
  ],
  [{ wallets: ['zzzzzz'], brand: { accent: '#00ff00' } }, /has 2 errors/],
  [{ brand: { accent: '#00ff00' } }, /brand\.accent\.light: .*page cannot read/],
])('checkSite throws for %j', async (config, message) => {
  await expect(check(config)).rejects.toThrow(message);
});

it.each(['old', 'broken', 'none'])(
  'checkSite checks nothing with a page that is %s',
  async (page) => {
    await expect(check({ wallets: ['metmask'] }, page)).resolves.toBeUndefined();
  },
);
