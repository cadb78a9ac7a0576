import { LONGEST_INPUT } from '@mooring/internal/parameters';
import { hashSafeMessage, type SafeMessageContent } from '@mooring/safe/transactions';
import { type Hex, hashMessage, hexToString, isHex, stringToHex } from 'viem';
import { accountSafe } from '../account/address.ts';
import { deployAccount } from '../account/deployment.ts';
import { accountSignature, wrapSignature } from '../account/signature.ts';
import { askCredential } from '../credential/askCredential.ts';
import { invalidParams, PasskeyError } from '../passkeyError.ts';
import type { PasskeyAccount } from '../store/storedAccount.ts';
import type { AccountState } from './accountState.ts';
import { checkAccount, type Methods, networkOf, type ProviderContext } from './method.ts';
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
  // A transaction that the payment check refuses is never signed, even if approved.
  if (!(await options.review(review)) || (await isRefusedByExplanation(review)))
    throw rejectedError();
  for (;;) {
    if (context.account()?.address !== account.address)
      throw new PasskeyError('disconnected', 'No account is connected.');
    try {
      const assertion = await askCredential({
        ...options,
        challenge: review.hashes.hash,
        allow: [account.id],
        publicKey: account.publicKey,
      });
      return accountSignature(state.signer, assertion);
    } catch (error) {
      const isNo = Object(error).reason === 'rejected';
      if (isNo || !options.onFailure) throw error;
      if (!(await options.onFailure(review, error))) throw rejectedError();
    }
  }
}

function rejectedError(): PasskeyError {
  return new PasskeyError('rejected', 'The request was rejected.');
}

/** Returns true for a transaction that the payment check refuses. */
async function isRefusedByExplanation(review: Review): Promise<boolean> {
  if (!('explain' in review)) return false;
  const { findings } = await review.explain().catch((cause: unknown) => {
    throw new PasskeyError('unchecked', 'The payment could not be checked.', { cause });
  });
  return findings.some(({ severity }) => severity === 'refuse');
}

type Message =
  | Pick<Extract<Review, { kind: 'message' }>, 'kind' | 'message'>
  | Pick<Extract<Review, { kind: 'typed-data' }>, 'kind' | 'typedData'>;

/** Message to show, and its hashed content. */
export interface Readable {
  readonly shown: Message;
  readonly content: SafeMessageContent;
}

/**
 * Signs a message as the account: EIP-1271, wrapped by ERC-6492 before deployment.
 * @param read called when it is its turn
 */
function signAsAccount(
  context: ProviderContext,
  named: unknown,
  read: (account: PasskeyAccount) => Readable | Promise<Readable>,
  chainId = context.chainId(),
): Promise<Hex> {
  const network = networkOf(context, chainId);
  return context.enqueue(async () => {
    const account = checkAccount(context, named);
    const { shown, content } = await read(account);
    const { contracts } = context.options;
    const state = await context.readState(network, account);
    const { signer, hasSigner, hasSafe } = state;
    const isDeployed = hasSafe && hasSigner;
    const hashes = hashSafeMessage(content, accountSafe(account.address, chainId));
    const reviewed = { account: account.address, chainId, isDeployed, hashes };
    const signature = await sign(context, { account, state }, { ...reviewed, ...shown });
    if (isDeployed) return signature;
    const { publicKey } = account;
    return wrapSignature(signature, deployAccount({ contracts, publicKey, signer, hasSafe }));
  });
}

/** Signs a text as the connected account, for verification on a network. */
export function signText(context: ProviderContext, text: string, chainId: number): Promise<Hex> {
  return signAsAccount(context, undefined, () => readPersonalMessage(text, false), chainId);
}

/** Methods that sign messages as the account. */
export const signingMethods: Methods = {
  personal_sign: async (context, [value, named]) =>
    signAsAccount(context, named, () => readPersonalMessage(value)),
  eth_signTypedData_v4: async (context, [named, value]) => {
    const chainId = context.chainId();
    return signAsAccount(context, named, async ({ address }) =>
      (await import('./later.ts')).readTypedData(context, value, accountSafe(address, chainId)),
    );
  },
};

/** Parses a message: a text, or bytes in hex, shown as text if they encode one. */
function readPersonalMessage(value: unknown, mayBeHex = true): Readable {
  if (typeof value !== 'string' || value.length > LONGEST_INPUT)
    throw invalidParams('Expected a string of bounded length.');
  const readable = (message: Extract<Message, { kind: 'message' }>['message']) => ({
    shown: { kind: 'message', message } as const,
    content: { raw: hashMessage(mayBeHex && isHex(value) ? { raw: value } : value) },
  });
  if (!mayBeHex || !isHex(value)) return readable(value);
  if (value.length % 2 !== 0) throw invalidParams('Expected whole bytes.');
  const text = hexToString(value);
  return readable(stringToHex(text) === value.toLowerCase() ? text : { raw: value });
}
