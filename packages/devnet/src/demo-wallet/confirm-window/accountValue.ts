import type { Address } from 'viem';
import { element } from '../element.ts';

/** An address in full, with the name the wallet has for it. */
export function accountValue(account: { address: Address; label?: string | undefined }): Node {
  const address = element('code', {}, account.address);
  if (account.label === undefined) return address;
  return element('span', {}, account.label, element('br'), address);
}
