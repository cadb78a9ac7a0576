import { isRecord } from '@mooring/internal';
import { isHex, withTimeout, zeroAddress } from 'viem';
import { parseSiweMessage } from 'viem/siwe';
import type { Connector } from 'wagmi';
import type { AuthenticationAdapter, Nonces, OnePromptSignIn } from '../../core/authentication.ts';
import type { ConnectionAttempt } from '../../core/connectionAttempt.ts';
import { pairingOf } from '../../wallets/pairing.ts';
import { isRejection, isRequestPending } from '../../wallets/walletError.ts';
import { LONGEST_SIGNATURE } from '../signIn.ts';

/** Longest message a server reads, in characters. */
const LONGEST_SIGNED_MESSAGE = 8_192;

/** Time a host's server has for what is signed, once a wallet was chosen, in ms; then connecting does not wait. */
const NONCE_PATIENCE_MS = 1_000;

type Parsed = ReturnType<typeof parseSiweMessage>;
type Message = Parsed & { readonly nonce: string; readonly chainId: number };
type Proof = Parameters<AuthenticationAdapter['verify']>[0];

/**
 * Sign-in with the prompt that connects: by the capability `signInWithEthereum` of `wallet_connect` (ERC-7846), with
 * phones by their connector. Whatever goes wrong before a person was asked leaves the two steps there are without it.
 *
 * @param adapter the host's, as it is now
 */
