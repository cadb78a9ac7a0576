import { isRecord } from '@mooring/testing/wallet';

const LONGEST = 100_000;

/**
 * Parses typed data of an application: an object, or its JSON. @throws Error with the text for the
 * application
 */
export function readTypedData(value: unknown) {
  const text = typeof value === 'string' ? value : JSON.stringify(value ?? null);
  if (text.length > LONGEST) throw new Error('The typed data is too long.');
  const given: unknown = JSON.parse(text);
  const { domain, types, primaryType, message } = isRecord(given) ? given : {};
  if (!isRecord(domain) || !isRecord(types) || !isRecord(message)) {
    throw new Error('That is no typed data.');
  }
  const members = Object.fromEntries(
    Object.entries(types).map(([name, list]) => [
      name,
      (Array.isArray(list) ? list : []).map((member: unknown) => {
        const { name: field, type } = isRecord(member) ? member : {};
        if (typeof field !== 'string' || typeof type !== 'string') {
          throw new Error('That is no typed data.');
        }
        return { name: field, type };
      }),
    ]),
  );
  const root = typeof primaryType === 'string' ? primaryType : rootOf(members);
  return { domain, types: members, primaryType: root, message };
}

/** The type not used by another. */
function rootOf(types: Record<string, readonly { type: string }[]>): string {
  const used = new Set(
    Object.values(types).flatMap((list) => list.map(({ type }) => type.replaceAll(/\[\d*\]/g, ''))),
  );
  return Object.keys(types).find((name) => name !== 'EIP712Domain' && !used.has(name)) ?? '';
}
