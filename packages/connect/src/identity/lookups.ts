import type { Address, Client } from 'viem';
import { getBalance, getEnsName, getEnsText } from 'viem/actions';
import { normalize } from 'viem/ens';
import { isSafeIcon } from '../core/text/isSafeIcon.ts';
import { parseUrl } from '../core/text/parseUrl.ts';
import { visibleText } from '../core/text/visibleText.ts';

const LONGEST_NAME = 255;

/**
 * The name an address goes by, only when the name points back to it (ENSIP-19); hidden characters
 * made visible. Calls `eth_call`.
 */
export async function readName(client: Client, address: Address): Promise<string | null> {
  if (!client.chain?.contracts?.['ensUniversalResolver']) return null;
  const name = await getEnsName(client, { address });
  return name === null ? null : visibleText(name, LONGEST_NAME);
}

/**
 * The picture of a name, when it can be shown without asking a stranger's server: a data address
 * of an image, or an address on one of the allowed origins. Calls `eth_call`.
 */
export async function readAvatar(
  client: Client,
  name: string,
  allowedOrigins: readonly string[],
): Promise<string | null> {
  const record = await getEnsText(client, { name: normalize(name), key: 'avatar' });
  if (record === null) return null;
  if (isSafeIcon(record)) return record.trim();
  const url = parseUrl(record);
  return url && allowedOrigins.includes(url.origin) ? record : null;
}

/** Reads an address' balance of the native currency, in wei. Calls `eth_getBalance`. */
export function readBalance(client: Client, address: Address): Promise<bigint> {
  return getBalance(client, { address });
}
