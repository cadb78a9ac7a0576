import type { ChainRequest } from '@mooring/sign-in/server';
import { type Address, createClient, custom, getAddress, isHex } from 'viem';
import { getEnsName, getEnsText } from 'viem/actions';
import { normalize } from 'viem/ens';
import type { ValidConfig } from '../config/configSchema.ts';
import type { Groups } from './createGroups.ts';

/** Claims of each scope. */
export const claimsOfScopes = {
  openid: ['sub', 'acr', 'amr', 'auth_time'],
  profile: ['name', 'preferred_username', 'picture', 'wallet_address', 'chain_id'],
  groups: ['groups'],
  email: ['email', 'email_verified'],
};

/** Claims of an account, by the scopes an application has. */
export interface Claims {
  /**
   * Resolves to the claims of an account (CAIP-10).
   *
   * @throws {GroupUnreadableError} for the scope `groups`, when a chain does not answer.
   */
  find(account: string, scopes: ReadonlySet<string>): Promise<Record<string, unknown>>;
  /** E-mail address of an account; undefined without synthetic ones. */
  email(account: string): string | undefined;
}

/** Creates the claims: names and pictures of the identity network, groups by their rules. */
export function createClaims(options: {
  config: Pick<ValidConfig, 'networks' | 'identityNetwork' | 'publicUrl' | 'oidc'>;
  findReader: (chainId: number) => ChainRequest | undefined;
  groups: Groups;
}): Claims {
  const { config, findReader, groups } = options;
  const network = config.networks.find(({ id }) => id === config.identityNetwork);
  const resolver = network?.contracts.ensUniversalResolver;
  const read = findReader(config.identityNetwork);
  const names =
    resolver &&
    read &&
    createClient({
      chain: {
        id: config.identityNetwork,
        name: 'identity',
        nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
        rpcUrls: { default: { http: [] } },
        contracts: { ensUniversalResolver: resolver },
      },
      transport: custom({ request: read }, { retryCount: 0 }),
      // Servers that a name's owner chose are asked nothing.
      ccipRead: false,
    });

  /** Primary name that resolves to the address; undefined without one, or when it cannot be read. */
  async function readName(address: Address): Promise<string | undefined> {
    if (!names) return undefined;
    const name = await getEnsName(names, { address }).catch(() => null);
    return name !== null && isNormal(name) ? name : undefined;
  }

  async function readPicture(name: string): Promise<string | undefined> {
    if (!names) return undefined;
    const record = await getEnsText(names, { name, key: 'avatar' }).catch(() => null);
    return record !== null && record.length <= MOST_URL && /^https:\/\/\S+$/.test(record)
      ? record
      : undefined;
  }

  function email(account: string): string | undefined {
    const { publicUrl, oidc } = config;
    if (oidc?.email === undefined || publicUrl === undefined) return undefined;
    return `${readAccountAddress(account)}@${new URL(publicUrl).hostname}`;
  }

  async function readProfile(account: string): Promise<Record<string, unknown>> {
    const address = readAccountAddress(account);
    const name = await readName(address);
    const picture = name && (await readPicture(name));
    return {
      preferred_username: name ?? address,
      name: name ?? `${address.slice(0, 6)}…${address.slice(-4)}`,
      ...(picture && { picture }),
      wallet_address: getAddress(address),
      chain_id: Number(account.split(':')[1]),
    };
  }

  return {
    async find(account, scopes) {
      const mail = scopes.has('email') ? email(account) : undefined;
      return {
        sub: account,
        ...(scopes.has('profile') && (await readProfile(account))),
        ...(scopes.has('groups') && { groups: await groups.find(account) }),
        ...(mail !== undefined && { email: mail, email_verified: false }),
      };
    },
    email,
  };
}

const MOST_URL = 2_000;

function readAccountAddress(account: string): Address {
  const address = account.slice(account.lastIndexOf(':') + 1);
  if (!isHex(address)) throw new TypeError('Not an account');
  return address;
}

/** A name that is not normalized may look like another one (ENSIP-15). */
function isNormal(name: string): boolean {
  try {
    return normalize(name) === name;
  } catch {
    return false;
  }
}
