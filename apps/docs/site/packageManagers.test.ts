import { expect, test } from 'vitest';
import { translateCommand } from './packageManagers.ts';

test.each([
  ['npm install viem wagmi', 'pnpm add viem wagmi', 'yarn add viem wagmi', 'bun add viem wagmi'],
  [
    'npm install --save-dev viem',
    'pnpm add --save-dev viem',
    'yarn add --dev viem',
    'bun add --dev viem',
  ],
  ['npm install', 'pnpm install', 'yarn install', 'bun install'],
  [
    'npm create mooring my-app -- --template next',
    'pnpm create mooring my-app --template next',
    'yarn create mooring my-app --template next',
    'bun create mooring my-app --template next',
  ],
  [
    'npx create-mooring migrate',
    'pnpm dlx create-mooring migrate',
    'yarn dlx create-mooring migrate',
    'bunx create-mooring migrate',
  ],
  ['npm run dev', 'pnpm run dev', 'yarn run dev', 'bun run dev'],
  ['cd my-app', 'cd my-app', 'cd my-app', 'cd my-app'],
  ['npm ci --omit=dev', undefined, undefined, undefined],
  [
    'npm install viem   # in your project',
    'pnpm add viem   # in your project',
    'yarn add viem   # in your project',
    'bun add viem   # in your project',
  ],
])('translateCommand translates %s', (line, pnpm, yarn, bun) => {
  expect(translateCommand(line, 'pnpm')).toBe(pnpm);
  expect(translateCommand(line, 'yarn')).toBe(yarn);
  expect(translateCommand(line, 'bun')).toBe(bun);
});
