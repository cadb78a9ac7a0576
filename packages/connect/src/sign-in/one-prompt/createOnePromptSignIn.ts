import { isRecord, LONGEST_SIGNATURE } from '@mooring/internal';
import { isHex, withTimeout, zeroAddress } from 'viem';
import { parseSiweMessage } from 'viem/siwe';
import type { Connector } from 'wagmi';
import type { AuthenticationAdapter, Nonces, OnePromptSignIn } from '../../core/authentication.ts';
import type { ConnectionAttempt } from '../../core/connectionAttempt.ts';
import { pairingOf } from '../../wallets/pairing.ts';
import { isRejection, isRequestPending } from '../../wallets/walletError.ts';

/** Maximum length of a message that servers accept, in characters. */
const LONGEST_SIGNED_MESSAGE = 8_192;

/**
 * Time the server has for the message after a wallet is chosen, in ms; then the wallet connects without sign-in. Browsers
 * block the window that a connector opens later after the click.
 */
const NONCE_PATIENCE_MS = { provider: 4_000, connector: 1_000 } as const;

type Parsed = ReturnType<typeof parseSiweMessage>;
type Message = Parsed & { readonly nonce: string; readonly chainId: number };
type Proof = Parameters<AuthenticationAdapter['verify']>[0];

/**
 * Creates the one-prompt sign-in: by the capability `signInWithEthereum` of `wallet_connect` (ERC-7846), with phones by
 * their connector. A failure before the prompt falls back to connecting first and signing in afterwards.
 *
 * @param adapter returns the host's current adapter
 */
export function createOnePromptSignIn(adapter: () => AuthenticationAdapter, nonces: Nonces) {
  /** Verifications by message: connecting and returning to the page may both verify what a phone signed. */
  const finishing = new Map<string, Promise<boolean>>();
  /** True if a phone's link contains the nonce taken last. */
  let isNonceOffered = false;
  /** Ids of installed wallets that have not answered a one-prompt request. */
  const unanswered = new Set<string>();
  /** Ids of connectors whose wallets connect without signing in. */
  const withoutSignIn = new Set<string>();
  let isSkippedOnPhone = false;
  let silentWallets: SilentWallets | null | undefined;

  return {
    /** Prefetches a nonce. @param storage remembers wallets that never answered; they connect without signing in */
    prepare(storage?: SilentWallets | null) {
      silentWallets = storage;
      nonces.prefetch().catch(() => {});
    },
    /** Composes the message for a phone's link, without an account. */
    async compose(chainId: number) {
      if (isSkippedOnPhone) return undefined;
      const message = await composeMessage(chainId);
      isNonceOffered = message !== undefined;
      return message && messageTexts(message);
    },
    finish,
    skipSignIn(connector: Connector): (() => void) | undefined {
      if (pairingOf(connector)) return isNonceOffered ? skipSignInOnPhone : undefined;
      return unanswered.has(connector.id) ? () => withoutSignIn.add(connector.id) : undefined;
    },
    async connect(...[attempt, chainId, connect]: Parameters<OnePromptSignIn['connect']>) {
      const { connector } = attempt;
      if (pairingOf(connector)?.offerSignIn) {
        await connect(attempt);
        const isSigned = phoneSignature(connector) !== undefined;
        if (!isSigned && isNonceOffered) nonces.putBack();
        isNonceOffered = false;
        return isSigned && finish(connector);
      }
      const isSilent =
        withoutSignIn.has(connector.id) || (await silentWallets?.getItem(silentKey(connector)));
      const via = isSilent ? undefined : await requestVia(connector).catch(() => undefined);
      const message = via && (await orTimeout(composeMessage(chainId), NONCE_PATIENCE_MS[via]));
      const joined = message && withSignIn(attempt, via, message);
      await connect(joined?.attempt ?? attempt);
      // If this sign-in fails, the page offers its usual sign-in.
      return joined ? joined.finish().catch(() => false) : false;
    },
  };

  function skipSignInOnPhone(): void {
    isSkippedOnPhone = true;
    isNonceOffered = false;
    nonces.putBack();
  }

  async function finish(connector: Connector): Promise<boolean> {
    const proof = await readPhoneProof(connector);
    if (!proof) return false;
    const verification = finishing.get(proof.message) ?? adapter().verify(proof);
    finishing.set(proof.message, verification);
    try {
      const isSignedIn = await verification;
      pairingOf(connector)?.forgetSignIn?.();
      return isSignedIn;
    } catch {
      // The server did not answer: the signature is kept for the next visit, and the user can sign in here.
      return false;
    }
  }

  /** Composes the host's sign-in message without an account, which is not known yet. */
  async function composeMessage(chainId: number): Promise<Message | undefined> {
    const nonce = await nonces.take();
    const text = await adapter().createMessage({ nonce, address: zeroAddress, chainId });
    const { chainId: messageChainId, nonce: messageNonce, ...fields } = parseSiweMessage(text);
    // A host whose messages do not follow EIP-4361 signs in after connecting.
    if (messageNonce === nonce && messageChainId !== undefined && isOfThisPage(fields))
      return { ...fields, nonce, chainId: messageChainId };
    nonces.putBack();
    return undefined;
  }

  /** Adds sign-in to an attempt; `finish` sends the signature to the server once connected. */
  function withSignIn({ connector, signal }: ConnectionAttempt, via: RequestVia, message: Message) {
    let proof: Proof | undefined;
    const connect: Connector['connect'] = async (parameters) => {
      const capabilities = { signInWithEthereum: capabilityFields(message) };
      // Counts as silent until it answers, also when it answers with an error.
      await silentWallets?.setItem(silentKey(connector), true);
      unanswered.add(connector.id);
      const account = await connectAndSign(connector, via, capabilities).finally(() => {
        unanswered.delete(connector.id);
        return silentWallets?.removeItem(silentKey(connector));
      });
      if (account === undefined) nonces.putBack();
      proof = findProof(account, message);
      // The wallet is connected: the connector only reads its state and subscribes to it.
      const isReconnecting = account !== undefined && (await isConnected(connector));
      return connector.connect({ ...parameters, isReconnecting });
    };
    return {
      attempt: { connector, signal, connect },
      finish: async () => proof !== undefined && (await adapter().verify(proof)),
    };
  }
}

