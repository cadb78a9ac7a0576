#!/usr/bin/env node
import { readFile } from 'node:fs/promises';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { ApplicationError } from './applicationError.ts';
import { createApplication } from './createApplication.ts';
import { isKitName, KITS } from './migrate/kits.ts';
import { migrate } from './migrate/migrate.ts';
import { templates } from './templates.ts';

const USAGE = `Usage:
  npm create mooring <folder> [-- --template NAME]  create an application in a new or empty folder:
                                                    ${Object.keys(templates).join(', ')} (default: vite)
  npx create-mooring migrate [folder] [--dry-run] [--from KIT]
                                                    migrate an application from another kit:
                                                    ${Object.keys(KITS).join(', ')} (default: the one it imports)`;

const [command, ...rest] = process.argv.slice(2);
try {
  if (command === 'migrate') await runMigration(rest);
  else if (command === undefined || command.startsWith('-')) exitWith(USAGE);
  else await createInFolder(command, rest);
} catch (error) {
  if (error instanceof ApplicationError) exitWith(error.message);
  else if (/^ERR_PARSE_ARGS/.test(String(Object(error).code))) exitWith(USAGE);
  else throw error;
}

async function createInFolder(folder: string, args: string[]): Promise<void> {
  const options = { template: { type: 'string', default: 'vite' } } as const;
  const { template } = parseArgs({ args, options }).values;
  if (!isTemplateName(template)) {
    exitWith(USAGE);
    return;
  }
  await createApplication({ folder, template: templates[template] });
  const quoted = /^[\w./~-]+$/.test(folder) ? folder : JSON.stringify(folder);
  console.log(`Created ${folder}. Next steps:\n\n  cd ${quoted}\n  npm install\n  npm run dev\n`);
}

function isTemplateName(name: string): name is keyof typeof templates {
  return Object.hasOwn(templates, name);
}

async function runMigration(options: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: options,
    options: { 'dry-run': { type: 'boolean', default: false }, from: { type: 'string' } },
    allowPositionals: true,
  });
  const { from, 'dry-run': dryRun } = values;
  const [folder = '.', ...others] = positionals;
  if (others.length > 0 || (from !== undefined && !isKitName(from))) {
    exitWith(USAGE);
    return;
  }
  const { files, notes } = await migrate({
    folder,
    version: `^${await ownVersion()}`,
    from,
    dryRun,
  });
  if (files.length === 0) {
    console.log('No file could be rewritten.');
    process.exitCode = 1;
  } else {
    console.log(`${dryRun ? 'Files to rewrite' : 'Rewritten files'}:\n`);
    for (const file of files) console.log(`  ${file}`);
  }
  if (notes.length > 0) console.log('\nTo review:\n');
  for (const { file, line, text } of notes) console.log(`  ${file}:${line}\n    ${text}`);
  if (files.length > 0)
    console.log(
      '\nInstall the dependencies, then run your formatter, your linter and your type check.',
    );
}

/** All packages have one version. */
async function ownVersion(): Promise<string> {
  const manifest: unknown = JSON.parse(
    await readFile(new URL('../package.json', import.meta.url), 'utf8'),
  );
  const version = typeof manifest === 'object' && manifest !== null && 'version' in manifest;
  return version ? String(manifest.version) : '*';
}

function exitWith(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
