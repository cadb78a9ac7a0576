#!/usr/bin/env node
import process from 'node:process';
import { ApplicationError, createApplication } from './createApplication.ts';
import { template } from './template.ts';

const [folder] = process.argv.slice(2);
if (folder === undefined || folder.startsWith('-')) {
  console.error('Name the folder to begin in: npm create mooring my-app');
  process.exit(1);
}
try {
  await createApplication({ folder, template });
  const quoted = /^[\w./~-]+$/.test(folder) ? folder : JSON.stringify(folder);
  console.log(`Begun in ${folder}. Now:\n\n  cd ${quoted}\n  npm install\n  npm run dev\n`);
} catch (error) {
  if (!(error instanceof ApplicationError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
