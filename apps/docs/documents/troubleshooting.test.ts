import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../../scripts/run.ts';
import { anchorsOf } from './anchors.ts';

const page = readFileSync(join(root, 'docs/troubleshooting.md'), 'utf8');

/** Files that check how a package is used. */
const files = globSync(
  [
    'packages/*/src/{development,**}/*[mM]istakes.ts',
    'packages/connect/src/development/*.ts',
    'packages/connect/src/{theme/theme,core/createMooringConfig,core/catalogue/wallet*}.ts',
    'packages/pairing/src/pairingOptions.ts',
    'packages/passkey/src/account/contracts.ts',
    'packages/safe/src/{messaging/frameWindow,gateway/askGateway}.ts',
    'packages/sign-in/src/server/{checkServerOptions,signInContext,sqlite,postgres}.ts',
    'packages/rpc-proxy/src/checkProxyOptions.ts',
    'packages/testing/src/{test-wallet/openWallet,playwright/installTestWallet}.ts',
  ],
  { cwd: root },
).filter((file) => !/^packages\/internal|\.test/.test(file));

/** Call with a message: `createMistake('…'`, `logMistake(…`, `new Error(…`. */
const call = /(?:\b\w*Mistake|new (?:Type)?Error)\(\s*(['"`])((?:\\.|(?!\1).)*)\1/gs;

/** Text without marks of code, and with `…` in place of what is inserted. */
const plain = (text: string) =>
  text
    .replaceAll(/\$\{[^}]*\}/g, '…')
    .replaceAll(/\\(.)/g, '$1')
    .replaceAll('`', '');

const messages = files.flatMap((file) =>
  [...readFileSync(join(root, file), 'utf8').matchAll(call)].map(([, , text = '']) => plain(text)),
);

const escapeSigns = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** First cells of the page's tables, as expressions: `…` is any text. */
const rows = [...page.matchAll(/^\| (.+?) \|/gm)]
  .map(([, cell = '']) => plain(cell))
  .filter((cell) => cell !== 'message')
  .map((cell) => new RegExp(cell.split('…').map(escapeSigns).join('.+')));

describe('docs/troubleshooting.md', () => {
  it('has every message for developers', () => {
    expect(messages.length).toBeGreaterThan(80);
    expect(messages.filter((message) => !rows.some((row) => row.test(message)))).toEqual([]);
  });

  it('has the sections that messages name', () => {
    const sections = files.flatMap((file) => [
      ...readFileSync(join(root, file), 'utf8').matchAll(/^ *'([a-z]+(?:-[a-z]+)*)',?\n? *\)/gm),
      ...readFileSync(join(root, file), 'utf8').matchAll(/Mistake\(message, '([a-z-]+)'\)/g),
    ]);
    const anchors = anchorsOf(page);
    expect(new Set(sections.map(([, name]) => name)).size).toBeGreaterThan(8);
    for (const [, name = ''] of sections) expect(anchors).toContain(name);
  });
});