/** Storage of wallets that did not answer, a subset of wagmi's. */
interface SilentWallets {
  getItem(key: `${string}.silent`): unknown;
  setItem(key: `${string}.silent`, value: true): unknown;
  removeItem(key: `${string}.silent`): unknown;
}

const silentKey = ({ id }: Connector) => `${id}.silent` as const;

/** Interface that takes the one-prompt request: the wallet's provider, or its connector. */
type RequestVia = 'provider' | 'connector';

/** Types of connectors that accept the capability. */
const capable: readonly string[] = ['baseAccount'];

/**
 * Returns the interface for a one-prompt request; undefined if the wallet has none. Wallets of the wallet list are known
 * to lack the method and are left out: some never answer an unknown method.
 */
async function requestVia({ type, id }: Connector): Promise<RequestVia | undefined> {
  if (capable.includes(type)) return 'connector';
  if (type !== 'injected' || !id.includes('.')) return undefined;
  // The dialog has loaded it already.
  const { walletOfRdns } = await import('../../wallets/walletTable.ts');
  return walletOfRdns(id) ? undefined : 'provider';
}

/** Requests both; returns the chosen account, undefined if the wallet does not support it. @throws a rejection */
async function connectAndSign(
  connector: Connector,
  via: RequestVia,
  capabilities: Readonly<Record<string, unknown>>,
): Promise<unknown> {
  try {
    if (via === 'connector') {
      const parameters = { capabilities, withCapabilities: true };
      const { accounts } = await connector.connect(parameters);
      return accounts[0];
    }
    const provider = await connector.getProvider();
    const params = [{ version: '1', capabilities }];
    const { request } = provider as { request(call: object): Promise<unknown> };
    const answer = await request({ method: 'wallet_connect', params });
    const accounts = isRecord(answer) ? answer['accounts'] : undefined;
    return Array.isArray(accounts) ? accounts[0] : undefined;
  } catch (error) {
    if (isRejection(error) || isRequestPending(error)) throw error;
    return undefined;
  }
}

async function isConnected(connector: Connector): Promise<boolean> {
  return (await connector.getAccounts().catch(() => [])).length > 0;
}

/** Returns the signed message and signature, if the message is the requested one. */
function findProof(account: unknown, requested: Message): Proof | undefined {
  if (!isRecord(account) || !isRecord(account['capabilities'])) return undefined;
  const proof = readSignedProof(account['capabilities']['signInWithEthereum']);
  if (!proof) return undefined;
  const { address, nonce, ...place } = parseSiweMessage(proof.message);
  const isSame = String(account['address']).toLowerCase() === address?.toLowerCase();
  return isSame && nonce === requested.nonce && isOfThisPage(place) ? proof : undefined;
}

function readSignedProof(signed: unknown): Proof | undefined {
  if (!isRecord(signed)) return undefined;
  const { message, signature } = signed as { message?: unknown; signature?: unknown };
  if (typeof message !== 'string' || message.length > LONGEST_SIGNED_MESSAGE) return undefined;
  if (!isHex(signature) || signature.length > LONGEST_SIGNATURE) return undefined;
  return { message, signature };
}

function isOfThisPage({ domain, uri }: Parsed): boolean {
  const { host, origin } = location;
  return domain === host && (uri === origin || uri?.startsWith(`${origin}/`) === true);
}

/** Returns the unchecked sign-in that a phone signed while connecting. */
function phoneSignature(connector: Connector): unknown {
  const session = pairingOf(connector)?.getSession();
  return isRecord(session) ? session['signIn'] : undefined;
}

/** Returns the signed message and signature, if for this page and by a connected account. */
async function readPhoneProof(connector: Connector): Promise<Proof | undefined> {
  const proof = readSignedProof(phoneSignature(connector));
  if (!proof) return undefined;
  const { address, ...place } = parseSiweMessage(proof.message);
  const accounts = await connector.getAccounts();
  const isTheirs = accounts.some((account) => account.toLowerCase() === address?.toLowerCase());
  return isTheirs && isOfThisPage(place) ? proof : undefined;
}

/** Returns the capability's fields in their JSON form. */
function capabilityFields(message: Message): Readonly<Record<string, unknown>> {
  return { ...messageTexts(message), chainId: `0x${message.chainId.toString(16)}` };
}

function messageTexts({ address: _, scheme: __, ...message }: Message) {
  const { issuedAt, expirationTime, notBefore, ...texts } = message;
  return {
    ...texts,
    ...(issuedAt && { issuedAt: issuedAt.toISOString() }),
    ...(expirationTime && { expirationTime: expirationTime.toISOString() }),
    ...(notBefore && { notBefore: notBefore.toISOString() }),
  };
}

/** Returns the answer; undefined on failure or timeout. */
function orTimeout<Answer>(answer: Promise<Answer>, ms: number): Promise<Answer | undefined> {
  return withTimeout(() => answer, { timeout: ms }).catch(() => undefined);
}
