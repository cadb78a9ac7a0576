import { phoneMethods } from '@mooring/internal';
import type { ParsedMessage } from './signInFields.ts';

/** Message whose permission is one of a wallet session. */
export interface SessionPermission {
  /** Statement without the sentence of the permission; undefined when there is no other. */
  readonly statement: string | undefined;
}

const LONGEST_PERMISSION = 6_000;
const opening = 'I further authorize the stated URI';
const sentence =
  /^(?:(.*) )?I further authorize the stated URI to perform the following actions on my behalf: \(1\) 'request': ('\w+'(?:, '\w+')*) for 'eip155'\.$/;

/** Returns true for a resource that grants permissions (EIP-5573). */
export function isRecap(resource: string): boolean {
  // Scheme and namespace of a URN are case-insensitive (RFC 8141 section 3.1).
  return /^urn:recap:/i.test(resource);
}

/**
 * Reads the permission of a session with a phone wallet that connects and signs in with one prompt (CAIP-222). It must
 * be the last resource, contain only `eip155`, session methods and allowed chains, and match the statement exactly.
 * Returns `undefined` for any other `urn:recap:`, or if there is none. The permission gives the page the rights of any
 * connected page, and this server none.
 */
export function readSessionPermission(
  { statement = '', resources = [] }: ParsedMessage,
  chainIds: readonly number[],
): SessionPermission | undefined {
  const [permission, ...more] = resources.filter(isRecap);
  if (permission === undefined || more.length > 0 || permission !== resources.at(-1))
    return undefined;
  const methods = methodsOfPermission(permission, chainIds);
  const [, otherStatement, list = ''] = sentence.exec(statement) ?? [];
  const listed = list.split(', ').map((name) => name.slice(1, -1));
  if (!methods || methods.join() !== listed.sort().join()) return undefined;
  if (otherStatement?.includes(opening)) return undefined;
  return { statement: otherStatement };
}

/** Methods of `{ att: { eip155: { 'request/<method>': [{ chains: ['eip155:1'] }] } } }`, in order. */
function methodsOfPermission(
  permission: string,
  chainIds: readonly number[],
): readonly string[] | undefined {
  const [, text = ''] = /^urn:recap:([\w+/-]+)$/.exec(permission) ?? [];
  const { att, ...otherFields } = asRecord(decodePermission(text));
  const { eip155, ...others } = asRecord(att);
  if (Object.keys({ ...otherFields, ...others }).length > 0) return undefined;
  const abilities = Object.entries(asRecord(eip155));
  const methods = abilities.map(([ability]) => ability.replace(/^request\//, ''));
  const isValid = abilities.every(
    ([ability, limits], at) =>
      ability === `request/${methods[at]}` &&
      phoneMethods.includes(methods[at] ?? '') &&
      isOnChains(limits, chainIds),
  );
  return isValid && methods.length > 0 ? methods.sort() : undefined;
}

function isOnChains(limits: unknown, chainIds: readonly number[]): boolean {
  if (!Array.isArray(limits) || limits.length !== 1) return false;
  const { chains = [], ...more } = asRecord(limits[0]);
  const allowed = chainIds.map((id) => `eip155:${id}`);
  const isValid = Array.isArray(chains) && chains.every((chain) => allowed.includes(chain));
  return isValid && Object.keys(more).length === 0;
}

function decodePermission(text: string): unknown {
  if (text.length > LONGEST_PERMISSION) return undefined;
  try {
    return JSON.parse(atob(text.replaceAll('-', '+').replaceAll('_', '/')));
  } catch {
    return undefined;
  }
}

function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}
