import { readPastedAddress } from '@mooring/page/address';
import { type AbiParameter, isHex, size } from 'viem';

/** Result of parsing an argument; the value is as viem expects it. */
type ReadArgument =
  | { readonly kind: 'value'; readonly value: unknown }
  | { readonly kind: 'problem'; readonly problem: ArgumentProblem };

type ArgumentProblem = 'number' | 'range' | 'address' | 'bool' | 'bytes' | 'list';

/**
 * Parses an argument by its type. Numbers are integers in the smallest unit, in decimal or hex; lists and
 * structs are JSON, with big numbers as strings.
 */
export function readArgument(
  parameter: AbiParameter,
  text: string,
  chainId?: number,
): ReadArgument {
  const { type } = parameter;
  if (type === 'string') return { kind: 'value', value: text };
  if (!/\[|^tuple/.test(type)) return readPlain(type, text.trim(), chainId);
  try {
    const element: unknown = JSON.parse(text);
    return readElement(parameter, element, chainId);
  } catch {
    return { kind: 'problem', problem: 'list' };
  }
}

function readPlain(type: string, text: string, chainId?: number): ReadArgument {
  if (type === 'address') {
    const read = readPastedAddress(text, chainId);
    return read.kind === 'address' ? { kind: 'value', value: read.address } : problem('address');
  }
  if (type === 'bool') {
    return /^(true|false)$/.test(text)
      ? { kind: 'value', value: text === 'true' }
      : problem('bool');
  }
  const bytes = /^bytes(\d*)$/.exec(type);
  if (bytes) {
    const fixed = bytes[1] ?? '';
    const fits = isHex(text) && text.length % 2 === 0 && (fixed === '' || size(text) === +fixed);
    return fits ? { kind: 'value', value: text } : problem('bytes');
  }
  return readNumber(type, text);
}

function readNumber(type: string, text: string): ReadArgument {
  const [, unsigned, digits] = /^(u?)int(\d*)$/.exec(type) ?? [];
  if (!/^(-?\d{1,78}|0x[\da-f]{1,64})$/i.test(text)) return problem('number');
  const value = BigInt(text);
  const bits = BigInt(digits || '256');
  const [least, most] =
    unsigned === 'u' ? [0n, 2n ** bits - 1n] : [-(2n ** (bits - 1n)), 2n ** (bits - 1n) - 1n];
  if (value < least || value > most) return problem('range');
  // viem expects number up to 48 bits, and bigint above.
  return { kind: 'value', value: bits <= 48n ? Number(value) : value };
}

/** Parses an element of a list or struct from JSON. */
function readElement(parameter: AbiParameter, element: unknown, chainId?: number): ReadArgument {
  const array = /^(.*)\[(\d*)\]$/.exec(parameter.type);
  if (array) {
    const [, type = '', length] = array;
    if (!Array.isArray(element) || (length !== '' && element.length !== Number(length)))
      return problem('list');
    const items: unknown[] = element;
    return joinParts(items.map((item) => readElement({ ...parameter, type }, item, chainId)));
  }
  if (parameter.type === 'tuple') {
    const components = 'components' in parameter ? parameter.components : [];
    const parts = splitParts(element, components);
    if (!parts) return problem('list');
    const read = joinParts(components.map((one, index) => readElement(one, parts[index], chainId)));
    if (read.kind === 'problem' || !Array.isArray(read.value)) return read;
    const values: unknown[] = read.value;
    // By position if field names are not unique.
    const named = new Set(components.map(({ name = '' }) => name));
    if (named.has('') || named.size < components.length) return read;
    return {
      kind: 'value',
      value: Object.fromEntries(components.map(({ name = '' }, at) => [name, values[at]])),
    };
  }
  // An unsafe JSON number has already lost precision.
  if (typeof element === 'number' && !Number.isSafeInteger(element)) return problem('number');
  if (parameter.type === 'string') {
    return typeof element === 'string' ? { kind: 'value', value: element } : problem('list');
  }
  if (!['string', 'number', 'boolean'].includes(typeof element)) return problem('list');
  return readPlain(parameter.type, String(element), chainId);
}

/** Fields of a struct in order, from an array or an object. */
function splitParts(element: unknown, components: readonly AbiParameter[]): unknown[] | undefined {
  if (Array.isArray(element)) return element.length === components.length ? element : undefined;
  if (typeof element !== 'object' || element === null) return undefined;
  const fields = new Map<string, unknown>(Object.entries(element));
  const named = new Set(components.map(({ name = '' }) => name));
  // JSON keeps one field per name: duplicate names need an array.
  const isWhole = named.size === components.length && [...named].every((name) => fields.has(name));
  return isWhole ? components.map(({ name = '' }) => fields.get(name)) : undefined;
}

function joinParts(parts: readonly ReadArgument[]): ReadArgument {
  const values: unknown[] = [];
  for (const part of parts) {
    if (part.kind === 'problem') return part;
    values.push(part.value);
  }
  return { kind: 'value', value: values };
}

function problem(kind: ArgumentProblem): ReadArgument {
  return { kind: 'problem', problem: kind };
}
