import { isRecord, type Network, parseCurrency } from '@mooring/testing/wallet';
import { type Address, getAddress, type Hex, isAddress } from 'viem';
import { parseUrl } from '../parseUrl.ts';

/** Key from the launcher. Worthless: for local networks only. */
export type SetupAccount = { label: string; privateKey: Hex };

/** Safe with at least one owner's key in the wallet. */
export type SetupMultisig = {
  label: string;
  address: Address;
  chainId: number;
  threshold: number;
  owners: readonly Address[];
};

/** Validated `/demo-wallet/setup.json`. */
export type Setup = {
  accounts: readonly SetupAccount[];
  networks: readonly Network[];
  multisigs?: readonly SetupMultisig[];
  /** URL of the gateway with their queues. */
  gatewayUrl?: string;
};

/**
 * Validates the launcher's setup. `rpcPath` is resolved against `base` and must stay on its origin.
 *
 * @throws Error naming the invalid field.
 */
export function parseSetup(value: unknown, base: string): Setup {
  if (!isRecord(value)) throw new Error('setup: expected an object');
  const { accounts, networks, multisigs, gatewayPath } = value;
  const gatewayUrl = typeof gatewayPath === 'string' ? sameOriginUrl(gatewayPath, base) : undefined;
  if (!Array.isArray(accounts) || accounts.length === 0) {
    throw new Error('setup.accounts: expected at least one account');
  }
  if (!Array.isArray(networks) || networks.length === 0) {
    throw new Error('setup.networks: expected at least one network');
  }
  return {
    accounts: accounts.map(parseAccount),
    networks: networks.map((network, index) => parseNetwork(network, index, base)),
    ...(Array.isArray(multisigs) && { multisigs: multisigs.map(parseMultisig) }),
    ...(gatewayUrl !== undefined && { gatewayUrl }),
  };
}

function parseAccount(value: unknown, index: number): SetupAccount {
  const field = `setup.accounts[${index}]`;
  if (!isRecord(value)) throw new Error(`${field}: expected an object`);
  const { label, privateKey } = value;
  if (typeof label !== 'string' || label === '') throw new Error(`${field}.label: expected text`);
  if (!isPrivateKey(privateKey)) throw new Error(`${field}.privateKey: expected 32 hex bytes`);
  return { label, privateKey };
}

function parseMultisig(value: unknown, index: number): SetupMultisig {
  const field = `setup.multisigs[${index}]`;
  if (!isRecord(value)) throw new Error(`${field}: expected an object`);
  const { label, address, chainId, threshold, owners } = value;
  if (typeof label !== 'string' || label === '') throw new Error(`${field}.label: expected text`);
  if (!Array.isArray(owners)) throw new Error(`${field}.owners: expected a list`);
  return {
    label,
    address: parseAddress(address, `${field}.address`),
    chainId: Number(chainId),
    threshold: Number(threshold),
    owners: owners.map((owner) => parseAddress(owner, `${field}.owners`)),
  };
}

function parseAddress(value: unknown, field: string): Address {
  if (typeof value === 'string' && isAddress(value, { strict: false })) return getAddress(value);
  throw new Error(`${field}: expected an address`);
}

function isPrivateKey(value: unknown): value is Hex {
  return typeof value === 'string' && /^0x[0-9a-f]{64}$/i.test(value);
}

function parseNetwork(value: unknown, index: number, base: string): Network {
  const field = `setup.networks[${index}]`;
  if (!isRecord(value)) throw new Error(`${field}: expected an object`);
  const { id, name, nativeCurrency, rpcPath } = value;
  if (typeof id !== 'number' || !Number.isSafeInteger(id) || id < 1) {
    throw new Error(`${field}.id: expected a positive integer`);
  }
  if (typeof name !== 'string' || name === '') throw new Error(`${field}.name: expected text`);
  const currency = parseCurrency(nativeCurrency);
  if (!currency) throw new Error(`${field}.nativeCurrency: expected name, symbol and decimals`);
  const rpcUrl = typeof rpcPath === 'string' ? sameOriginUrl(rpcPath, base) : undefined;
  if (rpcUrl === undefined) throw new Error(`${field}.rpcPath: expected a path on this origin`);
  return { id, name, nativeCurrency: currency, rpcUrl };
}

/** Absolute URL on the origin of `base`; undefined for another origin. */
export function sameOriginUrl(url: string, base: string): string | undefined {
  const resolved = parseUrl(url, base);
  return resolved && resolved.origin === new URL(base).origin ? resolved.href : undefined;
}
