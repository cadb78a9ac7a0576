import { build, type Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { compileAhead } from './compileAhead.ts';

it('compileAhead prepends the compile hint to each large script', async () => {
  const large = JSON.stringify('a'.repeat(8_000));
  const sources: Record<string, string> = {
    first: `import("second").then(({ name }) => console.log(name, ${large}, import("small")));`,
    second: `import "./second.css"; export const name = () => ${large};`,
    small: 'export const name = () => "small";',
    './second.css': 'p { color: red; }',
  };
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'sources',
        resolveId: (id) => (id in sources ? `/${id.replace('./', '')}` : null),
        load: (id) => sources[id.slice(1)] ?? sources[`.${id}`] ?? null,
      },
      compileAhead(),
    ],
    build: { write: false, rollupOptions: { input: 'first' } },
  })) as Rolldown.RolldownOutput;
  const scripts = built.output.filter((file) => file.type === 'chunk');
  const hinted = scripts.filter(({ code }) => /^\/\/# allFunctionsCalledOnLoad\n\S/.test(code));
  expect(hinted.map(({ name }) => name).sort()).toEqual(['first', 'second']);
  expect(scripts.length).toBeGreaterThan(2);
});
