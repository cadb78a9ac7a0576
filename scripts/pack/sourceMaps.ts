import { readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';

/** Source map, version 3. */
interface SourceMap {
  sources: string[];
  mappings: string;
}

/** Shifts the map of a module by one line inserted at its top. */
export function moveDown(file: string): Promise<void> {
  return changeMap(file, (map) => {
    map.mappings = `;${map.mappings}`;
  });
}

/**
 * Names the source of a module as if it were in the package, in `src` beside `dist`: its path in this
 * repository is meaningless elsewhere, and the map contains its text.
 * @param built the folder `dist`
 */
export function nameSource(file: string, built: string): Promise<void> {
  return changeMap(file, (map) => {
    map.sources = map.sources.map((source) => {
      const place = join(built, '..', 'src', dirname(relative(built, file)), basename(source));
      return relative(dirname(file), place).replaceAll('\\', '/');
    });
  });
}

async function changeMap(file: string, change: (map: SourceMap) => void) {
  const map: SourceMap = JSON.parse(await readFile(file, 'utf8'));
  change(map);
  await writeFile(file, JSON.stringify(map));
}
