import { isRecord, type UnknownRecord } from '../rpc/params.ts';
import type { Grant } from './proposal.ts';

/** Message a site asks to sign together with its session (CAIP-222), for whichever account is chosen. */
export interface AskedSignIn {
  /** CAIP-2 ids of the networks it may be signed for. */
  readonly chains: readonly string[];
  /** Methods it asks permission for. */
  readonly methods: readonly string[];
  /** Composes the message (EIP-4361), with permission for what the wallet grants, and its payload (CAIP-74). */
  compose(account: string, grant: Pick<Grant, 'chainIds' | 'methods'>): ComposedSignIn;
}

export interface ComposedSignIn {
  readonly message: string;
  readonly payload: object;
}

const prefix = 'urn:recap:';
const most = 200;

/** Parses the `authPayload` of `wc_sessionAuthenticate`; `undefined` without a permission for methods of `eip155`. */
export function readAskedSignIn(payload: unknown): AskedSignIn | undefined {
  if (!isRecord(payload)) return undefined;
  const resources = textsOf(payload['resources']);
  const methods = methodsOf(resources.at(-1) ?? '');
  const chains = textsOf(payload['chains']);
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
      const permission = recapOf(names, granted);
      const own = typeof payload['statement'] === 'string' ? payload['statement'] : '';
      const signed = {
        ...payload,
        statement: [...(own === '' ? [] : [own]), sentenceOf(names)].join(' '),
        resources: [...resources.slice(0, -1), permission],
      };
      const { type: _, chains: __, ...rest }: UnknownRecord = signed;
      const iss = `did:pkh:${chain}:${account}`;
      return { message: write(account, chain, signed), payload: { ...rest, iss } };
    },
  };
}

function write(
  account: string,
  chain: string,
  { statement, resources, ...asked }: UnknownRecord,
): string {
  const line = (name: string, value: unknown) =>
    typeof value === 'string' ? [`${name}: ${value}`] : [];
  return [
    `${String(asked['domain'])} wants you to sign in with your Ethereum account:`,
    account,
    '',
    String(statement),
    '',
    ...line('URI', asked['aud']),
    ...line('Version', asked['version']),
    ...line('Chain ID', chain.replace('eip155:', '')),
    ...line('Nonce', asked['nonce']),
    ...line('Issued At', asked['iat']),
    ...line('Expiration Time', asked['exp']),
    ...line('Not Before', asked['nbf']),
    ...line('Request ID', asked['requestId']),
    'Resources:',
    ...textsOf(resources).map((resource) => `- ${resource}`),
  ].join('\n');
}

function recapOf(methods: readonly string[], chains: readonly string[]): string {
  const abilities = methods.map((method) => [`request/${method}`, [{ chains }]]);
  const text = JSON.stringify({ att: { eip155: Object.fromEntries(abilities) } });
  return `${prefix}${btoa(text).replaceAll('=', '')}`;
}

function sentenceOf(methods: readonly string[]): string {
  const list = methods.map((method) => `'${method}'`).join(', ');
  return `I further authorize the stated URI to perform the following actions on my behalf: (1) 'request': ${list} for 'eip155'.`;
}

function methodsOf(resource: string): readonly string[] {
  try {
    const recap: unknown = JSON.parse(atob(resource.slice(prefix.length)));
    const att = isRecord(recap) && isRecord(recap['att']) ? recap['att'] : {};
    const abilities = isRecord(att['eip155']) ? Object.keys(att['eip155']) : [];
    return abilities.map((ability) => ability.replace(/^request\//, ''));
  } catch {
    return [];
  }
}

function textsOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.slice(0, most).map(String) : [];
}
