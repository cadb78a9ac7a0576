import { isRecord, parseJson } from '@mooring/internal';
import { LONGEST_INPUT } from '@mooring/internal/parameters';
import type { SafeIdentity, TypedData } from '@mooring/safe/transactions';
import { invalidParams } from '../passkeyError.ts';
import type { ProviderContext } from './method.ts';
import type { Readable } from './signing.ts';

/** Parses EIP-712 typed data for a Safe to sign; throws if types and values do not match. */
export function readTypedData(
  { shared }: ProviderContext,
  value: unknown,
  safe: SafeIdentity,
): Readable {
  const typedData = parseTypedData(value);
  const { chainId } = typedData.domain;
  if (chainId !== undefined && Number(chainId) !== safe.chainId)
    throw invalidParams(`The typed data is for chain ${String(chainId).slice(0, 40)}.`);
  try {
    shared.hashSafeMessage(typedData, safe);
  } catch (error) {
    const details = error instanceof Error ? error.message.slice(0, 300) : '';
    throw invalidParams(`Invalid typed data. ${details}`);
  }
  return { shown: { kind: 'typed-data', typedData }, content: typedData };
}

/** Parses typed data from JSON or an object. */
function parseTypedData(value: unknown): TypedData {
  const parsed = typeof value === 'string' ? parseJson(value.slice(0, LONGEST_INPUT)) : value;
  const all = isRecord(parsed) ? parsed : {};
  const [domain, types, message] = [all['domain'] ?? {}, all['types'], all['message']];
  const primaryType = all['primaryType'];
  if (!isRecord(domain) || !isTypes(types) || !isRecord(message) || typeof primaryType !== 'string')
    throw invalidParams('Expected typed data with types, primaryType, domain and message.');
  // Only these fields: others would be neither signed nor shown.
  return { domain, types, primaryType, message };
}

function isTypes(value: unknown): value is TypedData['types'] {
  const isField = (field: unknown) =>
    isRecord(field) && typeof field['name'] === 'string' && typeof field['type'] === 'string';
  return (
    isRecord(value) &&
    Object.values(value).every((fields) => Array.isArray(fields) && fields.every(isField))
  );
}
