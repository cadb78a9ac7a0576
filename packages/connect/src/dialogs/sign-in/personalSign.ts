import { type Address, stringToHex } from 'viem';
import type { Connector } from 'wagmi';

export interface PersonalSignOptions {
  readonly account: Address;
  /** Chain the wallet must be on. */
  readonly chainId: number;
  readonly message: string;
}

interface Requester {
  request(request: { method: string; params: readonly unknown[] }): Promise<unknown>;
}

/**
 * Has a wallet sign a text: `eth_accounts`, `eth_chainId`, `personal_sign`. It does as wagmi's own
 * action, which would bring its errors onto the first load of every page.
 * @returns what the wallet answers, unchecked
 * @throws whatever the wallet answers, or an error when it is on another account or network
 */
export async function personalSign(
  connector: Connector,
  { account, chainId, message }: PersonalSignOptions,
): Promise<unknown> {
  const [accounts, chainIdNow] = await Promise.all([
    connector.getAccounts(),
    connector.getChainId(),
  ]);
  if (!accounts.some((one) => one.toLowerCase() === account.toLowerCase())) {
    throw new Error(`${connector.name} has not approved ${account}.`);
  }
  if (chainIdNow !== chainId) {
    throw new Error(`${connector.name} is on network ${chainIdNow}, not ${chainId}.`);
  }
  const wallet: unknown = await (connector.getClient?.({ chainId }) ??
    connector.getProvider({ chainId }));
  if (!isRequester(wallet)) throw new Error(`${connector.name} cannot be asked.`);
  return wallet.request({ method: 'personal_sign', params: [stringToHex(message), account] });
}

function isRequester(value: unknown): value is Requester {
  return (
    typeof value === 'object' &&
    value !== null &&
    'request' in value &&
    typeof value.request === 'function'
  );
}
