import { parseJson } from '@mooring/internal';
import { optionalField, parseOrUndefined, validItems } from '@mooring/internal/schema';
import * as v from 'valibot';
import type { Grant } from './proposal.ts';

/** Message a site asks to sign together with its session (CAIP-222), for whichever account is chosen. */
export interface RequestedSignIn {
  /** CAIP-2 ids of the networks it may be signed for. */
  readonly chains: readonly string[];
  /** Methods it asks permission for. */
  readonly methods: readonly string[];
  /** Composes the message (EIP-4361), with the granted permissions, and its payload (CAIP-74). */
  compose(account: string, grant: Pick<Grant, 'chainIds' | 'methods'>): ComposedSignIn;
}

export interface ComposedSignIn {
  readonly message: string;
  readonly payload: object;
}

const recapPrefix = 'urn:recap:';
const MOST_RESOURCES = 200;

const resourceTexts = v.pipe(
  validItems(v.string()),
  v.transform((list) => list.slice(0, MOST_RESOURCES)),
);
const optionalText = optionalField(v.string());
/** Fields of the message, in addition to the account and its network. */
const requestedFields = v.object({
  domain: v.string(),
  aud: optionalText,
  version: optionalText,
  statement: v.fallback(v.string(), ''),
  nonce: optionalText,
  iat: optionalText,
  exp: optionalText,
  nbf: optionalText,
  requestId: optionalText,
  resources: resourceTexts,
});
const authPayload = v.looseObject({ ...requestedFields.entries, chains: resourceTexts });
const recap = v.object({ att: v.object({ eip155: v.record(v.string(), v.unknown()) }) });

/** Parses the `authPayload` of `wc_sessionAuthenticate`; `undefined` without a permission for methods of `eip155`. */
export function readRequestedSignIn(value: unknown): RequestedSignIn | undefined {
  const asked = parseOrUndefined(authPayload, value);
  if (!asked) return undefined;
  const { type: _, chains, resources, ...payload } = asked;
  const methods = recapMethods(resources.at(-1) ?? '');
  if (methods.length === 0 || chains.length === 0) return undefined;
  return {
    chains,
    methods,
    compose(account, grant) {
      const granted = chains.filter((chain) =>
        grant.chainIds.some((id) => chain === `eip155:${id}`),
      );
      const [chain = ''] = granted;
      const names = methods.filter((name) => grant.methods.includes(name)).sort();
      const signed = {
        ...payload,
        statement: [payload.statement, sentenceOf(names)].filter((part) => part !== '').join(' '),
        resources: [...resources.slice(0, -1), recapOf(names, granted)],
      };
      const iss = `did:pkh:${chain}:${account}`;
      return { message: writeSignInMessage(account, chain, signed), payload: { ...signed, iss } };
    },
  };
}

function writeSignInMessage(
  account: string,
  chain: string,
  asked: v.InferOutput<typeof requestedFields>,
): string {
  const line = (name: string, value: string | undefined) =>
    value === undefined ? [] : [`${name}: ${value}`];
  return [
    `${asked.domain} wants you to sign in with your Ethereum account:`,
    account,
    '',
    asked.statement,
    '',
    ...line('URI', asked.aud),
    ...line('Version', asked.version),
    ...line('Chain ID', chain.replace('eip155:', '')),
    ...line('Nonce', asked.nonce),
    ...line('Issued At', asked.iat),
    ...line('Expiration Time', asked.exp),
    ...line('Not Before', asked.nbf),
    ...line('Request ID', asked.requestId),
    'Resources:',
    ...asked.resources.map((resource) => `- ${resource}`),
  ].join('\n');
}

function recapOf(methods: readonly string[], chains: readonly string[]): string {
  const abilities = methods.map((method) => [`request/${method}`, [{ chains }]]);
  const text = JSON.stringify({ att: { eip155: Object.fromEntries(abilities) } });
  return `${recapPrefix}${btoa(text).replaceAll('=', '')}`;
}

function sentenceOf(methods: readonly string[]): string {
  const list = methods.map((method) => `'${method}'`).join(', ');
  return `I further authorize the stated URI to perform the following actions on my behalf: (1) 'request': ${list} for 'eip155'.`;
}

function recapMethods(resource: string): readonly string[] {
  try {
    const found = parseOrUndefined(recap, parseJson(atob(resource.slice(recapPrefix.length))));
    return Object.keys(found?.att.eip155 ?? {}).map((ability) => ability.replace(/^request\//, ''));
  } catch {
    return [];
  }
}
