import { hashTypedData, type TypedDataDomain, type TypedDataParameter } from 'viem';
import { isRecord, readText, type UnknownRecord } from './params.ts';
import { invalidParams } from './providerError.ts';

/** EIP-712 typed data from a page, validated in form. */
export interface TypedData {
  readonly domain: TypedDataDomain;
  readonly types: Record<string, readonly TypedDataParameter[]>;
  readonly primaryType: string;
  readonly message: Record<string, unknown>;
}

/**
 * Parses the second parameter of `eth_signTypedData_v4`: JSON or an object. The chain id of its domain, if
 * any, must be the active one, as wallets require. Throws -32602.
 */
export function readTypedData(value: unknown, chainId: number): TypedData {
  const parsed = typeof value === 'string' ? parseJson(readText(value, 'typed data')) : value;
  if (!isRecord(parsed)) throw invalidParams('Expected typed data as an object or JSON.');
  const { domain, primaryType, message } = parsed;
  if (!isRecord(domain)) throw invalidParams('Expected typed data to have a domain.');
  if (!isRecord(message)) throw invalidParams('Expected typed data to have a message.');
  if (typeof primaryType !== 'string') {
    throw invalidParams('Expected typed data to have a primary type.');
  }
  const types = readTypes(parsed['types']);
  if (!types[primaryType]) throw invalidParams(`The type ${primaryType} is not defined.`);
  checkChain(domain, chainId);
  const typedData: TypedData = {
    domain: { ...domain },
    types,
    primaryType,
    message: { ...message },
  };
  try {
    // Throws for values that do not fit their types, before a person is prompted.
    hashTypedData(typedData);
  } catch (error) {
    const reason = error instanceof Error ? (error.message.split('\n')[0] ?? '') : '';
    throw invalidParams(`The typed data does not fit its types. ${reason}`.trim());
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

function readTypes(value: unknown): TypedData['types'] {
  if (!isRecord(value)) throw invalidParams('Expected typed data to have types.');
  const entries = Object.entries(value).map(([name, fields]) => {
    if (!Array.isArray(fields))
      throw invalidParams(`Expected type ${name} to be a list of fields.`);
    return [name, fields.map((field) => readField(field, name))] as const;
  });
  return Object.fromEntries(entries);
}

function readField(value: unknown, typeName: string): TypedDataParameter {
  const { name, type } = isRecord(value) ? value : {};
  if (typeof name !== 'string' || typeof type !== 'string') {
    throw invalidParams(`Expected each field of type ${typeName} to have a name and a type.`);
  }
  return { name, type };
}

function checkChain(domain: UnknownRecord, chainId: number): void {
  const named = domain['chainId'];
  if (named === undefined) return;
  const sound = typeof named === 'number' || typeof named === 'string';
  if (!sound || Number(named) !== chainId) {
    throw invalidParams(`The domain's chainId must be ${chainId}, the wallet's network.`);
  }
}
