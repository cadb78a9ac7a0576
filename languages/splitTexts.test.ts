import { join } from 'node:path';
import { build } from 'vite';
import { describe, expect, it } from 'vitest';
import { locales } from '../packages/connect/src/core/locales/locales.ts';
import { splitTexts } from './splitTexts.ts';

const root = join(import.meta.dirname, '..');

/** Chunks of the languages of a catalogue. */
async function buildChunks(catalogue: string) {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [splitTexts()],
    build: {
      write: false,
      lib: { entry: join(root, catalogue), formats: ['es'] },
      rolldownOptions: { external: /^@mooring/ },
    },
  });
  return (Array.isArray(result) ? result : [result])
    .flatMap((one) => ('output' in one ? one.output : []))
    .flatMap((file) => (file.type === 'chunk' && file.isDynamicEntry ? [file] : []));
}

describe('splitTexts', () => {
  it('makes a chunk of one part of each language', async () => {
    const texts = 'packages/connect/src/texts';
    const chunks = await buildChunks(`${texts}/copyCatalogue.ts`);

    expect(chunks.map(({ facadeModuleId }) => facadeModuleId).sort()).toEqual(
      locales.map((locale) => join(root, texts, `languages/copy/${locale}.ts`)).sort(),
    );
    for (const { code } of chunks) {
      expect(code).toContain('copy.refused');
      expect(code).not.toContain('network.current');
    }
  });

  it('finds the first part of a file that imports nothing', async () => {
    const chunks = await buildChunks('apps/web/src/texts/sendCatalogue.ts');

    const english = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith('/send/en.ts'));
    expect(english?.code).toContain('send.title');
    expect(english?.code).not.toContain('sessions.title');
  });
});
