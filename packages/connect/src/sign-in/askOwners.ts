import { connectorKind } from '@mooring/internal';
import type { Hex } from 'viem';
import type { Connector } from 'wagmi';
import type { MooringConfig } from '../core/createMooringConfig.ts';
import type { MultisigSource } from '../core/multisigSource.ts';
import type { multisigQuery } from '../transactions/multisig/multisigQuery.ts';
import type { Multisig } from '../transactions/multisig/readMultisig.ts';
import { passkeyOf } from '../wallets/passkey.ts';
import type { PersonalSignOptions } from './signIn.ts';

/** Multisig's rule, undefined if it could not be read, and the source of its messages' signatures. */
export interface KnownMultisig
  extends Partial<Pick<MultisigSource, 'messageStatus' | 'proposeMessage'>> {
  readonly rule: Multisig | null | undefined;
}

/** {@link KnownMultisig} with the wallet that signs. */
export interface SigningMultisig extends KnownMultisig {
  readonly connector?: Connector;
}

/** Reads an account's multisig facts; undefined for an account known to be externally owned. */
export async function readSigning(
  config: Pick<MooringConfig, 'queryClient' | 'multisig' | 'timeouts'>,
  query: ReturnType<typeof multisigQuery>,
  connector: Connector | undefined,
): Promise<KnownMultisig | undefined> {
  // Owners may have been added to a passkey account since the last read.
  const rule = await readOnce(config, passkeyOf(connector) ? { ...query, staleTime: 0 } : query);
  return rule === null && connectorKind(connector) !== 'safe'
    ? undefined
    : { ...config.multisig, rule };
}

/**
 * Reads the rule; undefined after the first failed request, even if it is retried, or after the time limit, so that an
 * externally owned account can sign in without the network.
 */
function readOnce(
  { queryClient, timeouts }: Pick<MooringConfig, 'queryClient' | 'timeouts'>,
  query: ReturnType<typeof multisigQuery>,
): Promise<Multisig | null | undefined> {
  return new Promise((resolve) => {
    const end = (rule?: Multisig | null) => {
      clearTimeout(timer);
      stop();
      resolve(rule);
    };
    const checkFailure = () => {
      if (queryClient.getQueryState(query.queryKey)?.fetchFailureCount) end();
    };
    const timer = setTimeout(end, timeouts.walletReadMs);
    const stop = queryClient.getQueryCache().subscribe(checkFailure);
    queryClient.fetchQuery(query).then(end, () => end());
    // A retry may be running already.
    checkFailure();
  });
}

/** Complete signature, or a message that waits for more owners; `late` is set if the wallet has not answered yet. */
export type OwnersAnswer =
  | { readonly signature: Hex }
  | { readonly waiting: true; readonly late: Promise<Hex> | undefined };

/** Interval between checks of whether a message waits for other owners, in ms. */
const CHECK_INTERVAL_MS = 2_000;
/** Number of hex digits in an owner's signature. */
const OWNER_SIGNATURE = 130;

/**
 * Requests a multisig wallet's signature, and detects a message that waits for more owners. Such wallets answer `0x` or
 * a part immediately, answer when the last owner has signed, or stay silent while a gateway or host already shows the
 * message. For a passkey account, its owner signs, and the message is proposed to the other owners here.
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
    // The account's signature is complete only when enough owners have signed.
    await propose({ chainId, safe, message, signature });
    return { waiting: true, late: undefined };
  }
  const signed = sign();
  // A rejection is handled below, or by the caller that awaits `late`.
  signed.catch(() => {});
  const looking = new AbortController();
  const stop = () => looking.abort();
  signal.addEventListener('abort', stop, { once: true });
  try {
    const signature = await Promise.race([signed, whenVisible(options, multisig, looking.signal)]);
    const owners = multisig.rule?.threshold ?? 0;
    if (signature && signature !== '0x' && signature.length - 2 >= owners * OWNER_SIGNATURE)
      return { signature };
    return { waiting: true, late: signature === undefined ? signed : undefined };
  } finally {
    stop();
    signal.removeEventListener('abort', stop);
  }
}

/** Returns the function that signs as one of several owners; undefined unless the wallet is a passkey. */
function signerOf(connector: Connector | undefined) {
  return passkeyOf(connector)?.owners?.sign;
}

/** Resolves when a message is visible to the other owners; never, without a source. */
function whenVisible(
  { account, chainId, message }: PersonalSignOptions,
  { messageStatus }: SigningMultisig,
  signal: AbortSignal,
): Promise<undefined> {
  return new Promise((resolve) => {
    async function poll() {
      // A failed request is repeated; the wallet may answer first.
      const status = await messageStatus?.({ chainId, safe: account, message }).catch(() => null);
      if (signal.aborted) return;
      if (status) resolve(undefined);
      else timer = setTimeout(poll, CHECK_INTERVAL_MS);
    }
    let timer = messageStatus && setTimeout(poll, CHECK_INTERVAL_MS);
    signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  });
}
