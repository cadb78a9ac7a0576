import { isRecord, parseJson } from '../parse/record.ts';

/** Permissions of a wallet (EIP-5573, as wallets read them): methods it answers, on networks. */
export interface Recap {
  readonly methods: readonly string[];
  /** Empty where the wallet names none. */
  readonly chainIds: readonly number[];
}

const prefix = 'urn:recap:';
const longest = 20_000;

/** Resource that asks for methods; the wallet adds its networks. */
export function composeRecap(methods: readonly string[]): string {
  const abilities = methods.map((method) => [`request/${method}`, [{}]]);
  const json = JSON.stringify({ att: { eip155: Object.fromEntries(abilities) } });
  return `${prefix}${btoa(json).replaceAll('=', '')}`;
}

/** Parses a resource that gives methods of `eip155` and nothing else; `undefined` for any other. */
export function parseRecap(resource: unknown): Recap | undefined {
  if (typeof resource !== 'string' || resource.length > longest || !resource.startsWith(prefix))
    return undefined;
  const { att, ...more } = recordOf(decode(resource.slice(prefix.length)));
  const { eip155, ...others } = recordOf(att);
  if (!isRecord(eip155) || Object.keys({ ...more, ...others }).length > 0) return undefined;
  const methods: string[] = [];
  const chainIds = new Set<number>();
  for (const [ability, limits] of Object.entries(eip155)) {
    const [, method] = /^request\/(\w{1,64})$/.exec(ability) ?? [];
    const chains = chainsOf(limits);
    if (method === undefined || !chains) return undefined;
    methods.push(method);
    for (const chainId of chains) chainIds.add(chainId);
  }
  return methods.length > 0 ? { methods, chainIds: [...chainIds] } : undefined;
}

/** Networks of `[{ chains: ['eip155:1', …] }]`, or of `[{}]`; `undefined` when invalid. */
function chainsOf(limits: unknown): readonly number[] | undefined {
  if (!Array.isArray(limits) || limits.length !== 1 || !isRecord(limits[0])) return undefined;
  const { chains = [], ...more } = limits[0];
  if (!Array.isArray(chains) || Object.keys(more).length > 0) return undefined;
  const ids = chains.map((chain) => Number(/^eip155:([1-9]\d{0,15})$/.exec(String(chain))?.[1]));
  return ids.every(Number.isSafeInteger) ? ids : undefined;
}

/** Sentence that the message ends its statement with (EIP-5573), with methods in the order wallets write them. */
export function recapSentence({ methods }: Pick<Recap, 'methods'>): string {
  const names = [...methods].sort((one, other) => one.localeCompare(other));
  const list = names.map((name) => `'${name}'`).join(', ');
  return `I further authorize the stated URI to perform the following actions on my behalf: (1) 'request': ${list} for 'eip155'.`;
}

function decode(text: string): unknown {
  try {
    return parseJson(atob(text.replaceAll('-', '+').replaceAll('_', '/')));
  } catch {
    return undefined;
  }
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return isRecord(value) ? value : {};
}
