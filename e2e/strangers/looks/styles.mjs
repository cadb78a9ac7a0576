// Writes the stylesheets of both Tailwinds, which are plugins of PostCSS.
import { writeFile } from 'node:fs/promises';
import tailwind4 from '@tailwindcss/postcss';
import postcss from 'postcss';
import tailwind3 from 'tailwind-3';

const from = new URL('src/styles.css', import.meta.url).pathname;
const content = [new URL('src/main.tsx', import.meta.url).pathname];
for (const [name, plugin, source] of [
  [
    'tailwind-3',
    tailwind3({ content }),
    '@tailwind base; @tailwind components; @tailwind utilities;',
  ],
  ['tailwind-4', tailwind4(), '@import "tailwindcss";'],
]) {
  const { css } = await postcss([plugin]).process(source, { from });
  await writeFile(new URL(`src/${name}.css`, import.meta.url), css);
}
