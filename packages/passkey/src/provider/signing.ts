import {
  hashSafeMessage,
  type SafeHashes,
  type SafeIdentity,
  type SafeMessageContent,
  type TypedData,
} from '@mooring/safe/transactions';
import { type Hex, hashMessage, hexToString, isHex, stringToHex } from 'viem';
import { accountSafe } from '../account/address.ts';
import { deployAccount } from '../account/deployment.ts';
import { accountSignature, wrapSignature } from '../account/signature.ts';
import { askCredential } from '../credential/askCredential.ts';
import { invalidParams, PasskeyError } from '../passkeyError.ts';
import { isRecord, parseJson } from '../record.ts';
import type { PasskeyAccount } from '../store/storedAccount.ts';
import type { AccountState } from './accountState.ts';
import {
  checkAccount,
  longestInput,
  type Method,
  type Methods,
  networkOf,
  type ProviderContext,
} from './method.ts';
import type { Review } from './review.ts';

/** Shows a person what will be signed, asks their passkey, and returns the account's signature. */
export async function sign(
  context: ProviderContext,
  {
    account,
    state,
  }: { readonly account: PasskeyAccount; readonly state: Pick<AccountState, 'signer'> },
  review: Review,
): Promise<Hex> {
  const { options } = context;
  if (!(await options.review(review)))
    throw new PasskeyError('rejected', 'The request was rejected.');
  if ('explanation' in review) {
    const explained = await review.explanation;
    if (!explained || explained.findings.some(({ severity }) => severity === 'refuse'))
      throw new PasskeyError('rejected', 'This must not be signed: see its explanation.');
  }
  if (context.account()?.address !== account.address)
    throw new PasskeyError('disconnected', 'The account was disconnected meanwhile.');
  const assertion = await askCredential({
    ...options,
    challenge: review.hashes.hash,
    allow: [account.id],
    publicKey: account.publicKey,
  });
  return accountSignature(state.signer, assertion);
}

type Message =
  | Pick<Extract<Review, { kind: 'message' }>, 'kind' | 'message'>
  | Pick<Extract<Review, { kind: 'typed-data' }>, 'kind' | 'typedData'>;

/** Signs a message as the account: EIP-1271, in ERC-6492's wrapping while it is not on the chain. */
function signMessage(
  context: ProviderContext,
  named: unknown,
  message: Message,
  content: SafeMessageContent,
  chainId = context.chainId(),
): Promise<Hex> {
  const network = networkOf(context, chainId);
  return context.inTurn(async () => {
    const account = checkAccount(context, named);
    const { contracts } = context.options;
    const state = await context.readState(network, account);
    const { signer, hasSigner, hasSafe } = state;
    const isDeployed = hasSafe && hasSigner;
    const hashes = hashContent(content, accountSafe(account.address, chainId));
    const reviewed = { account: account.address, chainId, isDeployed, hashes };
    const signature = await sign(context, { account, state }, { ...reviewed, ...message });
    if (isDeployed) return signature;
    const { publicKey } = account;
    return wrapSignature(signature, deployAccount({ contracts, publicKey, signer, hasSafe }));
  });
}

/** Signs a text as the connected account, to be checked on a network. */
export function signText(context: ProviderContext, text: string, chainId: number): Promise<Hex> {
  const content = { raw: hashMessage(text) };
  return signMessage(context, undefined, { kind: 'message', message: text }, content, chainId);
}

const signTypedData: Method = async (context, [named, value]) => {
  const typedData = readTypedData(value);
  const { chainId } = typedData.domain;
  if (chainId !== undefined && Number(chainId) !== context.chainId())
    throw invalidParams(`The typed data is for network ${String(chainId).slice(0, 40)}.`);
  return signMessage(context, named, { kind: 'typed-data', typedData }, typedData);
};

/** Methods that sign messages as the account. */
export const signingMethods: Methods = {
  personal_sign: async (context, [value, named]) => {
    const { message, hash } = readMessage(value);
    return signMessage(context, named, { kind: 'message', message }, { raw: hash });
  },
  eth_signTypedData_v4: signTypedData,
};

/** Text as it is, or bytes in hex, shown as text where they are. */
function readMessage(value: unknown) {
  if (typeof value !== 'string' || value.length > longestInput)
    throw invalidParams('Expected a message of bounded length.');
  if (!isHex(value)) return { message: value, hash: hashMessage(value) };
  if (value.length % 2 !== 0) throw invalidParams('Expected whole bytes.');
  const text = hexToString(value);
  const isText = stringToHex(text) === value.toLowerCase();
  return { message: isText ? text : { raw: value }, hash: hashMessage({ raw: value }) };
}

/** Reads EIP-712 typed data, as JSON or as an object. */
function readTypedData(value: unknown): TypedData {
  const parsed = typeof value === 'string' ? parseJson(value.slice(0, longestInput)) : value;
  const all = isRecord(parsed) ? parsed : {};
  const [domain, types, message] = [all['domain'] ?? {}, all['types'], all['message']];
  const primaryType = all['primaryType'];
  if (!isRecord(domain) || !isTypes(types) || !isRecord(message) || typeof primaryType !== 'string')
    throw invalidParams('Typed data has types, a primary type, a domain and a message.');
  // These alone: what else there is would neither be signed nor shown.
  return { domain, types, primaryType, message };
}

function isTypes(value: unknown): value is TypedData['types'] {
  const isField = (field: unknown) =>
    isRecord(field) && typeof field['name'] === 'string' && typeof field['type'] === 'string';
  return (
    isRecord(value) &&
    Object.values(value).every((fields) => Array.isArray(fields) && fields.every(isField))
  );
}

function hashContent(content: SafeMessageContent, safe: SafeIdentity): SafeHashes {
  try {
    return hashSafeMessage(content, safe);
  } catch (error) {
    const details = error instanceof Error ? error.message.slice(0, 300) : '';
    throw invalidParams(`The typed data does not hold together. ${details}`);
  }
}
