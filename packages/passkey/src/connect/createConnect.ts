import { checkSignal } from '../credential/browser.ts';
import type { CurrentAccount } from '../provider/currentAccount.ts';
import type { PasskeyProviderOptions } from '../provider/providerOptions.ts';
import { shared } from '../provider/shared.ts';
import type { PasskeyAccount } from '../store/storedAccount.ts';

/** Choice of an account to connect. */
export type AccountChoice =
  /** Creates a passkey with this name. */
  | { readonly create: string }
  /** Finds an account by an existing passkey. */
  | { readonly find: true };

/** Running connection attempt. */
interface Attempt {
  readonly result: Promise<PasskeyAccount>;
  readonly end: () => void;
}

/** Creates `connect` of a provider: one attempt at a time. Another choice ends it; a call without a choice joins it. */
export function createConnect(options: PasskeyProviderOptions, account: CurrentAccount) {
  let attempt: Attempt | undefined;

  async function enter(choice: AccountChoice | undefined, signal: AbortSignal) {
    const restored = choice ? undefined : await account.restore();
    if (restored) return restored;
    const made = choice ? undefined : await account.readKept();
    const name = choice && 'create' in choice ? choice.create : made?.unproven;
    const next =
      name === undefined
        ? await (await import('../find/findAccount.ts')).findAccount({ ...options, signal }, shared)
        : await (await import('../provider/createAccount.ts')).createAccount(
            { options, shared, derive: account.derive },
            { name, made, signal },
          );
    checkSignal(signal);
    return account.use(next);
  }

  return (choice?: AccountChoice, signal?: AbortSignal): Promise<PasskeyAccount> => {
    const connected = account.get();
    if (!choice && connected) return Promise.resolve(connected);
    if (!choice && attempt) return attempt.result;
    attempt?.end();
    const controller = new AbortController();
    const end = () => {
      controller.abort();
      if (attempt === own) attempt = undefined;
    };
    const result = enter(choice, controller.signal).finally(end);
    const own = { result, end };
    attempt = own;
    if (signal?.aborted) end();
    signal?.addEventListener('abort', end);
    return result;
  };
}
