// Writes the stylesheets of both Tailwinds, which are plugins of PostCSS, alone and in the templates of starters.
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import tailwind4 from '@tailwindcss/postcss';
import postcss from 'postcss';
import tailwind3 from 'tailwind-3';

const { resolve } = createRequire(import.meta.url);
const template = (path) => readFile(resolve(path), 'utf8');
const from = new URL('src/styles.css', import.meta.url).pathname;
const content = [new URL('src/main.tsx', import.meta.url).pathname];
for (const [name, plugin, source] of [
  [
    'tailwind-3',
    tailwind3({ content }),
    '@tailwind base; @tailwind components; @tailwind utilities;',
  ],
  ['tailwind-4', tailwind4(), '@import "tailwindcss";'],
  [
    'vite-tailwind',
    tailwind4(),
    `@import "tailwindcss"; ${await template('create-vite/template-react-ts/src/index.css')}`,
  ],
  [
    'next-tailwind',
    tailwind4(),
    await template('create-next-app/dist/templates/app-tw/ts/app/globals.css'),
  ],
]) {
  const { css } = await postcss([plugin]).process(source, { from });
  await writeFile(new URL(`src/${name}.css`, import.meta.url), css);
}
