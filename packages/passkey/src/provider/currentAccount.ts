import { accountAddress, readSigner } from '../account/address.ts';
import {
  formatAccount,
  type KeptPasskey,
  type PasskeyAccount,
  parseAccount,
} from '../store/storedAccount.ts';
import type { PasskeyProviderOptions } from './providerOptions.ts';

export type CurrentAccount = ReturnType<typeof createCurrentAccount>;

/** Creates the account of a provider: none, or the connected one, stored on the device for the next visit. */
export function createCurrentAccount(
  options: PasskeyProviderOptions,
  onChange: (account: PasskeyAccount | undefined) => void,
) {
  const { networks, contracts, storage } = options;
  let account: PasskeyAccount | undefined;

  function set(next?: PasskeyAccount): void {
    const isChange = account?.address !== next?.address;
    account = next;
    if (isChange) onChange(next);
  }

  async function readKept(): Promise<KeptPasskey | undefined> {
    return parseAccount(await storage.get(), options);
  }

  /** Adds the address that follows from the key. */
  async function derive(passkey: KeptPasskey): Promise<PasskeyAccount> {
    const { publicKey, address } = passkey;
    const read = () => readSigner(networks[0].read, contracts, publicKey);
    return { ...passkey, address: address ?? accountAddress(await read()) };
  }

  /** Stores an account and connects it. */
  async function use(next: PasskeyAccount): Promise<PasskeyAccount> {
    await storage.set(formatAccount(next, options));
    set(next);
    return next;
  }

  return {
    get: () => account,
    set,
    readKept,
    derive,
    use,
    async restore(): Promise<PasskeyAccount | undefined> {
      if (account) return account;
      const stored = await readKept();
      // An account is shown only after its passkey has signed.
      return stored?.unproven === undefined ? stored && use(await derive(stored)) : undefined;
    },
  };
}
