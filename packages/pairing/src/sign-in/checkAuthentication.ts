import { LONGEST_SIGNATURE } from '@mooring/internal';
import { parseOrUndefined } from '@mooring/internal/schema';
import { array, custom, maxLength, object, optional, pipe, string, unknown } from 'valibot';
import { type Address, getAddress, type Hex, isAddress, isHex, recoverMessageAddress } from 'viem';
import { hex32 } from '../parse/values.ts';
import type { Approval, ChainAccount } from '../session/approval.ts';
import type { OfferedSignIn, SignInProof } from '../session/offeredSignIn.ts';
import { type WalletMetadata, walletMetadata } from '../session/settlement.ts';
import { parseRecap, type Recap, recapSentence } from './recap.ts';

/** Requested fields and permissions of the signed message. */
export interface SignInTerms {
  readonly fields: OfferedSignIn;
  readonly chainIds: readonly number[];
  readonly methods: readonly string[];
  readonly events: readonly string[];
}

/** Session and sign-in by one signature of a wallet. */
export interface Authentication {
  /** X25519 public key of the wallet, 64 hex digits. */
  readonly walletKey: string;
  readonly wallet: WalletMetadata;
  readonly approval: Approval;
  /** Network of the signed message. */
  readonly chainId: number;
  readonly proof: SignInProof;
}

/** Most signed messages: wallets sign one per network. */
const MOST_SIGNED = 50;

const authenticationResult = object({
  cacaos: pipe(array(unknown()), maxLength(MOST_SIGNED)),
  responder: object({ publicKey: hex32, metadata: walletMetadata }),
});
const cacao = object({
  p: object({ iss: string(), resources: array(unknown()) }),
  s: object({
    t: optional(unknown()),
    s: custom<Hex>((text) => isHex(text) && text.length <= LONGEST_SIGNATURE),
  }),
});

/**
 * Checks a wallet's answer to `wc_sessionAuthenticate` (CAIP-222); `undefined` unless each of its messages is valid.
 *
 * Only account, network and permissions are read from a message (CACAO, CAIP-74): its text is composed again from the
 * request, and the signature must match that text. Permissions must be the requested ones, or fewer. Signatures of
 * contracts are verified by the server, as in any sign-in.
 * @param sender public key that sealed the answer
 */
export async function checkAuthentication(
  result: unknown,
  sender: string,
  asked: SignInTerms,
): Promise<Authentication | undefined> {
  const answer = parseOrUndefined(authenticationResult, result);
  if (!answer || answer.responder.publicKey !== sender) return undefined;
  const { cacaos, responder } = answer;
  const checked = await Promise.all(cacaos.map((one) => checkCacao(one, asked)));
  const signed = checked.filter((one) => one !== undefined);
  const best = signed.find(({ chainId }) => chainId === asked.fields.chainId) ?? signed[0];
  if (!best || signed.length !== cacaos.length) return undefined;
  const { methods } = best.recap;
  if (signed.some(({ recap }) => recap.methods.join() !== methods.join())) return undefined;
  return {
    walletKey: responder.publicKey,
    wallet: responder.metadata,
    approval: { accounts: signedAccounts([best, ...signed]), methods, events: asked.events },
    chainId: best.chainId,
    proof: best.proof,
  };
}

interface SignedMessage {
  readonly address: Address;
  readonly chainId: number;
  readonly recap: Recap;
  readonly proof: SignInProof;
}

async function checkCacao(value: unknown, asked: SignInTerms): Promise<SignedMessage | undefined> {
  const found = parseOrUndefined(cacao, value);
  if (!found) return undefined;
  const { iss, resources } = found.p;
  const { t: kind, s: signature } = found.s;
  const [, chain, address = ''] =
    /^did:pkh:eip155:([1-9]\d{0,15}):(0x[0-9a-fA-F]{40})$/.exec(iss) ?? [];
  const chainId = Number(chain);
  const permission = resources.at(-1);
  const recap = parseRecap(permission);
  if (!recap || !isAddress(address) || ![chainId, ...recap.chainIds].every(isIn(asked.chainIds)))
    return undefined;
  if (!recap.methods.every(isIn(asked.methods))) return undefined;
  const message = formatMessage(asked.fields, { address, chainId, recap }, String(permission));
  const isOfContract = kind === 'eip1271';
  if (!isOfContract && !(await hasSignature(address, message, signature))) return undefined;
  return { address: getAddress(address), chainId, recap, proof: { message, signature } };
}

function isIn<Item>(list: readonly Item[]): (item: Item) => boolean {
  return (item) => list.includes(item);
}

async function hasSignature(address: Address, message: string, signature: `0x${string}`) {
  try {
    return (await recoverMessageAddress({ message, signature })) === getAddress(address);
  } catch {
    return false;
  }
}

/** Text of EIP-4361, with the permissions last among resources and statement (EIP-5573). */
function formatMessage(
  fields: OfferedSignIn,
  { address, chainId, recap }: Pick<SignedMessage, 'address' | 'chainId' | 'recap'>,
  permission: string,
): string {
  const { domain, uri, nonce, issuedAt, statement, resources = [] } = fields;
  const line = (name: string, value: string | undefined) =>
    value === undefined ? [] : [`${name}: ${value}`];
  return [
    `${domain} wants you to sign in with your Ethereum account:`,
    address,
    '',
    [...(statement ? [statement] : []), recapSentence(recap)].join(' '),
    '',
    `URI: ${uri}`,
    'Version: 1',
    `Chain ID: ${chainId}`,
    `Nonce: ${nonce}`,
    `Issued At: ${issuedAt}`,
    ...line('Expiration Time', fields.expirationTime),
    ...line('Not Before', fields.notBefore),
    ...line('Request ID', fields.requestId),
    'Resources:',
    ...[...resources, permission].map((resource) => `- ${resource}`),
  ].join('\n');
}

/** Accounts on each message's network, and on the networks it permits. */
function signedAccounts(signed: readonly SignedMessage[]): readonly ChainAccount[] {
  const accounts = new Map<string, ChainAccount>();
  for (const { address, chainId, recap } of signed) {
    for (const id of [chainId, ...recap.chainIds]) {
      accounts.set(`${id}:${address}`, { chainId: id, address });
    }
  }
  return [...accounts.values()];
}
