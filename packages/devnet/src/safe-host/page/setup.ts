import { isRecord } from '@mooring/testing/wallet';
import { type Address, getAddress, type Hex, isAddress, isHex } from 'viem';

/** Owner with a key. */
export type HostAccount = { label: string; address: Address; privateKey: Hex };

export type HostNetwork = {
  id: number;
  name: string;
  nativeCurrency: { name: string; symbol: string; decimals: number };
  rpcPath: string;
  /** Tokens whose amounts are shown in whole units. */
  tokens: readonly { address: Address; symbol: string; decimals: number }[];
};

/** Safe to choose from. */
export type HostSafe = { address: Address; chainId: number; label: string };

/** Validated `/setup.json`. */
export type HostSetup = {
  gatewayUrl: string;
  accounts: readonly HostAccount[];
  networks: readonly HostNetwork[];
  safes: readonly HostSafe[];
};

/** @throws Error naming the invalid field */
export function parseHostSetup(value: unknown): HostSetup {
  const { gatewayUrl, accounts, networks, safes } = recordAt(value, 'setup');
  return {
    gatewayUrl: textAt(gatewayUrl, 'gatewayUrl'),
    accounts: listAt(accounts, 'accounts').map((one) => {
      const { label, address, privateKey } = recordAt(one, 'accounts');
      if (!isHex(privateKey)) throw new Error('setup.accounts: expected keys');
      return { label: textAt(label, 'label'), address: addressAt(address), privateKey };
    }),
    networks: listAt(networks, 'networks').map((one) => {
      const { id, name, nativeCurrency, rpcPath, tokens } = recordAt(one, 'networks');
      const currency = recordAt(nativeCurrency, 'nativeCurrency');
      return {
        id: Number(id),
        name: textAt(name, 'name'),
        rpcPath: textAt(rpcPath, 'rpcPath'),
        nativeCurrency: {
          name: textAt(currency['name'], 'name'),
          symbol: textAt(currency['symbol'], 'symbol'),
          decimals: Number(currency['decimals']),
        },
        tokens: listAt(tokens, 'tokens').map((token) => {
          const { address, symbol, decimals } = recordAt(token, 'tokens');
          return {
            address: addressAt(address),
            symbol: textAt(symbol, 'symbol'),
            decimals: Number(decimals),
          };
        }),
      };
    }),
    safes: listAt(safes, 'safes').map((one) => {
      const { address, chainId, label } = recordAt(one, 'safes');
      return {
        address: addressAt(address),
        chainId: Number(chainId),
        label: textAt(label, 'label'),
      };
    }),
  };
}

function recordAt(value: unknown, field: string) {
  if (!isRecord(value)) throw new Error(`setup.${field}: expected an object`);
  return value;
}

function listAt(value: unknown, field: string): readonly unknown[] {
  if (!Array.isArray(value)) throw new Error(`setup.${field}: expected a list`);
  return value;
}

function textAt(value: unknown, field: string): string {
  if (typeof value !== 'string') throw new Error(`setup.${field}: expected text`);
  return value;
}

function addressAt(value: unknown): Address {
  if (typeof value !== 'string' || !isAddress(value)) throw new Error('setup: expected an address');
  return getAddress(value);
}
