import { isRecord, type TypedData } from '@mooring/testing/wallet';
import { element } from '../element.ts';
import { revealedText } from '../reveal.ts';

/** Deepest nesting shown as a list; deeper structures are shown as JSON. */
const DEEPEST = 12;

/** Domain and message of typed data, field by field, in the order of their types. */
export function typedDataList({ domain, types, primaryType, message }: TypedData): readonly Node[] {
  const domainFields = Object.entries(domain).map(([name, value]) => row(name, text(value)));
  return [
    element('h3', {}, 'Domain'),
    element('dl', {}, ...domainFields),
    element('h3', {}, revealedText(primaryType)),
    structure(types, primaryType, message, 0),
  ];
}

function structure(
  types: TypedData['types'],
  type: string,
  value: Readonly<Record<string, unknown>>,
  depth: number,
): HTMLElement {
  const fields = types[type] ?? [];
  return element(
    'dl',
    {},
    ...fields.map((field) => row(field.name, shown(types, field.type, value[field.name], depth))),
  );
}

function shown(types: TypedData['types'], type: string, value: unknown, depth: number): Node {
  if (depth >= DEEPEST) return text(value);
  const item = /^(.+)\[\d*\]$/.exec(type)?.[1];
  if (item !== undefined && Array.isArray(value)) {
    const items = value.map((each) => element('li', {}, shown(types, item, each, depth + 1)));
    return items.length > 0 ? element('ol', {}, ...items) : text('(empty list)');
  }
  if (types[type] && isRecord(value)) return structure(types, type, value, depth + 1);
  return text(value);
}

function row(name: string, value: Node): HTMLElement {
  return element('div', {}, element('dt', {}, revealedText(name)), element('dd', {}, value));
}

function text(value: unknown): Node {
  return revealedText(typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));
}
