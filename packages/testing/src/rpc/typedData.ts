import { hashTypedData, type TypedDataDomain, type TypedDataParameter } from 'viem';
import { isRecord } from './params.ts';
import { invalidParams } from './providerError.ts';

/** Typed structured data (EIP-712) as a page hands it over, checked in form. */
export interface TypedData {
  readonly domain: TypedDataDomain;
  readonly types: Record<string, readonly TypedDataParameter[]>;
  readonly primaryType: string;
  readonly message: Record<string, unknown>;
}

/**
 * Reads the second parameter of `eth_signTypedData_v4`: JSON text or an object. A chain its domain
 * names must be the one the wallet is on, as wallets demand. Throws -32602.
 */
export function readTypedData(value: unknown, chainId: number): TypedData {
  const parsed = typeof value === 'string' ? parseJson(value) : value;
  if (!isRecord(parsed)) throw invalidParams('Expected typed data as an object or JSON.');
  const { domain, primaryType, message, types } = parsed;
  if (!isRecord(domain) || !isRecord(message) || !isRecord(types)) {
    throw invalidParams('Expected typed data to have a domain, types and a message.');
  }
  if (typeof primaryType !== 'string' || !Object.hasOwn(types, primaryType)) {
    throw invalidParams('Expected typed data to have a primary type that is one of its types.');
  }
  if (domain['chainId'] !== undefined && Number(domain['chainId']) !== chainId) {
    throw invalidParams(`The domain's chainId must be ${chainId}, the wallet's chain.`);
  }
  const read = Object.entries(types).map(([name, fields]) => [name, readFields(fields)] as const);
  const typedData: TypedData = {
    domain: { ...domain },
    types: Object.fromEntries(read),
    primaryType,
    message: { ...message },
  };
  try {
    hashTypedData(typedData);
  } catch {
    throw invalidParams('The typed data does not fit its types.');
  }
  return typedData;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw invalidParams('Expected typed data to be JSON.');
  }
}

function readFields(value: unknown): readonly TypedDataParameter[] {
  if (!Array.isArray(value)) throw invalidParams('Expected each type to be a list of fields.');
  return value.map((field: unknown) => {
    const { name, type } = isRecord(field) ? field : {};
    if (typeof name !== 'string' || typeof type !== 'string') {
      throw invalidParams('Expected each field to have a name and a type.');
    }
    return { name, type };
  });
}
