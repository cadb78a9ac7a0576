// Compiles the code samples of the documentation, each as a file of its own at its own line numbers.
// What a sample takes for granted stands right before it in a comment that no reader sees:
//
//   <!-- given
//   declare const address: `0x${string}`;
//   -->
import { glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { root, run } from './run.ts';

const DOCUMENTS = ['README.md', 'docs/**/*.md', 'packages/*/README.md', 'examples/*/README.md'];
/** Inside the repository, so that samples find the packages; not under version control. */
const folder = join(root, '.mooring', 'samples');

interface Sample {
  readonly document: string;
  /** The line of its first line of code, from 1. */
  readonly line: number;
  readonly code: string;
}

const samples: Sample[] = [];
for await (const document of glob(DOCUMENTS, { cwd: root, exclude: ['**/node_modules/**'] })) {
  samples.push(...samplesOf(document, await readFile(join(root, document), 'utf8')));
}
const faults = samples.length > 0 ? await compile(samples) : ['No document has a sample.'];
for (const fault of faults) console.log(fault);
if (faults.length > 0) process.exitCode = 1;

/** The `ts` and `tsx` blocks of a document, each with what it is given, on the lines they stand on. */
function samplesOf(document: string, text: string): Sample[] {
  const lines = text.split('\n');
  const found: Sample[] = [];
  let given: readonly [number, number] | undefined;
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    if (line === '<!-- given') {
      given = [at + 1, lines.indexOf('-->', at)];
      at = given[1];
    } else if (/^```tsx?$/.test(line)) {
      const end = lines.indexOf('```', at);
      const kept = lines.map((one, index) =>
        (index > at && index < end) || (given && index >= given[0] && index < given[1]) ? one : '',
      );
      found.push({ document, line: at + 2, code: kept.join('\n') });
      given = undefined;
      at = end;
    } else if (line !== '') given = undefined;
  }
  return found;
}

async function compile(all: readonly Sample[]): Promise<string[]> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const places = new Map<string, Sample>();
  for (const sample of all) {
    const name = `${sample.document.replaceAll(/\W/g, '-')}-${sample.line}.tsx`;
    places.set(name, sample);
    // A module, whatever it imports: two samples may use one name.
    await writeFile(join(folder, name), `${sample.code}\nexport {};\n`);
  }
  const settings = { extends: '../../tsconfig.json', include: ['*.tsx'], exclude: [] };
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(settings));
  const { code, output } = await run('tsc', ['-p', folder, '--pretty', 'false'], { quiet: true });
  if (code === 0) return [];
  return output.trimEnd().split('\n').map(atItsPlace);

  function atItsPlace(fault: string): string {
    const [, file = '', rest = ''] = /^(\S+\.tsx)(\(.*)$/.exec(fault) ?? [];
    const sample = places.get(basename(file));
    return sample ? `${sample.document}${rest}` : fault;
  }
}