export function createOnePromptSignIn(adapter: () => AuthenticationAdapter, nonces: Nonces) {
  /** Answers of the server, by what a phone has signed: connecting and a return may ask at once. */
  const finishing = new Map<string, Promise<boolean>>();
  /** A phone's link has the nonce taken last. */
  let isNonceOffered = false;
  /** Wallets in the page that have not answered a request for both, by id. */
  const asked = new Set<string>();
  /** Ids of connectors whose wallets connect without signing in. */
  const withoutSignIn = new Set<string>();
  let isSkippedOnPhone = false;
  let silentWallets: SilentWallets | null | undefined;

  return {
    /** @param storage keeps wallets that never answered; they connect without signing in from then on */
    prepare(storage?: SilentWallets | null) {
      silentWallets = storage;
      nonces.prefetch().catch(() => {});
    },
    /** Composes the message for a phone's link, for whichever account signs it. */
    async compose(chainId: number) {
      if (isSkippedOnPhone) return undefined;
      const message = await composeMessage(chainId);
      isNonceOffered = message !== undefined;
      return message && messageTexts(message);
    },
    finish,
    skipSignIn(connector: Connector): (() => void) | undefined {
      if (pairingOf(connector)) return isNonceOffered ? skipSignInOnPhone : undefined;
      return asked.has(connector.id) ? () => withoutSignIn.add(connector.id) : undefined;
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
      const message = via && (await orTimeout(composeMessage(chainId), NONCE_PATIENCE_MS));
      const joined = message && withSignIn(attempt, via, message);
      await connect(joined?.attempt ?? attempt);
      // Who is not signed in by now is asked as anybody else.
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
    const asked = finishing.get(proof.message) ?? adapter().verify(proof);
    finishing.set(proof.message, asked);
    try {
      const isSignedIn = await asked;
      pairingOf(connector)?.forgetSignIn?.();
      return isSignedIn;
    } catch {
      // The server did not answer: what is signed stays for the next visit, and the person may sign in here.
      return false;
    }
  }

  /** The message a host signs in with, for an account that is not known yet. */
  async function composeMessage(chainId: number): Promise<Message | undefined> {
    const nonce = await nonces.take();
    const text = await adapter().createMessage({ nonce, address: zeroAddress, chainId });
    const { chainId: asked, nonce: own, ...fields } = parseSiweMessage(text);
    // A host whose messages are no EIP-4361 signs in by a second step.
    if (own === nonce && asked !== undefined && isOfThisPage(fields))
      return { ...fields, nonce, chainId: asked };
    nonces.putBack();
    return undefined;
  }

  /** Adds sign-in to an attempt; `finish` has the server check what was signed, once connected. */
  function withSignIn({ connector, signal }: ConnectionAttempt, via: RequestVia, message: Message) {
    let proof: Proof | undefined;
    const connect: Connector['connect'] = async (parameters) => {
      const capabilities = { signInWithEthereum: capabilityFields(message) };
      // Counts as silent until it answers, also when it answers with an error.
      await silentWallets?.setItem(silentKey(connector), true);
      asked.add(connector.id);
      const account = await connectAndSign(connector, via, capabilities).finally(() => {
        asked.delete(connector.id);
        return silentWallets?.removeItem(silentKey(connector));
      });
      if (account === undefined) nonces.putBack();
      proof = findProof(account, message);
      // Connected by now: the connector only reads, and starts to follow the wallet.
      const isReconnecting = account !== undefined && (await isConnected(connector));
      return connector.connect({ ...parameters, isReconnecting });
    };
    return {
      attempt: { connector, signal, connect },
      finish: async () => proof !== undefined && (await adapter().verify(proof)),
    };
  }
}

/** The part of wagmi's storage that is used. */
interface SilentWallets {
  getItem(key: `${string}.silent`): unknown;
  setItem(key: `${string}.silent`, value: true): unknown;
  removeItem(key: `${string}.silent`): unknown;
}

const silentKey = ({ id }: Connector) => `${id}.silent` as const;

/** Way a wallet is asked for both: by its provider, or through its connector. */
type RequestVia = 'provider' | 'connector';

/** Connectors that pass on the capability by themselves. */
const capable: readonly string[] = ['baseAccount'];

/**
 * Returns how a wallet is asked to connect and sign in; undefined if it cannot. Wallets of the catalogue known to lack
 * the method are left out: some never answer an unknown method.
 */
async function requestVia({ type, id }: Connector): Promise<RequestVia | undefined> {
  if (capable.includes(type)) return 'connector';
  if (type !== 'injected' || !id.includes('.')) return undefined;
  // Loaded by the dialog already.
  const { walletOfRdns } = await import('../../wallets/walletTable.ts');
  return walletOfRdns(id) ? undefined : 'provider';
}

/** The account that was chosen; undefined where the wallet cannot do both. @throws a person's no */
async function connectAndSign(
  connector: Connector,
  via: RequestVia,
  capabilities: Readonly<Record<string, unknown>>,
): Promise<unknown> {
  try {
    if (via === 'connector') {
      const terms = { capabilities, withCapabilities: true };
      const { accounts } = await connector.connect(terms);
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

/** Signed message and signature, if the message is the one asked for. */
function findProof(account: unknown, asked: Message): Proof | undefined {
  if (!isRecord(account) || !isRecord(account['capabilities'])) return undefined;
  const proof = readProof(account['capabilities']['signInWithEthereum']);
  if (!proof) return undefined;
  const { address, nonce, ...place } = parseSiweMessage(proof.message);
  const isSame = String(account['address']).toLowerCase() === address?.toLowerCase();
  return isSame && nonce === asked.nonce && isOfThisPage(place) ? proof : undefined;
}

function readProof(signed: unknown): Proof | undefined {
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

/** What a phone has signed while it connected, unchecked. */
function phoneSignature(connector: Connector): unknown {
  const session = pairingOf(connector)?.getSession();
  return isRecord(session) ? session['signIn'] : undefined;
}

/** Signed message and signature, if of this page and of a connected account. */
async function readPhoneProof(connector: Connector): Promise<Proof | undefined> {
  const proof = readProof(phoneSignature(connector));
  if (!proof) return undefined;
  const { address, ...place } = parseSiweMessage(proof.message);
  const accounts = await connector.getAccounts();
  const isTheirs = accounts.some((one) => one.toLowerCase() === address?.toLowerCase());
  return isTheirs && isOfThisPage(place) ? proof : undefined;
}

/** Fields of the capability, as they travel. */
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

/** The answer, if it comes in time; a failure is none. */
function orTimeout<Answer>(answer: Promise<Answer>, ms: number): Promise<Answer | undefined> {
  return withTimeout(() => answer, { timeout: ms }).catch(() => undefined);
}
