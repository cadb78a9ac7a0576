import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { migrate } from './migrate.ts';

const version = '^1.2.3';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mooring-migrate-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function put(files: Readonly<Record<string, string>>) {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
}

const application = {
  'package.json': `{
  "name": "boats",
  "dependencies": {
    "zod": "4.0.0",
    "@rainbow-me/rainbowkit": "^2.2.11",
    "react": "^19.0.0"
  }
}
`,
  'src/config/wagmi.ts': `import { getDefaultConfig } from '@rainbow-me/rainbowkit';
export const config = getDefaultConfig({ appName: 'Boats', projectId: 'abc', chains });
`,
  'src/App.tsx': `import { RainbowKitProvider } from '@rainbow-me/rainbowkit';
export const App = () => <RainbowKitProvider>…</RainbowKitProvider>;
`,
  'src/app.css': "@import '@rainbow-me/rainbowkit/styles.css';\n[data-rk] { color: red }\n",
  'node_modules/thing/index.js': "import '@rainbow-me/rainbowkit';\n",
};

const read = (path: string) => readFile(join(folder, path), 'utf8');

it('migrate rewrites the files of an application', async () => {
  await put(application);
  const { files, notes } = await migrate({ folder, version });
  expect(files).toEqual(['package.json', 'src/App.tsx', 'src/app.css', 'src/config/wagmi.ts']);
  expect(notes).toEqual([
    { file: 'src/app.css', line: 1, text: expect.stringContaining('.mooring') },
  ]);
  expect(await read('package.json')).toBe(`{
  "name": "boats",
  "dependencies": {
    "zod": "4.0.0",
    "@mooring/connect": "^1.2.3",
    "@mooring/pairing": "^1.2.3",
    "react": "^19.0.0"
  }
}
`);
  expect(await read('src/App.tsx')).toBe(`import { MooringProvider } from '@mooring/connect';
import { mooringConfig } from './config/wagmi';
export const App = () => <MooringProvider config={mooringConfig}>…</MooringProvider>;
`);
  expect(await read('src/app.css')).toContain("@import '@mooring/connect/styles.css';");
  expect(await read('node_modules/thing/index.js')).toContain('rainbow');
});

it('migrate writes nothing in a dry run', async () => {
  await put(application);
  expect((await migrate({ folder, version, dryRun: true })).files).toHaveLength(4);
  for (const [path, text] of Object.entries(application)) expect(await read(path)).toBe(text);
});

it('migrate continues after a file that it cannot read, and reports it', async () => {
  await put({ ...application, 'src/broken.ts': "import { from '@rainbow-me/rainbowkit';" });
  const { files, notes } = await migrate({ folder, version });
  expect(files).not.toContain('src/broken.ts');
  expect(notes).toContainEqual({
    file: 'src/broken.ts',
    line: 1,
    text: expect.stringMatching(/^Not read: /),
  });
});

it('migrate refuses a folder without RainbowKit, or one that cannot be read', async () => {
  await put({ 'package.json': '{}' });
  await expect(migrate({ folder, version })).rejects.toMatchObject({ reason: 'nothingToMigrate' });
  await expect(migrate({ folder: join(folder, 'none'), version })).rejects.toMatchObject({
    reason: 'folderUnreadable',
    cause: { code: 'ENOENT' },
  });
});
