import { access, writeFile } from 'node:fs/promises';
import { basename, dirname, relative, resolve } from 'node:path';
import process from 'node:process';
import { findConfigFile } from '../../config/readConfigFile.ts';
import type { WrittenOptions } from '../readOptions.ts';
import { askQuestions } from './askQuestions.ts';
import { configText } from './configText.ts';
import { readAnswers } from './readAnswers.ts';

const DEFAULT_FILE = 'mooring.config.js';

/**
 * Writes a commented configuration file, from the options or, in a terminal without them, from the answers to five
 * questions.
 *
 * @throws {Error} when there is a configuration already, or an answer is invalid.
 */
export async function initConfig(written: WrittenOptions, stop: AbortSignal): Promise<void> {
  const file = resolve(written.get('config')?.at(-1) ?? DEFAULT_FILE);
  if (!/\.[cm]?[jt]s$/.test(file))
    throw new Error(
      `${basename(file)} cannot have comments: write a name that ends with .js or .ts.`,
    );
  await refuseExisting(file);
  const isAsked = !written.has('network') && process.stdin.isTTY === true;
  const answers = isAsked ? await askQuestions(stop) : readAnswers(written);
  await writeFile(file, configText(answers), { flag: 'wx', mode: 0o600 });
  const shown = relative('.', file);
  const option = shown === DEFAULT_FILE ? '' : ` --config ${shown}`;
  process.stdout.write(
    `Wrote ${shown}. Next:\n` +
      `  npx @mooring/server check${option}\n  npx @mooring/server start${option}\n`,
  );
}

async function refuseExisting(file: string): Promise<void> {
  const isThere = await access(file).then(
    () => true,
    () => false,
  );
  const existing = isThere ? file : await findConfigFile(dirname(file));
  if (existing !== null)
    throw new Error(`${relative('.', existing)} exists already and is not overwritten.`);
}
