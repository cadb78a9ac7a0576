import { connectorKind } from '@mooring/internal';
import type { Hex } from 'viem';
import type { Connector } from 'wagmi';
import type { MooringConfig } from '../core/createMooringConfig.ts';
import type { MultisigSource } from '../core/multisigSource.ts';
import type { multisigQuery } from '../transactions/multisig/multisigQuery.ts';
import type { Multisig } from '../transactions/multisig/readMultisig.ts';
import { passkeyOf } from '../wallets/passkey.ts';
import type { PersonalSignOptions } from './signIn.ts';

/** Of a multisig's account: how many sign, if that is known, and who knows what was signed. */
export interface KnownMultisig
  extends Partial<Pick<MultisigSource, 'messageStatus' | 'proposeMessage'>> {
  readonly rule: Multisig | null | undefined;
}

/** The same, with the wallet that signs. */
export interface SigningMultisig extends KnownMultisig {
  readonly connector?: Connector;
}

/** Reads an account's multisig facts; undefined for the account of a key. */
export async function readSigning(
  config: Pick<MooringConfig, 'queryClient' | 'multisig' | 'timeouts'>,
  query: ReturnType<typeof multisigQuery>,
  connector: Connector | undefined,
): Promise<KnownMultisig | undefined> {
  // A passkey's account may have been raised to several owners a moment ago.
  const rule = await readOnce(config, passkeyOf(connector) ? { ...query, staleTime: 0 } : query);
  return rule || connectorKind(connector) === 'safe' ? { ...config.multisig, rule } : undefined;
}

/**
 * Reads the rule; null once the network has failed, however often it is asked again, or is silent: that does not keep
 * the account of a key from signing in.
 */
function readOnce(
  { queryClient, timeouts }: Pick<MooringConfig, 'queryClient' | 'timeouts'>,
  query: ReturnType<typeof multisigQuery>,
): Promise<Multisig | null> {
  return new Promise((resolve) => {
    const end = (rule: Multisig | null) => {
      clearTimeout(timer);
      stop();
      resolve(rule);
    };
    const look = () => {
      if (queryClient.getQueryState(query.queryKey)?.fetchFailureCount) end(null);
    };
    const timer = setTimeout(() => end(null), timeouts.walletReadMs);
    const stop = queryClient.getQueryCache().subscribe(look);
    queryClient.fetchQuery(query).then(end, () => end(null));
    // It may be asked again already.
    look();
  });
}

/** A whole signature, or a message that waits for more owners: the wallet may then still answer, unless it has. */
export type OwnersAnswer =
  | { readonly signature: Hex }
  | { readonly waiting: true; readonly late: Promise<Hex> | undefined };

/** Between two looks whether a message waits for other owners, in ms. */
const LOOK_MS = 2_000;
/** Hex digits of one owner's signature. */
const OWNER_SIGNATURE = 130;

/**
 * Has the wallet of a multisig sign, and tells what waits for more owners. Such wallets do one of three
 * things: they answer `0x` or a part at once, they answer when the last owner has signed, or they say
 * nothing while a gateway or host already shows the message. The account of a passkey does none of them: its owner
 * signs, and the message is shown to the others here.
 * @throws whatever `sign` throws
 */
export async function askOwners(
  sign: () => Promise<Hex>,
  options: PersonalSignOptions,
  multisig: SigningMultisig,
  signal: AbortSignal,
): Promise<OwnersAnswer> {
  const { connector, proposeMessage: propose, rule } = multisig;
  const signAsOwner = signerOf(connector);
  if (signAsOwner && propose && rule && rule.threshold > 1) {
    const { account: safe, chainId, message } = options;
    const signature = await signAsOwner({ chainId, safe, message });
    // Nothing of it is a signature of the account before enough owners have signed.
    await propose({ chainId, safe, message, signature });
    return { waiting: true, late: undefined };
  }
  const signed = sign();
  // Looked at below, or by whoever waits for a late answer.
  signed.catch(() => {});
  const looking = new AbortController();
  const stop = () => looking.abort();
  signal.addEventListener('abort', stop, { once: true });
  try {
    const signature = await Promise.race([signed, whenVisible(options, multisig, looking.signal)]);
    const owners = multisig.rule?.threshold ?? 1;
    if (signature && signature !== '0x' && signature.length - 2 >= owners * OWNER_SIGNATURE)
      return { signature };
    return { waiting: true, late: signature === undefined ? signed : undefined };
  } finally {
    stop();
    signal.removeEventListener('abort', stop);
  }
}

/** Signs as an owner who does not sign alone, where the wallet is a passkey. */
function signerOf(connector: Connector | undefined) {
  return passkeyOf(connector)?.owners?.sign;
}

/** Resolves when a message is shown to the other owners; never without a source for it. */
function whenVisible(
  { account, chainId, message }: PersonalSignOptions,
  { messageStatus }: SigningMultisig,
  signal: AbortSignal,
): Promise<undefined> {
  return new Promise((resolve) => {
    async function look() {
      // A source that failed is asked again; the wallet may answer first.
      const status = await messageStatus?.({ chainId, safe: account, message }).catch(() => null);
      if (signal.aborted) return;
      if (status) resolve(undefined);
      else timer = setTimeout(look, LOOK_MS);
    }
    let timer = messageStatus && setTimeout(look, LOOK_MS);
    signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  });
}
