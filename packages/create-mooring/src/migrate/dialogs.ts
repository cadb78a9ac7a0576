import type { Node } from '@babel/types';
import { KIT } from './names.ts';
import { readName } from './nodes.ts';
import type { Source } from './source.ts';

/** Expression for the single dialog of ConnectKit or AppKit; the kit has one for each state. */
export const EITHER_DIALOG = '(connectedAccount ? accountDialog : connectDialog)';

/** Fields of `useConnectButton()` that stand in those texts, as they are destructured. */
const BUTTON_FIELDS: Readonly<Record<string, string>> = {
  connectedAccount: 'account: connectedAccount',
  accountDialog: 'accountDialog',
  connectDialog: 'connectDialog',
  networkDialog: 'networkDialog',
  signInDialog: 'signInDialog',
  network: 'network',
  status: 'status',
};

/** Pattern of the state of a button that has the names that texts use. */
export function statePattern(texts: Iterable<string>): string {
  const all = [...texts].join(' ');
  const used = Object.keys(BUTTON_FIELDS).filter((name) => new RegExp(`\\b${name}\\b`).test(all));
  return used.length === 0 ? '{}' : `{ ${used.map((name) => BUTTON_FIELDS[name]).join(', ')} }`;
}

/**
 * Rewrites a hook whose result opens dialogs, destructured: to `useConnectButton()`.
 * @param textOf text in place of a field's use; undefined if there is none
 */
export function rewriteDialogHook(
  source: Source,
  hook: string,
  textOf: (field: string, use: { node: Node; parents: readonly Node[] }) => DialogText | undefined,
): void {
  for (const local of source.localsOf(hook)) {
    source.claim(local);
    for (const { node, parents } of source.usesOf(local)) {
      const [call, declarator] = parents;
      if (call?.type !== 'CallExpression' || declarator?.type !== 'VariableDeclarator') {
        source.note(node, `\`${hook}\` is \`useConnectButton()\`, with a dialog each.`);
        continue;
      }
      if (declarator.id.type !== 'ObjectPattern') {
        source.note(declarator, `\`${hook}\` is \`useConnectButton()\`, with a dialog each.`);
        continue;
      }
      const texts: string[] = [];
      for (const property of declarator.id.properties) {
        const name = property.type === 'ObjectProperty' ? readName(property.value) : '';
        const field = property.type === 'ObjectProperty' ? readName(property.key) : '';
        for (const use of source.usesOf(name)) {
          if (use.parents.includes(declarator)) continue;
          const text = textOf(field, use);
          if (!text) {
            source.note(use.node, `\`${hook}\` had \`${field}\`: there is no such dialog here.`);
            continue;
          }
          texts.push(text.text);
          source.replace(text.node, text.text);
        }
      }
      source.import(KIT, 'useConnectButton');
      source.replace(declarator.id, statePattern(texts));
      source.replace(call, 'useConnectButton()');
    }
  }
}

/** Text in place of a node. */
export interface DialogText {
  readonly node: Node;
  readonly text: string;
}
