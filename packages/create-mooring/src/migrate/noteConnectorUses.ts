import type { Node } from '@babel/types';
import { readName } from './nodes.ts';
import type { Source } from './source.ts';

const NOTE =
  '`connectors` no longer has one for each wallet: most wallets are rows of the dialog, without a connector. ' +
  'Check what is read here by position or id; to list or connect wallets, use `useWalletList()` and ' +
  '`useConnectWallet()` of `@mooring/connect/headless`.';

/** Files that read wagmi's list of connectors, whether or not they name the kit. */
export const CONNECTOR_USES = /\b(?:useConnect|useConnectors|getConnectors)\s*\(/;

/** Notes where the application reads wagmi's list of connectors, which was the kit's list of wallets. */
export function noteConnectorUses(source: Source): void {
  for (const name of ['useConnectors', 'getConnectors']) {
    for (const { call } of findCalls(source, name)) source.note(call, NOTE);
  }
  for (const { call, parent } of findCalls(source, 'useConnect')) {
    const isRead = (member: Node | undefined) =>
      (member?.type === 'MemberExpression' || member?.type === 'OptionalMemberExpression') &&
      readName(member.property) === 'connectors';
    if (isRead(parent)) source.note(call, NOTE);
    if (parent?.type !== 'VariableDeclarator') continue;
    if (parent.id.type === 'ObjectPattern') {
      for (const property of parent.id.properties) {
        if (property.type === 'ObjectProperty' && readName(property.key) === 'connectors')
          source.note(property, NOTE);
      }
      continue;
    }
    for (const { node, parents } of source.usesOf(parent.id)) {
      if (isRead(parents[0])) source.note(node, NOTE);
    }
  }
}

/** Calls of a function of wagmi, each with the node around it. */
function findCalls(source: Source, name: string) {
  return source.localsOf(name, /^(?:wagmi(?:\/actions)?|@wagmi\/core)$/).flatMap((local) =>
    source.usesOf(local).flatMap(({ node, parents: [call, parent] }) => {
      return call?.type === 'CallExpression' && call.callee === node ? [{ call, parent }] : [];
    }),
  );
}
