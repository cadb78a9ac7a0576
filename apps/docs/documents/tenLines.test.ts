import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../../scripts/run.ts';

// docs/getting-started.md is tested in the templates of Vite, Next and React Router: e2e/strangers/applications.ts.
it.each(['README.md', 'packages/connect/README.md'])(
  'code sample of %s is the same as in the tested example',
  async (page) => {
    const lines = await readFile(join(root, 'examples/vite-react/src/App.tsx'), 'utf8');
    expect(lines.split('\n').filter(Boolean)).toHaveLength(9);
    expect(await readFile(join(root, page), 'utf8')).toContain(`\`\`\`tsx\n${lines}\`\`\``);
  },
);
