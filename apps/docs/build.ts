// Builds the documentation as a site, into `dist/docs`.
//
//   --base PATH   where it will be, such as /docs/; default: /
//   --serve       serves it on this machine afterwards
//   --port N      … at this port; default: any free one
import { parseArgs } from 'node:util';
import { build } from 'vitepress';
import { run } from '../../scripts/run.ts';
import { buildStage } from './site/buildStage.ts';
import { serveSite } from './site/serveSite.ts';

const { values } = parseArgs({
  options: {
    base: { type: 'string', default: '/' },
    serve: { type: 'boolean', default: false },
    port: { type: 'string', default: '0' },
  },
});
const reference = await run('node', ['apps/docs/documents/reference.ts']);
if (reference.code !== 0) process.exit(reference.code);
process.chdir(import.meta.dirname);
await build('.', { base: values.base });
await buildStage();
if (values.serve) {
  const { url } = await serveSite({ base: values.base, port: Number(values.port) });
  console.log(`\n  ${url}\n`);
}
