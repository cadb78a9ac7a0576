import { addOwner, removeOwner, type SafeCall } from '@mooring/safe/transactions';
import { type Address, type Hash, isAddressEqual } from 'viem';
import { invalidParams } from '../passkeyError.ts';
import type { ProviderContext } from '../provider/method.ts';
import type { Sending } from '../provider/sending.ts';
import type { PasskeyAccount } from '../store/storedAccount.ts';
import type { AccountOwners } from './accountOwners.ts';
import { readOnchainOwners, readOwners } from './readOwners.ts';

/** Owners of the connected account. */
export function accountOwners(context: ProviderContext): AccountOwners {
  return {
    read: () => readOwners(context),
    addPasskey: (passkey) => addPasskeyOwner(context, passkey),
    addOwner: (owner) => addAddressOwner(context, owner),
    removeOwner: (owner) => removeAddressOwner(context, owner),
    // A separate chunk: most accounts need one signature.
    sign: async (request) => (await import('./signAsOwner.ts')).signAsOwner(context, request),
    submit: async (execution) =>
      (await import('./signAsOwner.ts')).submitExecution(context, execution),
    recovery: async () =>
      (await import('../guardians/createAccountRecovery.ts')).createAccountRecovery(context),
  };
}

/** Creates another passkey of the account, and sends the transaction that adds it as an owner. */
async function addPasskeyOwner(
  context: ProviderContext,
  { name, chainId }: { readonly name: string; readonly chainId: number },
): Promise<Hash> {
  const { contracts } = context.options;
  const { encodeSignerCreation, hasCode, readSigner } = context.shared;
  const { hash } = await context.shared.send(context, callsOf, { chainId });
  const account = context.account();
  const added = account && context.spares.get(keyOf(account));
  if (account && added) {
    const others = [...new Set([...(account.others ?? []), added.id])];
    await context.store({ ...account, others });
  }
  return hash;

  async function callsOf(sending: Sending): Promise<readonly SafeCall[]> {
    const { read } = sending;
    const safe = await ownedSafe(context, sending);
    const { publicKey } = await takePasskey(sending, safe.owners);
    const signer = await readSigner(read, contracts, publicKey);
    const call = addOwner(safe, signer);
    if (await hasCode(read, signer)) return [call];
    const data = encodeSignerCreation(publicKey, contracts);
    return [{ to: contracts.factory, value: 0n, data, operation: 0 }, call];
  }

  /** Reuses a passkey that was created before and is not an owner yet (its transaction may be missing), or creates one. */
  async function takePasskey({ account, read }: Sending, owners: readonly Address[]) {
    const { address, id, others = [] } = account;
    const spare = context.spares.get(keyOf(account));
    const signer = spare && (await readSigner(read, contracts, spare.publicKey));
    if (spare && signer && !owners.some((owner) => isAddressEqual(owner, signer))) return spare;
    const exclude = [id, ...others];
    const made = await context.shared.createCredential({
      ...context.options,
      name,
      exclude,
      account: address,
    });
    context.spares.set(keyOf(account), made);
    return made;
  }

  function keyOf({ address }: PasskeyAccount): string {
    return `${chainId}:${address}`;
  }
}

/** Sends the transaction that adds an owner. */
async function addAddressOwner(
  context: ProviderContext,
  { address, chainId }: { readonly address: Address; readonly chainId: number },
): Promise<Hash> {
  const owner = context.shared.readAddress(address);
  return change(context, chainId, (safe) => addOwner(safe, owner));
}

/** Sends the transaction that removes an owner. */
async function removeAddressOwner(
  context: ProviderContext,
  { address, chainId }: { readonly address: Address; readonly chainId: number },
): Promise<Hash> {
  const owner = context.shared.readAddress(address);
  return change(context, chainId, (safe, { state }) => {
    if (safe.owners.length === 1 && isAddressEqual(owner, state.signer))
      throw new Error('This passkey is the only owner: add another one first.');
    return removeOwner(safe, owner);
  });
}

async function change(
  context: ProviderContext,
  chainId: number,
  callOf: (safe: Awaited<ReturnType<typeof ownedSafe>>, sending: Sending) => SafeCall,
): Promise<Hash> {
  const callsOf = async (sending: Sending) => {
    const safe = await ownedSafe(context, sending);
    try {
      return [callOf(safe, sending)];
    } catch (error) {
      throw invalidParams(error instanceof Error ? error.message : 'The owner cannot be changed.');
    }
  };
  return (await context.shared.send(context, callsOf, { chainId })).hash;
}

/** Reads the account for a change of owners. Before deployment, its owner is the passkey's signer. */
async function ownedSafe(
  { shared }: ProviderContext,
  { account: { address }, state, read }: Sending,
) {
  const owners = state.hasSafe ? await readOnchainOwners(read, address, shared) : [state.signer];
  // Accounts with a higher threshold are refused before signing.
  return { address, owners, threshold: 1 };
}
