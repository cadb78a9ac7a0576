import type { JSXOpeningElement } from '@babel/types';
import { KIT } from './names.ts';
import { declaredAtTop, readName, unwrapCasts } from './nodes.ts';
import type { Source } from './source.ts';

const CLIENT = 'signInClient';

/** Rewrites sign-in: the adapter, its provider, and the provider for next-auth. */
export function rewriteAuthentication(source: Source): void {
  rewriteAdapter(source);
  rewriteStatusProvider(source);
  rewriteNextAuth(source);
}

/** The adapter is an object of the same four functions. */
function rewriteAdapter(source: Source): void {
  for (const local of source.localsOf('createAuthenticationAdapter')) {
    source.claim(local);
    for (const { node, parents } of source.usesOf(local)) {
      const [call] = parents;
      const adapter = call?.type === 'CallExpression' ? call.arguments[0] : undefined;
      if (call?.type !== 'CallExpression' || !adapter) {
        source.note(node, 'The adapter is an object: `createAuthenticationAdapter` is not needed.');
        continue;
      }
      source.replace(node, '');
      if (source.isTyped) {
        source.import(KIT, 'type AuthenticationAdapter');
        source.insertAfter(adapter, ' satisfies AuthenticationAdapter');
      }
      if (call.typeParameters) source.replace(call.typeParameters, '');
    }
  }
}

function rewriteStatusProvider(source: Source): void {
  for (const local of source.localsOf('RainbowKitAuthenticationProvider')) {
    source.claim(local);
    source.import(KIT, 'AuthenticationProvider');
    for (const { node, parents } of source.usesOf(local)) {
      source.replace(node, 'AuthenticationProvider');
      if (parents[0]?.type === 'JSXOpeningElement') {
        source.note(
          node,
          'Give it `address` too, whose session it is: without it the sign-in counts for whichever account is connected.',
        );
      }
    }
  }
}

function rewriteNextAuth(source: Source): void {
  for (const local of source.localsOf('RainbowKitSiweNextAuthProvider')) {
    source.claim(local);
    source.import(KIT, 'AuthenticationProvider');
    source.import('@mooring/sign-in', 'createAuthJsClient');
    let options: string | undefined;
    for (const { node, parents } of source.usesOf(local)) {
      source.replace(node, 'AuthenticationProvider');
      const [opening] = parents;
      if (opening?.type !== 'JSXOpeningElement') continue;
      options = messageOptions(source, opening);
      source.insertAfter(opening.name, ` client={${CLIENT}}`);
      source.note(
        node,
        'next-auth’s CSRF token serves as the nonce, as it did: a signature can be used again. docs/sign-in.md has a better one.',
      );
    }
    declareClient(source, options);
  }
  for (const local of source.localsOf('GetSiweMessageOptions')) {
    source.claim(local);
    for (const { node, parents } of source.usesOf(local)) {
      const annotation = parents.find(({ type }) => type === 'TSTypeAnnotation');
      if (annotation) source.replace(annotation, '');
      else source.note(node, 'The options of `createAuthJsClient` have `statement`.');
    }
  }
}

/** Name of `getSiweMessageOptions`, whose properties it removes. */
function messageOptions(source: Source, { attributes }: JSXOpeningElement): string | undefined {
  let name: string | undefined;
  for (const attribute of attributes) {
    if (attribute.type !== 'JSXAttribute') continue;
    const { value } = attribute;
    const expression =
      value?.type === 'JSXExpressionContainer' ? unwrapCasts(value.expression) : undefined;
    if (readName(attribute.name) === 'getSiweMessageOptions') {
      name = readName(expression);
      if (!isAtTop(source, name)) {
        source.note(attribute, 'The options of `createAuthJsClient` have `statement`.');
        name = undefined;
      }
      source.remove(attribute);
    } else if (readName(attribute.name) !== 'enabled') {
      source.remove(attribute);
      source.note(
        attribute,
        `\`${readName(attribute.name)}\` is gone: the client asks for the session itself.`,
      );
    }
  }
  return name;
}

function isAtTop(source: Source, name: string): boolean {
  return declaredAtTop(source.program, name) !== undefined;
}

/** Declares the client above the component, below what its options need. */
function declareClient(source: Source, options: string | undefined): void {
  const { quote, unit } = source;
  const text = [
    `const ${CLIENT} = createAuthJsClient({`,
    `${unit}provider: ${quote}credentials${quote},`,
    `${unit}nonce: ${quote}csrf-token${quote},`,
    ...(options === undefined ? [] : [`${unit}...${options}(),`]),
    `})${source.semicolon}`,
  ].join('\n');
  const after =
    (options !== undefined && declaredAtTop(source.program, options)) ||
    source.program.body.findLast(({ type }) => type === 'ImportDeclaration');
  if (after) source.insertAfter(after, `\n\n${text}`);
}
