import type { Node } from '@babel/types';
import { KIT } from './names.ts';
import { type FoundNode, readBinding, readName } from './nodes.ts';
import type { Source } from './source.ts';

/** Expression for the single dialog of ConnectKit or AppKit; the kit has one for each state. */
export const EITHER_DIALOG = '(connectedAccount ? accountDialog : connectDialog)';

/** Fields of `useConnectButton()`, by the names that stand for them in expressions. */
const BUTTON_FIELDS: Readonly<Record<string, string>> = {
  connectedAccount: 'account',
  accountDialog: 'accountDialog',
  connectDialog: 'connectDialog',
  networkDialog: 'networkDialog',
  signInDialog: 'signInDialog',
  network: 'network',
  status: 'status',
};

/**
 * State of a button, taken apart into the names that expressions use.
 * @param within function that gets the names
 * @param own node whose names the expressions replace, if it has no others
 */
export function createStatePattern(source: Source, within: Node, own?: Node) {
  const used = new Set<string>();
  const nameFor = (name: string) => source.freeName(name, within, own);
  return {
    /** Expression with names that stand for nothing else there. */
    fit: (expression: string) =>
      expression.replaceAll(/(?<![.'"\w])\w+/g, (name) => {
        if (!Object.hasOwn(BUTTON_FIELDS, name)) return name;
        used.add(name);
        return nameFor(name);
      }),
    text(): string {
      const fields = Object.entries(BUTTON_FIELDS).filter(([name]) => used.has(name));
      const parts = fields.map(([name, field]) => {
        const local = nameFor(name);
        return local === field ? field : `${field}: ${local}`;
      });
      return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`;
    },
  };
}

/**
 * Rewrites a hook whose result opens dialogs, destructured: to `useConnectButton()`.
 * @param textOf text in place of a field's use; undefined if there is none
 */
export function rewriteDialogHook(
  source: Source,
  hook: string,
  textOf: (field: string, use: FoundNode) => DialogText | undefined,
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
      const around = source.parentsOf(declarator).find(isBody) ?? source.program;
      const pattern = createStatePattern(source, around);
      for (const property of declarator.id.properties) {
        if (property.type !== 'ObjectProperty') {
          source.note(property, `\`${hook}\` is \`useConnectButton()\`, with a dialog each.`);
          continue;
        }
        const field = readName(property.key);
        const bound = readBinding(property);
        for (const use of source.usesOf(bound)) {
          const text = textOf(field, use);
          if (!text)
            source.note(use.node, `\`${hook}\` had \`${field}\`: there is no such dialog here.`);
          else if (text.node === use.node) source.replaceUse(use, pattern.fit(text.text));
          else source.replace(text.node, pattern.fit(text.text));
        }
      }
      source.import(KIT, 'useConnectButton');
      source.replace(declarator.id, pattern.text());
      source.replace(call, 'useConnectButton()');
    }
  }
}

const isBody = ({ type }: Node) => type === 'BlockStatement' || type === 'Program';

/** Text in place of a node. */
export interface DialogText {
  readonly node: Node;
  readonly text: string;
}
