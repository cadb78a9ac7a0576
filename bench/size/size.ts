// Measures the gzipped size the kit adds to a page, and fails over budget. Budgets: the button 12 KB over a
// page with React, wagmi and viem; any dialog 20 KB more; a locale 6 KB. Chunks of the Connect dialog: its
// screens with their styles 9 KB, the catalogue 9 KB. The screens' texts are separate files, and count as part of a locale.
// Tables of marks 4 KB, a mark 3 KB; none is part of the first load or of a dialog.
// The screens of accounts without a wallet are apart from the kit: with what they share with dialogs 20 KB, a locale 5 KB.
// Over viem and wagmi, with all chunks: phone wallets 30 KB, a page inside a Safe 8 KB. Browsers without curves of
// their own load those of phone wallets beside that: 16 KB; pages with sign-in what signs in with phones: 3 KB; those
// whose phone gives a reason without a code, the words of a rejection: 1 KB. Accounts without a wallet
// 12 KB over viem and wagmi when a person chooses one, with the connector; what is loaded for some of them later,
// each beyond that: to create an account, and to read the key that a password manager of WebAuthn level 1 does not hand
// over; what an error of the browser means; to find an account on a new device, its owners, signing as one of several, a simulation,
// batches, typed data and a sign-in together with connecting, and the terms of a refund; a recovery by guardians, of any
// Safe, 12 KB. The multisig page is not part of the
// application's first load, and adds at most 160 KB with everything it shares with other pages; its own chunk at
// most 48 KB. Messages for development are in no file.

