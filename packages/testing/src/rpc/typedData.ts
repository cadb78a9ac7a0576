import { isRecord, type PlainRecord, parseJson } from '@mooring/internal';
import * as v from 'valibot';
import { hashTypedData, type TypedDataDomain, type TypedDataParameter } from 'viem';
import { readText } from './params.ts';
import { invalidParams } from './providerError.ts';

/** EIP-712 typed data from a page, validated in form. */
export interface TypedData {
  readonly domain: TypedDataDomain;
  readonly types: Record<string, readonly TypedDataParameter[]>;
  readonly primaryType: string;
  readonly message: Record<string, unknown>;
}

const record = v.custom<PlainRecord>(isRecord);
const shape = v.object({
  domain: record,
  types: v.record(v.string(), v.array(v.object({ name: v.string(), type: v.string() }))),
  primaryType: v.string(),
  message: record,
});

/**
 * Parses the second parameter of `eth_signTypedData_v4`: JSON or an object. The chain id of its domain, if
 * any, must be the active one, as wallets require. Throws -32602.
 */
export function readTypedData(value: unknown, chainId: number): TypedData {
  const parsed = typeof value === 'string' ? parseJson(readText(value, 'typed data')) : value;
  const read = v.safeParse(shape, parsed, { abortEarly: true });
  if (!read.success) {
    const [{ path }] = read.issues;
    const expected = path ? `to have ${String(path[0].key)}` : 'as an object or JSON';
    throw invalidParams(`Expected typed data ${expected}.`);
  }
  const { domain, types, primaryType, message } = read.output;
  if (!types[primaryType]) throw invalidParams(`The type ${primaryType} is not defined.`);
  checkDomainType(types, domain);
  checkDomainChain(domain, chainId);
  const typedData: TypedData = { ...read.output, domain: { ...domain }, message: { ...message } };
  try {
    // Throws for values that do not match their types, before the prompt.
    hashTypedData(typedData);
  } catch (error) {
    const reason = error instanceof Error ? (error.message.split('\n')[0] ?? '') : '';
    throw invalidParams(`The typed data does not fit its types. ${reason}`.trim());
  }
  return typedData;
}

const domainFields = ['name', 'version', 'chainId', 'verifyingContract', 'salt'];

/**
 * The schema of EIP-712 needs the type. Without it MetaMask signs an empty domain, and other wallets the given one:
 * a page that omits it has signatures that contracts refuse.
 */
function checkDomainType(types: TypedData['types'], domain: PlainRecord): void {
  if (Object.hasOwn(types, 'EIP712Domain')) return;
  const isSigned = domainFields.some((field) => domain[field] !== undefined);
  if (isSigned) throw invalidParams('Expected types to have EIP712Domain, the fields of domain.');
}

function checkDomainChain(domain: PlainRecord, chainId: number): void {
  const named = domain['chainId'];
  if (named === undefined) return;
  const sound = typeof named === 'number' || typeof named === 'string';
  if (!sound || Number(named) !== chainId) {
    throw invalidParams(`The domain's chainId must be ${chainId}, the wallet's network.`);
  }
}
