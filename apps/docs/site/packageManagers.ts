// Commands of npm in documents, as tabs with those of other package managers.
import type { MarkdownRenderer } from 'vitepress';

const managers = ['pnpm', 'yarn', 'bun'] as const;

type Manager = (typeof managers)[number];

/** Options of `add` for a development dependency. */
const devOptions: Readonly<Record<Manager, string>> = {
  pnpm: '--save-dev',
  yarn: '--dev',
  bun: '--dev',
};
/** Runs a package that is not installed. */
const executes: Readonly<Record<Manager, string>> = {
  pnpm: 'pnpm dlx',
  yarn: 'yarn dlx',
  bun: 'bunx',
};

/** Returns a line of npm for another package manager; undefined for a command that it may not have. */
export function translateCommand(line: string, manager: Manager): string | undefined {
  const [, command, rest = ''] =
    /^(npm install|npm create|npm run|npx)(?: (.+))?$/.exec(line) ?? [];
  switch (command) {
    case 'npm install':
      if (rest === '') return `${manager} install`;
      return `${manager} add ${rest.replace('--save-dev', devOptions[manager])}`;
    case 'npm create':
      return `${manager} create ${rest.replace(' -- ', ' ')}`;
    case 'npm run':
      return `${manager} run ${rest}`;
    case 'npx':
      return `${executes[manager]} ${rest}`;
    default:
      return line === '' || line.startsWith('cd ') ? line : undefined;
  }
}

/** Returns the commands of each package manager; undefined unless they install something everywhere. */
function translateBlock(code: string): readonly (readonly [string, string])[] | undefined {
  const lines = code.trimEnd().split('\n');
  if (!lines.some((line) => /^(?:npm install .|npm create |npx )/.test(line))) return undefined;
  const translated = managers.map((manager) =>
    lines.map((line) => translateCommand(line, manager)),
  );
  if (translated.flat().includes(undefined)) return undefined;
  return [
    ['npm', code],
    ...managers.map((name, index) => [name, `${translated[index]?.join('\n')}\n`] as const),
  ];
}

/** Shows blocks of npm's commands as tabs. */
export function packageManagerTabs(md: MarkdownRenderer): void {
  md.core.ruler.push('mooring_package_managers', (state) => {
    state.tokens = state.tokens.flatMap((token) => {
      const commands =
        token.type === 'fence' && token.info === 'sh' ? translateBlock(token.content) : undefined;
      if (!commands) return [token];
      const container = (end: 'open' | 'close', nesting: 1 | -1) =>
        Object.assign(new state.Token(`container_code-group_${end}`, 'div', nesting), {
          block: true,
        });
      return [
        container('open', 1),
        ...commands.map(([name, content]) =>
          Object.assign(new state.Token('fence', 'code', 0), {
            ...{ info: `sh [${name}]`, content, markup: '```', block: true },
          }),
        ),
        container('close', -1),
      ];
    });
  });
}
