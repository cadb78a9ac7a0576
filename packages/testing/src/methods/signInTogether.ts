import { isRecord, type PlainRecord } from '@mooring/internal';
import { type Address, isHex } from 'viem';
import { createSiweMessage } from 'viem/siwe';
import { readChainId, readFirstRecord, readText } from '../rpc/params.ts';
import { invalidParams, ProviderRpcError } from '../rpc/providerError.ts';
import type { Wallet } from '../wallet/createWallet.ts';

/** Sign-in a page asks for together with the accounts, for whichever account is chosen. */
export type SignInRequest = (account: Address) => string;

const capability = 'signInWithEthereum';

/**
 * Reads the parameters of `wallet_connect` (ERC-7846): a sign-in, if one is asked for. Optional capabilities the
 * wallet does not know are passed over.
 *
 * @throws ProviderRpcError 5700 for another capability, -32602 for fields EIP-4361 does not take
 */
export function readConnect(wallet: Wallet, params: unknown): SignInRequest | undefined {
  const { capabilities = {} } = readFirstRecord(params);
  if (!isRecord(capabilities)) throw invalidParams('Expected capabilities to be an object.');
  for (const [name, asked] of Object.entries(capabilities)) {
    if (name === capability || (isRecord(asked) && asked['optional'] === true)) continue;
    throw new ProviderRpcError(5700, `The wallet does not have the capability ${name}.`);
  }
  const asked = capabilities[capability];
  if (asked === undefined) return undefined;
  if (!isRecord(asked)) throw invalidParams(`Expected ${capability} to be an object.`);
  return readSignInRequest(wallet, asked);
}

/** The message's domain is the page's origin, whatever the request contains. */
function readSignInRequest(
  { origin = 'http://127.0.0.1' }: Wallet,
  asked: PlainRecord,
): SignInRequest {
  const { host } = new URL(origin);
  const text = (name: string) => {
    const value = asked[name];
    return value === undefined ? undefined : readText(value, name, 2_048);
  };
  const time = (name: string) => {
    const value = text(name);
    if (value === undefined) return undefined;
    const date = new Date(value);
    if (Number.isNaN(date.getTime())) throw invalidParams(`Expected ${name} to be a time.`);
    return date;
  };
  const { chainId } = asked;
  if (!isHex(chainId)) throw invalidParams('Expected chainId in hex.');
  const domain = text('domain') ?? host;
  if (domain !== host) throw invalidParams(`The page is ${host}, not ${domain}.`);
  const resources = asked['resources'];
  const fields = {
    domain,
    uri: text('uri') ?? origin,
    version: '1' as const,
    chainId: readChainId(chainId),
    nonce: text('nonce') ?? '',
    statement: text('statement'),
    requestId: text('requestId'),
    issuedAt: time('issuedAt') ?? new Date(),
    expirationTime: time('expirationTime'),
    notBefore: time('notBefore'),
    resources: Array.isArray(resources)
      ? resources.map((one) => readText(one, 'resources'))
      : undefined,
  };
  return (address) => {
    try {
      return createSiweMessage({ ...fields, address });
    } catch (error) {
      throw invalidParams(error instanceof Error ? error.message : 'The sign-in cannot be read.');
    }
  };
}
