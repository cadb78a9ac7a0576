import { join } from 'node:path';
import { build } from 'vite';
import { describe, expect, it } from 'vitest';
import { locales } from '../packages/connect/src/core/locales/locales.ts';
import { splitTexts } from './splitTexts.ts';

const texts = join(import.meta.dirname, '../packages/connect/src/texts');

describe('splitTexts', () => {
  it('makes a chunk of one part of each language', async () => {
    const result = await build({
      configFile: false,
      logLevel: 'error',
      plugins: [splitTexts()],
      build: {
        write: false,
        lib: { entry: join(texts, 'copyCatalogue.ts'), formats: ['es'] },
      },
    });
    const chunks = (Array.isArray(result) ? result : [result])
      .flatMap((one) => ('output' in one ? one.output : []))
      .flatMap((file) => (file.type === 'chunk' && file.isDynamicEntry ? [file] : []));

    expect(chunks.map(({ facadeModuleId }) => facadeModuleId).sort()).toEqual(
      locales.map((locale) => join(texts, `languages/copy/${locale}.ts`)).sort(),
    );
    for (const { code } of chunks) {
      expect(code).toContain('copy.refused');
      expect(code).not.toContain('network.current');
    }
  });
});
