import { readOwnField } from '@mooring/internal';
import { type Abi, type AbiFunction, parseAbi } from 'viem';
import { formatAbiItem } from 'viem/utils';

/** Result of parsing a pasted ABI. */
type ReadAbi =
  | { readonly kind: 'empty' | 'unreadable' | 'no-functions' }
  | { readonly kind: 'abi'; readonly functions: readonly WritingFunction[] };

/** State-changing function, with its signature. */
interface WritingFunction {
  readonly signature: string;
  readonly item: AbiFunction;
}

/** Maximum length of an ABI in characters, more than any contract needs. */
const LONGEST_ABI = 400_000;
/** Maximum nesting of structs. */
const DEEPEST_TUPLE = 6;

/** Parses an ABI as JSON, or as lines such as `function dock(address to) payable`. */
export function readAbi(text: string): ReadAbi {
  const plain = text.trim();
  if (plain === '') return { kind: 'empty' };
  if (plain.length > LONGEST_ABI) return { kind: 'unreadable' };
  const items = /^[[{]/.test(plain) ? fromJson(plain) : fromLines(plain);
  if (!items) return { kind: 'unreadable' };
  const functions = items
    .filter(({ stateMutability }) => stateMutability !== 'view' && stateMutability !== 'pure')
    .map((item) => ({ signature: formatAbiItem(item, { includeName: true }), item }));
  return functions.length === 0 ? { kind: 'no-functions' } : { kind: 'abi', functions };
}

function fromLines(text: string): readonly AbiFunction[] | undefined {
  const lines = text
    .split(/[;\n]/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  try {
    const abi: Abi = parseAbi(lines);
    return functionsIn(abi);
  } catch {
    // Not a human-readable ABI.
    return undefined;
  }
}

function fromJson(text: string): readonly AbiFunction[] | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  // Compilers output the ABI in a field.
  const list = Array.isArray(value) ? value : readOwnField(value, 'abi');
  if (!Array.isArray(list)) return undefined;
  return functionsIn(list);
}

function functionsIn(entries: readonly unknown[]): readonly AbiFunction[] | undefined {
  const functions = entries.filter((entry) => readOwnField(entry, 'type') === 'function');
  const read = functions.map(functionIn);
  return read.every((one) => one !== undefined) ? read : undefined;
}

function functionIn(entry: unknown): AbiFunction | undefined {
  const name = readOwnField(entry, 'name');
  const mutability = readOwnField(entry, 'stateMutability') ?? 'nonpayable';
  const inputs = parametersIn(readOwnField(entry, 'inputs') ?? [], 0);
  const stateMutability = (['pure', 'view', 'nonpayable', 'payable'] as const).find(
    (known) => known === mutability,
  );
  if (!isName(name) || !inputs || !stateMutability) return undefined;
  return { type: 'function', name, inputs, outputs: [], stateMutability };
}

type Parameter = AbiFunction['inputs'][number];

function parametersIn(value: unknown, depth: number): readonly Parameter[] | undefined {
  if (!Array.isArray(value) || value.length > 50 || depth > DEEPEST_TUPLE) return undefined;
  const list: unknown[] = value;
  const read = list.map((entry): Parameter | undefined => {
    const type = readOwnField(entry, 'type');
    const name = readOwnField(entry, 'name') ?? '';
    if (!isType(type) || (name !== '' && !isName(name))) return undefined;
    if (!type.startsWith('tuple')) return { type, name };
    const components = parametersIn(readOwnField(entry, 'components'), depth + 1);
    return components && { type, name, components };
  });
  return read.every((one) => one !== undefined) ? read : undefined;
}

function isName(value: unknown): value is string {
  return typeof value === 'string' && /^[\w$]{1,100}$/.test(value);
}

/** Returns true for a type that viem encodes; functions as values (`function`) are not. */
function isType(value: unknown): value is string {
  if (typeof value !== 'string') return false;
  const form = /^(?:address|bool|string|tuple|bytes(\d{0,2})|u?int(\d{0,3}))(?:\[\d{0,4}\]){0,4}$/;
  const [read, bytes = '', bits = ''] = form.exec(value) ?? [];
  if (read === undefined || /^0/.test(`${bytes}${bits}`)) return false;
  return Number(bytes) <= 32 && Number(bits) <= 256 && Number(bits) % 8 === 0;
}
