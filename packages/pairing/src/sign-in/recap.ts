import { parseJson } from '@mooring/internal';
import { parseOrUndefined } from '@mooring/internal/schema';
import {
  array,
  optional,
  pipe,
  record,
  regex,
  safeInteger,
  strictObject,
  strictTuple,
  string,
  transform,
} from 'valibot';

/** Permissions of a wallet (EIP-5573, as wallets read them): methods on networks. */
export interface Recap {
  readonly methods: readonly string[];
  /** Empty if the wallet names none. */
  readonly chainIds: readonly number[];
}

const recapScheme = 'urn:recap:';
const LONGEST_RECAP = 20_000;

const ability = pipe(
  string(),
  regex(/^request\/\w{1,64}$/),
  transform((text) => text.slice('request/'.length)),
);
const chain = pipe(
  string(),
  regex(/^eip155:[1-9]\d{0,15}$/),
  transform((text) => Number(text.slice('eip155:'.length))),
  safeInteger(),
);
/** `{ att: { eip155: { 'request/…': [{ chains: ['eip155:1', …] }], … } } }`, and nothing else. */
const grant = strictObject({
  att: strictObject({
    eip155: record(ability, strictTuple([strictObject({ chains: optional(array(chain), []) })])),
  }),
});

/** Creates the resource that requests methods; the wallet adds its networks. */
export function composeRecap(methods: readonly string[]): string {
  const abilities = methods.map((method) => [`request/${method}`, [{}]]);
  const json = JSON.stringify({ att: { eip155: Object.fromEntries(abilities) } });
  return `${recapScheme}${btoa(json).replaceAll('=', '')}`;
}

/** Parses a resource with only methods of `eip155`; `undefined` for any other. */
export function parseRecap(resource: unknown): Recap | undefined {
  if (
    typeof resource !== 'string' ||
    resource.length > LONGEST_RECAP ||
    !resource.startsWith(recapScheme)
  )
    return undefined;
  const abilities =
    parseOrUndefined(grant, decodeRecap(resource.slice(recapScheme.length)))?.att.eip155 ?? {};
  const methods = Object.keys(abilities);
  const chainIds = Object.values(abilities).flatMap(([{ chains }]) => chains);
  return methods.length > 0 ? { methods, chainIds: [...new Set(chainIds)] } : undefined;
}

/** Sentence at the end of the message's statement (EIP-5573), with methods in the order of wallets. */
export function recapSentence({ methods }: Pick<Recap, 'methods'>): string {
  const names = [...methods].sort((one, other) => one.localeCompare(other));
  const list = names.map((name) => `'${name}'`).join(', ');
  return `I further authorize the stated URI to perform the following actions on my behalf: (1) 'request': ${list} for 'eip155'.`;
}

function decodeRecap(text: string): unknown {
  try {
    return parseJson(atob(text.replaceAll('-', '+').replaceAll('_', '/')));
  } catch {
    return undefined;
  }
}
