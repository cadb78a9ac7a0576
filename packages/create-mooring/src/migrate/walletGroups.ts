import type { ArrayExpression, Expression, Node, ObjectExpression } from '@babel/types';
import { DISCOVERED_WALLETS, WALLET_IDS } from './names.ts';
import { type FoundNode, nameOf, type Source } from './source.ts';

/** `wallets` of `getDefaultConfig`: groups of functions become groups of ids. */
export function rewriteWalletOption(source: Source, wallets: Expression | undefined): void {
  if (!wallets) return;
  const text = walletGroups(source, wallets);
  if (text === undefined) {
    source.note(wallets, "`wallets` takes groups of ids: `[{ name, wallets: ['metamask'] }]`.");
    return;
  }
  source.replace(wallets, text);
  claimWallets(source, wallets);
}

/** Groups by the ids of the catalogue; undefined unless they are written out. */
export function walletGroups(source: Source, groups: Node): string | undefined {
  if (groups.type !== 'ArrayExpression') return undefined;
  const { quote } = source;
  const texts = groups.elements.map((group) => {
    if (group?.type !== 'ObjectExpression') return undefined;
    const given = optionsOf(group);
    const wallets = given.get('wallets');
    const name = given.get('groupName');
    if (wallets?.type !== 'ArrayExpression' || !name) return undefined;
    const ids = idsOf(source, wallets).map((id) => `${quote}${id}${quote}`);
    return `{ name: ${source.textOf(name)}, wallets: [${ids.join(', ')}] }`;
  });
  return texts.includes(undefined) ? undefined : `[${texts.join(', ')}]`;
}

function idsOf(source: Source, wallets: ArrayExpression): string[] {
  return wallets.elements.flatMap((wallet) => {
    const local = nameOf(wallet);
    const imported = source.importOf(local)?.imported ?? local;
    const id = WALLET_IDS[imported];
    if (id !== undefined) return [id];
    if (wallet && !DISCOVERED_WALLETS.includes(imported)) {
      source.note(
        wallet,
        `The catalogue has no \`${source.textOf(wallet)}\`: a row of your own is \`{ id, name, accent, homepage }\`.`,
      );
    }
    return [];
  });
}

/** Marks the imported wallets that nothing but a replaced node used. */
export function claimWallets(source: Source, replaced: Node): void {
  for (const { node } of source.all('ImportDeclaration')) {
    if (node.source.value !== '@rainbow-me/rainbowkit/wallets') continue;
    for (const { local } of node.specifiers) {
      const isGone = source
        .usesOf(local.name)
        .every(({ parents }: FoundNode) => parents.includes(replaced));
      if (isGone) source.claim(local.name);
    }
  }
}

/** Properties of an object by their names. */
export function optionsOf(options: ObjectExpression): ReadonlyMap<string, Expression> {
  const given = new Map<string, Expression>();
  for (const property of options.properties) {
    if (property.type === 'ObjectProperty' && isExpression(property.value))
      given.set(nameOf(property.key), property.value);
  }
  return given;
}

function isExpression(node: Node): node is Expression {
  return !/Pattern$|^TSParameterProperty$|^VoidPattern$/.test(node.type);
}