import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { relative, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { splitTexts } from '../../languages/splitTexts.ts';
import { oldestBrowsers } from '../../lint/oldestBrowsers.ts';

const KB = 1024;
const budgets = {
  button: 12 * KB,
  dialog: 20 * KB,
  locale: 6 * KB,
  screens: 9 * KB,
  table: 9 * KB,
  marks: 4 * KB,
  mark: 3 * KB,
  pairing: 30 * KB,
  pairingParts: {
    'crypto/nobleCurves': 16 * KB,
    'sign-in/authenticate': 3 * KB,
    'session/rejectionText': 1 * KB,
  },
  passkey: 12 * KB,
  passkeyParts: {
    'provider/createAccount': 2 * KB,
    'create/readAttestation': 5 * KB,
    'credential/browserError': 0.5 * KB,
    'find/findAccount': 2.5 * KB,
    'recovery/runningRecoveries': 2.5 * KB,
    'owners/changeOwners': 2.5 * KB,
    'owners/signAsOwner': 2 * KB,
    'guardians/createAccountRecovery': 3 * KB,
    'guardians/guardianCalls': 4 * KB,
    'simulation/simulateCalls': 2.5 * KB,
    'provider/priceRefund': 1.5 * KB,
    'provider/later': 3.5 * KB,
    'submit/postToRelay': 1 * KB,
    'submit/submitOrAsk': 1 * KB,
  },
  recovery: 12 * KB,
  passkeyScreens: 20 * KB,
  passkeyLocale: 5 * KB,
  embedded: 8 * KB,
  multisig: 160 * KB,
  multisigAlone: 48 * KB,
};
const sizePages = import.meta.dirname;
const repository = resolve(import.meta.dirname, '../..');
const application = resolve(import.meta.dirname, '../../apps/web');
/** Page that each message of development names; no production build has one. */
const MISTAKES_PAGE = 'docs/troubleshooting.md';
/** Built files with such a message. */
const mistakes: string[] = [];
/** Dependencies every page that connects wallets has. */
const wallets = /^(viem|wagmi|@wagmi)(\/|$)/;

interface File {
  readonly bytes: number;
  readonly imports: readonly string[];
  readonly dynamicImports: readonly string[];
  readonly source: string | null;
  readonly css: readonly string[];
}

/** Builds a page and measures its files: gzipped bytes and imports. */
async function filesOf(
  page: string,
  {
    root = sizePages,
    external = [],
    configFile = false,
  }: { root?: string; external?: RegExp[]; configFile?: string | false } = {},
): Promise<{ entry: string; files: Map<string, File> }> {
  const result = await build({
    root,
    configFile,
    logLevel: 'error',
    plugins: configFile ? [] : [splitTexts()],
    build: {
      write: false,
      target: oldestBrowsers,
      rollupOptions: {
        input: resolve(root, page),
        external,
        output: {
          chunkFileNames: ({ name, moduleIds }) => `assets/${name}-${pathHash(moduleIds)}.js`,
        },
      },
    },
  });
  const files = new Map<string, File>();
  let first = '';
  for (const output of Array.isArray(result) ? result : [result]) {
    if (!('output' in output)) continue;
    for (const file of output.output) {
      const code = file.type === 'chunk' ? file.code : file.source;
      if (String(code).includes(MISTAKES_PAGE)) mistakes.push(`${file.fileName} of ${page}`);
      files.set(file.fileName, {
        bytes: gzipSync(code, { level: 9 }).length,
        imports: file.type === 'chunk' ? file.imports : [],
        dynamicImports: file.type === 'chunk' ? file.dynamicImports : [],
        source: file.type === 'chunk' ? file.facadeModuleId : null,
        css: file.type === 'chunk' ? [...(file.viteMetadata?.importedCss ?? [])] : [],
      });
      if (file.type === 'chunk' && file.isEntry) first = file.fileName;
    }
  }
  return { entry: first, files };
}

/** Stands for the hash of a file's content, whose letters would change the size of every file that loads it. */
function pathHash(moduleIds: readonly string[]): string {
  const paths = moduleIds.map((id) => relative(repository, id));
  return createHash('sha256').update(paths.join()).digest('base64url').slice(0, 8);
}

/** A file and its static imports, transitively. */
function closure(files: Map<string, File>, name: string, seen = new Set<string>()): Set<string> {
  const file = files.get(name);
  if (!file || seen.has(name)) return seen;
  seen.add(name);
  for (const css of file.css) seen.add(css);
  for (const other of file.imports) closure(files, other, seen);
  return seen;
}

function weight(files: Map<string, File>, names: Iterable<string>): number {
  return [...names].reduce((sum, name) => sum + (files.get(name)?.bytes ?? 0), 0);
}

const [bare, kit, beyond, pairing, passkey, recovery, passkeyScreens, embedded, web] =
  await Promise.all([
    filesOf('bare.tsx'),
    filesOf('button.tsx'),
    filesOf('beyond.ts', { external: [wallets] }),
    filesOf('pairing.ts', { external: [wallets] }),
    filesOf('passkey.ts', { external: [wallets] }),
    filesOf('recovery.ts', { external: [wallets] }),
    filesOf('passkeyScreens.tsx'),
    filesOf('embedded.ts', { external: [wallets] }),
    filesOf('index.html', {
      root: application,
      configFile: resolve(application, 'vite.config.ts'),
    }),
  ]);
const bareWeight = weight(bare.files, closure(bare.files, bare.entry));
const onLoad = closure(kit.files, kit.entry);
const rows: { what: string; bytes: number; budget: number }[] = [
  { what: 'button', bytes: weight(kit.files, onLoad) - bareWeight, budget: budgets.button },
];
const chunkOf = (ending: string) =>
  [...kit.files].find(([, file]) => file.source?.endsWith(ending))?.[0];
const english = chunkOf('/connect/src/texts/languages/kit/en.ts');
const host = await readFile(
  resolve(import.meta.dirname, '../../packages/connect/src/app/DialogHost.tsx'),
  'utf8',
);
const dialogs = [...host.matchAll(/import\('\.\.\/([\w-]+\/\w+Dialog)\.tsx'\)/g)];
if (dialogs.length === 0) throw new Error('DialogHost.tsx loads no dialogs.');
for (const [, dialog = ''] of dialogs) {
  const name = chunkOf(`/connect/src/${dialog}.tsx`);
  if (!name || !english) throw new Error(`${dialog} is no longer a separate chunk.`);
  const more = closure(kit.files, name);
  closure(kit.files, english, more);
  for (const loaded of onLoad) more.delete(loaded);
  rows.push({ what: dialog, bytes: weight(kit.files, more), budget: budgets.dialog });
}
const connectDialog = chunkOf('/connect/src/connect/ConnectDialog.tsx');
for (const [part, budget] of [
  ['connect/screens/screens', budgets.screens],
  ['wallets/walletTable', budgets.table],
] as const) {
  const name = chunkOf(`/connect/src/${part}.ts`);
  if (!name || !connectDialog) throw new Error(`${part} is no longer a separate chunk.`);
  const more = closure(kit.files, name);
  for (const loaded of [...onLoad, ...closure(kit.files, connectDialog)]) more.delete(loaded);
  rows.push({ what: part, bytes: weight(kit.files, more), budget });
}
for (const kind of ['network', 'wallet']) {
  const name = chunkOf(`/connect/src/core/marks/${kind}Marks.ts`);
  if (!name) throw new Error(`The marks of a ${kind} are no longer a separate chunk.`);
  const more = closure(kit.files, name);
  for (const loaded of onLoad) more.delete(loaded);
  rows.push({ what: `${kind} marks`, bytes: weight(kit.files, more), budget: budgets.marks });
}
const marks = [...kit.files.values()].filter(({ source }) =>
  /\/(?:@web3icons\/core|@rainbow-me\/rainbowkit)\//.test(source ?? ''),
);
const largest = Math.max(...marks.map(({ bytes }) => bytes));
rows.push({ what: `largest of ${marks.length} marks`, bytes: largest, budget: budgets.mark });
const locales = new Map<string, number>();
for (const { source, bytes } of kit.files.values()) {
  const locale = /\/connect\/src\/(?:.+\/)?languages\/\w+\/([\w-]+)\.ts$/.exec(source ?? '')?.[1];
  if (locale) locales.set(locale, (locales.get(locale) ?? 0) + bytes);
}
for (const [locale, bytes] of locales) {
  rows.push({ what: `locale ${locale}`, bytes, budget: budgets.locale });
}

/** Files a chunk needs beyond those that the rest of a page has without it. */
function apart({ files, entry }: typeof pairing, source: string): string[] {
  const [name] = [...files].find(([, file]) => file.source?.endsWith(source)) ?? [];
  if (!name) throw new Error(`${source} is no longer a separate chunk.`);
  const rest = new Set<string>();
  const follow = (from: string) => {
    if (from === name || rest.has(from)) return;
    rest.add(from);
    const file = files.get(from);
    for (const other of [...(file?.imports ?? []), ...(file?.dynamicImports ?? [])]) follow(other);
  };
  follow(entry);
  return [...closure(files, name)].filter((one) => !rest.has(one));
}
const pairingParts = Object.entries(budgets.pairingParts).map(([part, budget]) => {
  const bytes = weight(pairing.files, apart(pairing, `/pairing/src/${part}.ts`));
  return { what: `phone wallets, ${part}`, bytes, budget };
});
for (const [what, { files }, parts, budget] of [
  ['phone wallets', pairing, pairingParts, budgets.pairing],
  ['recovery by guardians', recovery, [], budgets.recovery],
  ['inside a Safe', embedded, [], budgets.embedded],
] as const) {
  const later = parts.reduce((sum, { bytes }) => sum + bytes, 0);
  const bytes = weight(files, files.keys()) - weight(beyond.files, beyond.files.keys()) - later;
  rows.push({ what, bytes, budget }, ...parts);
}
const passkeyChunk = (part: string) => {
  const [name] =
    [...passkey.files].find(([, file]) => file.source?.endsWith(`/passkey/src/${part}.ts`)) ?? [];
  if (!name) throw new Error(`${part} of passkey is no longer a separate chunk.`);
  return closure(passkey.files, name);
};
const chosen = closure(passkey.files, passkey.entry);
for (const name of passkeyChunk('createPasskeyProvider')) chosen.add(name);
rows.push({
  what: 'account without a wallet, chosen',
  bytes: weight(passkey.files, chosen) - weight(beyond.files, beyond.files.keys()),
  budget: budgets.passkey,
});
for (const [part, budget] of Object.entries(budgets.passkeyParts)) {
  const more = [...passkeyChunk(part)].filter((name) => !chosen.has(name));
  rows.push({ what: `passkey ${part}`, bytes: weight(passkey.files, more), budget });
}
{
  const { files, entry } = passkeyScreens;
  const named = (ending: string) =>
    [...files].find(([, file]) => file.source?.endsWith(ending))?.[0];
  // One after the other, as they are met; by then the account's parts of the button are there.
  const before = closure(files, entry);
  const connected = named('/connect/src/button/connectedParts.tsx');
  for (const part of ['screens', 'signing', 'backup/backup', 'guardians/guardians']) {
    if (part !== 'screens' && connected) closure(files, connected, before);
    const name = named(`/passkey/src/react/${part}.ts`);
    if (!name) throw new Error(`${part} is no longer a separate chunk.`);
    const more = closure(files, name);
    for (const loaded of before) more.delete(loaded);
    for (const shown of more) before.add(shown);
    rows.push({
      what: `passkey/react/${part}, with what it shares`,
      bytes: weight(files, more),
      budget: budgets.passkeyScreens,
    });
  }
  for (const { source, bytes } of files.values()) {
    const locale = /\/passkey\/src\/react\/texts\/languages\/\w+\/([\w-]+)\.ts$/.exec(
      source ?? '',
    )?.[1];
    if (locale) rows.push({ what: `their locale ${locale}`, bytes, budget: budgets.passkeyLocale });
  }
}
if (mistakes.length > 0) {
  throw new Error(`Messages for development are in production: ${mistakes.join(', ')}.`);
}
const firstLoad = closure(web.files, web.entry);
const [multisig] =
  [...web.files].find(([, file]) => file.source?.endsWith('/multisig/src/MultisigPage.tsx')) ?? [];
if (!multisig || firstLoad.has(multisig)) {
  throw new Error('The multisig page is no longer a separate chunk.');
}
const multisigFiles = [...closure(web.files, multisig)].filter((name) => !firstLoad.has(name));
rows.push({
  what: 'multisig page with what it shares',
  bytes: weight(web.files, multisigFiles),
  budget: budgets.multisig,
});
rows.push({
  what: 'multisig page alone',
  bytes: weight(web.files, [multisig]),
  budget: budgets.multisigAlone,
});

const format = (bytes: number) => `${(bytes / KB).toFixed(2)} KB`;
console.log(`bare page ${format(bareWeight)}`);
for (const { what, bytes, budget } of rows) {
  console.log(`${bytes > budget ? '✗' : '✓'} ${what} ${format(bytes)} of ${format(budget)}`);
}
if (process.argv.includes('--files')) {
  for (const name of onLoad)
    console.log(`  on load: ${name} ${format(kit.files.get(name)?.bytes ?? 0)}`);
}
if (rows.some(({ bytes, budget }) => bytes > budget)) process.exitCode = 1;
