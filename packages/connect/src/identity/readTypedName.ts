import type { Client } from 'viem';
import { hasMixedScripts } from '../core/text/hasMixedScripts.ts';
import { plainText } from '../core/text/plainText.ts';
import { normalizeName } from './normalizeName.ts';
import { type ResolvedName, resolveName } from './resolveName.ts';

/** Address of a typed name, or the reason why it has none. */
export type TypedName = ResolvedName | { readonly kind: 'not-a-name' | 'mixed' | 'no-names' };

/**
 * Resolves a name as a person types it.
 * @param client client of the identity network
 * @param chainId network on which the address is used. Default: the identity network
 * @throws {Error} when the network or a gateway does not answer
 */
export async function readTypedName(
  text: string,
  client: Client,
  gateways: readonly string[] = [],
  chainId?: number,
): Promise<TypedName> {
  const typed = plainText(text);
  if (!/[^.]\.[^.]/.test(typed)) return { kind: 'not-a-name' };
  const name = await normalizeName(typed);
  if (name === undefined) return { kind: hasMixedScripts(typed) ? 'mixed' : 'not-a-name' };
  if (!client.chain?.contracts?.['ensUniversalResolver']) return { kind: 'no-names' };
  return resolveName(client, gateways, name, chainId);
}
