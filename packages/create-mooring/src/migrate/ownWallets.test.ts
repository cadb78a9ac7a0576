// Wallets that are functions of an application, as RainbowKit has them.
import { parse } from '@babel/parser';
import { describe, expect, it } from 'vitest';
import { rewriteSource } from './rewriteSource.ts';

function rewrite(code: string, file = 'wagmi.ts') {
  const { code: text, notes } = rewriteSource(code, file, {
    findConfig: () => ({ module: './wagmi' }),
  });
  parse(text, { sourceType: 'module', plugins: ['typescript', 'jsx'] });
  return { text, notes: notes.map(({ line, text: note }) => `${line}: ${note}`).sort() };
}

const kit = `import { getDefaultConfig } from '@rainbow-me/rainbowkit';
import { ledgerWallet } from '@rainbow-me/rainbowkit/wallets';
import { agentWallet } from './agentWallet';
`;
const configured = (list: string) =>
  `export const config = getDefaultConfig({ appName: 'Harbour', projectId: 'abc', chains, wallets: ${list} });\n`;
const options = "{ appName: 'Harbour', projectId: 'abc' }";
const connector = `createOwnConnector(agentWallet, ${options})`;

describe('rewriteSource makes a wallet of the application a connector', () => {
  it.each([
    ['in a group', '[ledgerWallet, agentWallet]', `${connector},`, "wallets: ['ledger']"],
    [
      'under a condition',
      '[ledgerWallet, ...(isLocal ? [agentWallet] : [])]',
      `...(isLocal ? [${connector}] : []),`,
      "wallets: ['ledger']",
    ],
    [
      'unless a condition holds',
      '[ledgerWallet, ...(a && b ? [] : [agentWallet])]',
      `...(!(a && b) ? [${connector}] : []),`,
      "wallets: ['ledger']",
    ],
    [
      'beside another under a condition',
      '[...(isLocal ? [agentWallet, ledgerWallet] : [])]',
      `...(isLocal ? [${connector}] : []),`,
      "wallets: [...(isLocal ? ['ledger'] : [])]",
    ],
    [
      'under nested conditions',
      '[...(isLocal || isTest ? [...(isOn ? [agentWallet] : [])] : []), ledgerWallet]',
      `...((isLocal || isTest) && isOn ? [${connector}] : []),`,
      "'ledger']",
    ],
    [
      'that a call returns',
      '[ledgerWallet, agentWallet({ account })]',
      `createOwnConnector(agentWallet({ account }), ${options}),`,
      "wallets: ['ledger']",
    ],
    [
      'that a function calls',
      '[ledgerWallet, () => agentWallet({ account })]',
      `createOwnConnector(() => agentWallet({ account }), ${options}),`,
      "wallets: ['ledger']",
    ],
  ])('%s', (_, list, connectors, rest) => {
    const { text, notes } = rewrite(
      `${kit}${configured(`[{ groupName: 'Ours', wallets: ${list} }]`)}`,
    );
    expect(notes).toEqual([]);
    expect(text).toContain(`    ${connectors}\n`);
    expect(text).toContain(rest);
    expect(text).toContain("import { agentWallet } from './agentWallet';");
    expect(text.match(/^function createOwnConnector\(/gm)).toHaveLength(1);
    expect(text).toContain("import { type CreateConnectorFn } from 'wagmi';");
  });

  it('of a list in a variable, under the conditions of its uses', () => {
    const { text, notes } = rewrite(`${kit}
const agents = isEnabled() ? [agentWallet] : [];
${configured("[...(agents.length > 0 && !isLive ? [{ groupName: 'Test', wallets: agents }] : []), { groupName: 'Ours', wallets: [ledgerWallet] }]")}`);
    expect(notes).toEqual([]);
    expect(text).toContain(`    ...(isEnabled() ? [${connector}] : []),\n`);
    const used = rewrite(`${kit}
const agents = [agentWallet];
${configured("[...(isTest ? [{ groupName: 'Test', wallets: agents }] : []), ...(isLocal ? [{ groupName: 'Ours', wallets: [ledgerWallet, ...agents] }] : [])]")}`);
    expect(used.text).toContain(`    ...((isTest || isLocal) ? [${connector}] : []),\n`);
  });

  it('beside wagmi’s own configuration, in JavaScript', () => {
    const { text, notes } = rewrite(
      `import { connectorsForWallets } from '@rainbow-me/rainbowkit';
import { agentWallet } from './agentWallet';
import { createConfig } from 'wagmi';
const connectors = connectorsForWallets([{ groupName: 'Ours', wallets: [agentWallet] }], ${options});
export const config = createConfig({ connectors, chains });
`,
      'wagmi.js',
    );
    expect(notes).toEqual([]);
    expect(text).toContain(`  ${connector},\n];`);
    expect(text).toContain('function createOwnConnector(createWallet, options) {');
    expect(text).not.toContain('CreateConnectorFn');
  });

  it('or notes it where the connector cannot be put', () => {
    const { text, notes } = rewrite(
      `import { ledgerWallet } from '@rainbow-me/rainbowkit/wallets';
import { agentWallet } from './agentWallet';
export const groups = [{ groupName: 'Ours', wallets: [ledgerWallet, agentWallet] }];
`,
    );
    expect(text).toContain("wallets: ['ledger']");
    expect(notes).toEqual([
      expect.stringMatching(
        /^3: `agentWallet` is left out: add `agentWallet\(\)\.createConnector\(\{\}\)` to `connectors`/,
      ),
    ]);
  });

  it('or notes it where it needs what only a function has', () => {
    const { notes } = rewrite(
      `${kit}export function make(isLocal) {
  const groups = [{ groupName: 'Ours', wallets: [...(isLocal ? [agentWallet] : []), ledgerWallet] }];
  return getDefaultConfig({ appName: 'Harbour', projectId: 'abc', chains, wallets: groups });
}
`,
    );
    expect(notes[0]).toMatch(/^5: `agentWallet` is left out/);
  });
});

describe('rewriteSource lets the compiler infer a wallet', () => {
  const types = "import type { Wallet, WalletDetailsParams } from '@rainbow-me/rainbowkit';\n";
  const fields = "id: 'agent', name: 'Agent', iconUrl: '', iconBackground: '#fff'";

  it.each([
    [
      `export function agentWallet(): Wallet {\n  return { ${fields}, createConnector: (details: WalletDetailsParams) => make(details) };\n}`,
      `export function agentWallet() {\n  return { ${fields}, createConnector: (details: object) => make(details) };\n}`,
    ],
    [
      `export const agentWallet = (): Wallet => ({ ${fields}, createConnector: (details) => make(details) });`,
      `export const agentWallet = () => ({ ${fields}, createConnector: (details: object) => make(details) });`,
    ],
    [
      `export const agentWallet = ({ projectId }: Given): Wallet => {\n  const wallet: Wallet = { ${fields}, createConnector: details => make(details) };\n  return wallet;\n};`,
      `export const agentWallet = ({ projectId }: Given) => {\n  const wallet = { ${fields}, createConnector: (details: object) => make(details) };\n  return wallet;\n};`,
    ],
  ])('%s', (before, after) => {
    const { text, notes } = rewrite(`${types}${before}\n`, 'agentWallet.ts');
    expect(notes).toEqual([]);
    expect(text).toBe(`${after}\n`);
  });

  it('but not where the type is needed, and says so', () => {
    const { notes } = rewrite(
      "import type { Wallet } from '@rainbow-me/rainbowkit';\nexport const all: Wallet[] = [];\n",
      'agentWallet.ts',
    );
    expect(notes).toEqual([expect.stringMatching(/^1: `Wallet` has no counterpart/)]);
  });
});
