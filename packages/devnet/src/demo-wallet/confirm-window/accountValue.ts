import type { Address } from 'viem';
import { element } from '../element.ts';

/** Full address, with the wallet's label for it. */
export function accountValue(account: { address: Address; label?: string | undefined }): Node {
  const address = element('code', {}, account.address);
  if (account.label === undefined) return address;
  return element('span', {}, account.label, element('br'), address);
}
