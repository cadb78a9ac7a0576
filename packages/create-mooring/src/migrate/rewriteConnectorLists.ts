import type { CallExpression, Expression, Node } from '@babel/types';
import { connectorList, SAFE_ALONE } from './connectorTexts.ts';
import { readName } from './nodes.ts';
import type { OwnWallet } from './ownWallets.ts';
import type { Source } from './source.ts';
import { type ConnectorWallets, optionsOf } from './walletGroups.ts';

/** Options of the kit's configuration beside wagmi's own. */
export interface Listed {
  readonly call: CallExpression;
  readonly appName: string;
  /** The same, if it is a literal. */
  readonly appLiteral: string | undefined;
  /** Groups of wallets. */
  readonly wallets: string | undefined;
  /** True if they name nothing that only a function has. */
  readonly areGlobal: boolean;
}

/** `connectorsForWallets(groups, { appName, projectId })`, whose result wagmi's configuration takes. */
export function rewriteConnectorLists(
  source: Source,
  wallets: ConnectorWallets,
  own: readonly OwnWallet[],
): Listed | undefined {
  let listed: Listed | undefined;
  for (const local of source.localsOf('connectorsForWallets')) {
    source.claim(local);
    for (const { node, parents } of source.usesOf(local)) {
      const [call] = parents;
      if (call?.type !== 'CallExpression') continue;
      const [groups, argument] = call.arguments;
      const options = argument && source.resolve(argument);
      if (!groups || options?.type !== 'ObjectExpression') {
        source.note(
          node,
          '`connectorsForWallets` is `wallets` of `createMooringConfig` and `pairing(…)`.',
        );
        continue;
      }
      const given = optionsOf(options);
      const indent = source.indentOf(call);
      const text = source.editedTextOf(groups).replaceAll(`\n${source.indentOf(groups)}`, '\n');
      const areGlobal = !source.namesLocals(groups);
      source.replace(call, connectorList(source, given, wallets, indent, own));
      listed = listedBy(source, call, given, text, areGlobal);
      if (!areGlobal)
        source.note(
          groups,
          "Wallets are an option of the configuration: `createMooringConfig({ wallets: [{ name, wallets: ['metamask'] }] })`.",
        );
    }
  }
  return listed;
}

/** Groups that `getDefaultWallets` gives, without those that show themselves. */
const DEFAULT_WALLETS = ['safe', 'rainbow', 'metamask'];

/** `const { connectors, wallets } = getDefaultWallets({ appName, projectId })`: a variable for each. */
export function rewriteDefaultWallets(source: Source): Listed | undefined {
  let listed: Listed | undefined;
  for (const local of source.localsOf('getDefaultWallets')) {
    source.claim(local);
    for (const { node, parents } of source.usesOf(local)) {
      const [call, declarator] = parents;
      const fields = declarator?.type === 'VariableDeclarator' ? listFields(declarator.id) : [];
      if (call?.type !== 'CallExpression' || !declarator || fields.length === 0) {
        source.note(node, '`getDefaultWallets` is gone: phones need `pairing(…)` of `connectors`.');
        continue;
      }
      const [argument] = call.arguments;
      const options = argument && source.resolve(argument);
      const given = options?.type === 'ObjectExpression' ? optionsOf(options) : new Map();
      const indent = source.indentOf(call);
      const values: Readonly<Record<string, () => string>> = {
        connectors: () => connectorList(source, given, SAFE_ALONE, indent),
        wallets: () => {
          const ids = DEFAULT_WALLETS.map((id) => `${source.quote}${id}${source.quote}`);
          return `[{ name: ${source.quote}Popular${source.quote}, wallets: [${ids.join(', ')}] }]`;
        },
      };
      source.replace(
        declarator,
        fields.map(({ field, name }) => `${name} = ${values[field]?.() ?? '[]'}`).join(', '),
      );
      if (fields.some(({ field }) => field === 'connectors'))
        listed = listedBy(source, call, given, undefined, true);
    }
  }
  return listed;
}

/** Names of an object pattern that has `connectors` and `wallets` alone. */
function listFields(pattern: Node): readonly { readonly field: string; readonly name: string }[] {
  if (pattern.type !== 'ObjectPattern') return [];
  const fields = pattern.properties.map((property) =>
    property.type === 'ObjectProperty'
      ? { field: readName(property.key), name: readName(property.value) }
      : { field: '', name: '' },
  );
  return fields.every(({ field }) => /^(?:connectors|wallets)$/.test(field)) ? fields : [];
}

function listedBy(
  source: Source,
  call: CallExpression,
  given: ReadonlyMap<string, Expression>,
  wallets: string | undefined,
  areGlobal: boolean,
): Listed {
  const appName = given.get('appName');
  const literal = appName && source.resolve(appName);
  return {
    call,
    appName: appName ? source.textOf(appName) : `${source.quote}${source.quote}`,
    appLiteral: literal?.type === 'StringLiteral' ? source.textOf(literal) : undefined,
    wallets,
    areGlobal,
  };
}
