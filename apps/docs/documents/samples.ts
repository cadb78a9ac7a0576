// Compiles the code samples of the documentation, each as a separate file at its own line numbers.
// Declarations a sample needs are in an HTML comment before it:
//
//   <!-- given
//   declare const address: `0x${string}`;
//   -->
//
// In the document that stands for another kit's options, the names of each table's second column must be in the
// sample below it. Examples in the packages' doc comments are compiled too; their common declarations are in
// `given.ts`.
import { glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { root, run } from '../../../scripts/run.ts';
import { givenToExamples } from './given.ts';

const DOCUMENTS = ['README.md', 'docs/**/*.md', 'packages/*/README.md', 'examples/*/README.md'];
const SOURCES = ['packages/*/src/**/*.{ts,tsx}'];
const OPTIONS = 'docs/rainbowkit-options.md';
/** Inside the repository, so that samples resolve the packages; ignored by git. */
const samplesFolder = join(root, '.mooring', 'samples');

interface Sample {
  readonly document: string;
  /** Line of its first line of code, from 1. */
  readonly line: number;
  readonly code: string;
}

const samples = await samplesIn(DOCUMENTS, (text) => text);
const examples = await samplesIn(SOURCES, commentsOf);
const faults =
  samples.length > 0 && examples.length > 0
    ? (
        await Promise.all([
          compile('documents', samples),
          compile('examples', examples, givenToExamples),
        ])
      ).flat()
    : ['No document has a sample, or no doc comment an example.'];
faults.push(...unusedNames(OPTIONS, await readFile(join(root, OPTIONS), 'utf8')));
for (const fault of faults) console.log(fault);
if (faults.length > 0) process.exitCode = 1;

async function samplesIn(files: string[], proseOf: (text: string) => string): Promise<Sample[]> {
  const found: Sample[] = [];
  for await (const document of glob(files, { cwd: root, exclude: ['**/node_modules/**'] })) {
    found.push(...samplesOf(document, proseOf(await readFile(join(root, document), 'utf8'))));
  }
  return found;
}

/** Doc comments of a module as Markdown, at their line numbers. */
function commentsOf(source: string): string {
  let isInside = false;
  return source
    .split('\n')
    .map((line) => {
      if (/^\s*\/\*\*/.test(line)) isInside = true;
      const prose = isInside ? line.replace(/^\s*\* ?/, '') : '';
      if (line.includes('*/')) isInside = false;
      return prose;
    })
    .join('\n');
}

/** `ts` and `tsx` blocks of a document with their declarations, at their line numbers. */
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

/** Names in the second column of a section's tables that its samples do not use. */
function unusedNames(document: string, text: string): string[] {
  return text.split(/^## /m).flatMap((section) => {
    const code = [...section.matchAll(/^```tsx?\n(.*?)^```/gms)]
      .map(([, block]) => block)
      .join('\n');
    const cells = [...section.matchAll(/^\| [^|]+\| ([^|]+)\|/gm)].map(([, cell]) => cell ?? '');
    return cells
      .flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name ?? ''))
      .filter((name) => {
        const last = /[\w-]+(?=\W*$)/.exec(name)?.[0] ?? name;
        return !new RegExp(`(?<![\\w-])${last}(?![\\w-])`).test(code);
      })
      .map((name) => `${document}: no sample of "${section.split('\n')[0]}" uses \`${name}\``);
  });
}

/** Faults of samples, a line each. @param given declarations common to all */
async function compile(name: string, all: readonly Sample[], given = ''): Promise<string[]> {
  const project = join(samplesFolder, name);
  await rm(project, { recursive: true, force: true });
  await mkdir(project, { recursive: true });
  const places = new Map<string, Sample>();
  for (const sample of all) {
    const file = `${sample.document.replaceAll(/\W/g, '-')}-${sample.line}.tsx`;
    places.set(file, sample);
    // Makes it a module without imports too: two samples may declare the same name.
    await writeFile(join(project, file), `${sample.code}\nexport {};\n`);
  }
  await writeFile(join(project, 'given.d.ts'), given);
  const settings = { extends: '../../../tsconfig.json', include: ['*.ts', '*.tsx'], exclude: [] };
  await writeFile(join(project, 'tsconfig.json'), JSON.stringify(settings));
  const { code, output } = await run('tsc', ['-p', project, '--pretty', 'false'], { quiet: true });
  if (code === 0) return [];
  return output.trimEnd().split('\n').map(atItsPlace);

  function atItsPlace(fault: string): string {
    const [, file = '', rest = ''] = /^(\S+\.tsx)(\(.*)$/.exec(fault) ?? [];
    const sample = places.get(basename(file));
    return sample ? `${sample.document}${rest}` : fault;
  }
}
