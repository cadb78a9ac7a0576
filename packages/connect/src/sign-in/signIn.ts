import { LONGEST_SIGNATURE, readField } from '@mooring/internal';
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
  /** Called with the message before the wallet is asked to sign it. */
  readonly onMessage?: ((message: string) => void) | undefined;
  /**
   * Reads an account's multisig facts; undefined for an externally owned account. Not called if the adapter does not
   * support pending sign-ins.
   */
  readonly multisigOf?: (account: Address, chainId: number) => Promise<KnownMultisig | undefined>;
  readonly timeouts: Pick<Timeouts, 'signMs' | 'signInServerMs'>;
  /** Aborts when the user cancels the attempt. */
  readonly signal: AbortSignal;
  /** Called before the wallet is asked to sign, and before the server is asked to verify. */
  readonly onStep: (step: 'askWallet' | 'askServer') => void;
}

const SIGN_IN_CANCELLED = 'cancelled';
const CHANGED = 'changed';
const SIGN_IN_TIMEOUT = 'timeout';

/**
 * Signs the connected account in: nonce, message, `personal_sign` by the wallet, verification. If the account or network
 * changes, the attempt ends, so that nothing is signed or verified for another account than the message names.
 * @returns the pending sign-in if other owners of a multisig still have to sign; undefined once signed in
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
    if (typeof message !== 'string') throw new Error('createMessage returned no text.');
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
      if (!pending) throw new Error('The adapter does not support pending sign-ins.');
      const started = await step(() => pending.start({ message }), timeouts.signInServerMs);
      return { pending: started, late: answer.late };
    }
    const { signature } = answer;
    const verify = () => adapter.verify({ message, signature });
    if ((await step(verify, timeouts.signInServerMs)) !== true) {
      throw new Error('The server did not accept the signature.');
    }
    return undefined;
  } catch (error) {
    // Thrown by `announcedConnector` and by wagmi's connectors.
    const late = error === SIGN_IN_TIMEOUT || readField(error, 'name') === 'TimeoutError';
    throw new SignInError(signInFailure(error, stage), late, error);
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

/** Returns a key of the current connection, account and chain. */
function accountAndNetwork({ current, connections }: Config['state']): string {
  const connection = current === null ? undefined : connections.get(current);
  return [current, connection?.accounts[0]?.toLowerCase(), connection?.chainId].join();
}

function readSignature(answer: unknown): Hex {
  if (!isHex(answer) || answer.length > LONGEST_SIGNATURE) {
    throw new Error('The wallet did not return a signature.');
  }
  return answer;
}

function signInFailure(error: unknown, stage: SignInFailure): SignInFailure {
  if (error === SIGN_IN_CANCELLED || error === CHANGED) return error;
  // Set by `@mooring/passkey`.
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
 * Requests a wallet's signature of a text: `eth_accounts`, `eth_chainId`, `personal_sign`. Equivalent to wagmi's action,
 * whose errors would add to the first load of every page.
 * @returns the wallet's answer, unchecked
 * @throws the wallet's error, or an error if it is on another account or network
 */
async function personalSign(
  connector: Connector,
  { account, chainId, message }: PersonalSignOptions,
): Promise<unknown> {
  const [accounts, chainIdNow] = await Promise.all([
    connector.getAccounts(),
    connector.getChainId(),
  ]);
  if (!accounts.some((approved) => approved.toLowerCase() === account.toLowerCase())) {
    throw new Error(`${connector.name} has not approved ${account}.`);
  }
  if (chainIdNow !== chainId) {
    throw new Error(`${connector.name} is on network ${chainIdNow}, not ${chainId}.`);
  }
  const wallet: unknown = await (connector.getClient?.({ chainId }) ??
    connector.getProvider({ chainId }));
  if (!isRequester(wallet)) throw new Error(`${connector.name} has no request method.`);
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
