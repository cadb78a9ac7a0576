import { type Address, getAddress, type Hex, isHex, stringToHex } from 'viem';
import type { Config, Connector } from 'wagmi';
import { getAccount } from 'wagmi/actions';
import type { AuthenticationAdapter } from '../core/authentication.ts';
import { untilAborted } from '../core/connectionAttempt.ts';
import type { Timeouts } from '../core/createMooringConfig.ts';
import { isRejection } from '../wallets/walletError.ts';
import type { KnownMultisig } from './askOwners.ts';
import type { StartedSignIn } from './pending/pendingSignIns.ts';
import { SignInError, type SignInFailure } from './signInState.ts';

export interface SignInOptions {
  readonly wagmi: Config;
  readonly adapter: Pick<AuthenticationAdapter, 'createMessage' | 'verify' | 'pending'>;
  readonly takeNonce: () => Promise<string>;
  /** Called with the whole message, before the wallet is asked to sign it. */
  readonly onMessage?: ((message: string) => void) | undefined;
  /**
   * Reads an account's multisig facts; undefined for the account of a key. Not called where the adapter
   * has no part for pending sign-ins.
   */
  readonly multisigOf?: (account: Address, chainId: number) => Promise<KnownMultisig | undefined>;
  readonly timeouts: Pick<Timeouts, 'signMs' | 'signInServerMs'>;
  /** Ends the attempt when the person cancels it. */
  readonly signal: AbortSignal;
  /** The wallet has the floor, then the server. */
  readonly onStep: (step: 'askWallet' | 'askServer') => void;
}

const SIGN_IN_CANCELLED = 'cancelled';
const CHANGED = 'changed';
const SIGN_IN_TIMEOUT = 'timeout';

/** Characters of a signature: 64 kB in hexadecimal, what servers take of a wrapped one (EIP-6492). */
export const LONGEST_SIGNATURE = 131_074;

/**
 * Signs the connected account in: nonce, message, `personal_sign` by the wallet, verification. An
 * account or network that changes meanwhile ends the attempt: nothing is signed or verified for
 * another than the message names.
 * @returns what was begun where the other owners of a multisig still have to sign; nothing when the
 *   account is signed in
 * @throws {SignInError}
 */
export async function signIn(options: SignInOptions): Promise<StartedSignIn | undefined> {
  const { wagmi, adapter, takeNonce, timeouts, signal, onStep } = options;
  const { signMs } = timeouts;
  const attempt = new AbortController();
  const cancel = () => attempt.abort(SIGN_IN_CANCELLED);
  signal.addEventListener('abort', cancel, { once: true });
  if (signal.aborted) cancel();
  const stop = wagmi.subscribe(accountAndNetwork, () => attempt.abort(CHANGED));
  let stage: SignInFailure = 'oops_error';
  try {
    const { address, connector, chain } = getAccount(wagmi);
    if (!address || !connector) throw new Error('No wallet is connected.');
    if (!chain) throw new Error('The network is not configured.');
    stage = 'preparing_error';
    const nonce = await step(takeNonce, timeouts.signInServerMs);
    stage = 'oops_error';
    const fields = { nonce, address: getAddress(address), chainId: chain.id };
    const message = await step(() => adapter.createMessage(fields), timeouts.signInServerMs);
    if (typeof message !== 'string') throw new Error('createMessage gave no text.');
    options.onMessage?.(message);
    const { pending } = adapter;
    const multisig = pending && (await step(() => options.multisigOf?.(address, chain.id), signMs));
    stage = 'signing_error';
    onStep('askWallet');
    const signing = { account: address, chainId: chain.id, message };
    const sign = () => personalSign(connector, signing).then(readSignature);
    const answer = await step(async () => {
      if (!multisig) return { signature: await sign() };
      const { askOwners } = await import('./askOwners.ts');
      return askOwners(sign, signing, { ...multisig, connector }, attempt.signal);
    }, signMs);
    stage = 'verifying_error';
    onStep('askServer');
    if ('waiting' in answer) {
      if (!pending) throw new Error('Nobody keeps it.');
      const begun = await step(() => pending.start({ message }), timeouts.signInServerMs);
      return { pending: begun, late: answer.late };
    }
    const { signature } = answer;
    const verify = () => adapter.verify({ message, signature });
    if ((await step(verify, timeouts.signInServerMs)) !== true) {
      throw new Error('The server did not take the signature.');
    }
    return undefined;
  } catch (error) {
    throw new SignInError(signInFailure(error, stage), error === SIGN_IN_TIMEOUT, error);
  } finally {
    stop();
    signal.removeEventListener('abort', cancel);
  }

  async function step<Answer>(ask: () => Answer | Promise<Answer>, timeoutMs: number) {
    attempt.signal.throwIfAborted();
    const timer = setTimeout(() => attempt.abort(SIGN_IN_TIMEOUT), timeoutMs);
    try {
      return await untilAborted((async () => ask())(), attempt.signal);
    } finally {
      clearTimeout(timer);
    }
  }
}

/** Key of the current connection, account and chain. */
function accountAndNetwork({ current, connections }: Config['state']): string {
  const connection = current === null ? undefined : connections.get(current);
  return [current, connection?.accounts[0]?.toLowerCase(), connection?.chainId].join();
}

function readSignature(answer: unknown): Hex {
  if (!isHex(answer) || answer.length > LONGEST_SIGNATURE) {
    throw new Error('The wallet’s answer is no signature.');
  }
  return answer;
}

function signInFailure(error: unknown, stage: SignInFailure): SignInFailure {
  if (error === SIGN_IN_CANCELLED || error === CHANGED) return error;
  // As `@mooring/passkey` says it.
  if (Object(error).reason === 'needsOwners') return 'needsOwners';
  return stage === 'signing_error' && isRejection(error) ? 'rejected' : stage;
}

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
async function personalSign(
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
