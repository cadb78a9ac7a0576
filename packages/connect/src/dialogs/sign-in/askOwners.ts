import type { Hex } from 'viem';
import type { MultisigSource } from '../../core/multisigSource.ts';
import type { Multisig } from '../../transactions/multisig/readMultisig.ts';
import type { PersonalSignOptions } from './signIn.ts';

/** Of a multisig's account: how many sign, if that is known, and who knows what was signed. */
export interface SigningMultisig {
  readonly rule: Multisig | undefined;
  readonly messageStatus: MultisigSource['messageStatus'] | undefined;
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
 * nothing while a gateway or host already shows the message.
 * @throws whatever `sign` throws
 */
export async function askOwners(
  sign: () => Promise<Hex>,
  options: PersonalSignOptions,
  multisig: SigningMultisig,
  signal: AbortSignal,
): Promise<OwnersAnswer> {
  const signed = sign();
  // Looked at below, or by whoever waits for a late answer.
  signed.catch(() => {});
  const looking = new AbortController();
  const stop = () => looking.abort();
  signal.addEventListener('abort', stop, { once: true });
  try {
    const signature = await Promise.race([signed, untilShown(options, multisig, looking.signal)]);
    const owners = multisig.rule?.threshold ?? 1;
    if (signature && signature !== '0x' && signature.length - 2 >= owners * OWNER_SIGNATURE)
      return { signature };
    return { waiting: true, late: signature === undefined ? signed : undefined };
  } finally {
    stop();
    signal.removeEventListener('abort', stop);
  }
}

/** Resolves when a message is shown to the other owners; never without a source for it. */
function untilShown(
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
