import {
  type Authenticator,
  type AuthenticatorBehaviour,
  createAuthenticator,
} from '@mooring/testing/authenticator';
import type { Page } from '@playwright/test';

/** Password manager in a page, as an extension puts one in place of the browser's own passkeys. */
export interface PasswordManager extends Pick<Authenticator, 'list' | 'asked' | 'remove'> {
  behave(changes?: Partial<AuthenticatorBehaviour>): void;
  /** Credential ids that the page reported as unknown (Signal API). */
  reported(): Promise<readonly string[]>;
}

type Sent =
  | { readonly kind: 'error'; readonly name: string }
  | { readonly kind: 'answer'; readonly answer: unknown };

/**
 * Puts a password manager into all pages of a context: its passkeys are those of the software authenticator, and it
 * answers as configured.
 * @param options.hasSignals false for a browser without the Signal API. Default: true
 */
export async function installPasswordManager(
  page: Page,
  origin: string,
  { hasSignals = true }: { readonly hasSignals?: boolean } = {},
): Promise<PasswordManager> {
  const authenticator = createAuthenticator({ origin });
  const requests = new Map<number, AbortController>();
  await page.exposeFunction('managerAborts', (id: number) => requests.get(id)?.abort());
  await page.exposeFunction(
    'managerAsks',
    async (id: number, kind: 'create' | 'get', options: unknown): Promise<Sent> => {
      const controller = new AbortController();
      requests.set(id, controller);
      const asked = { publicKey: revive(options), signal: controller.signal } as object;
      try {
        return { kind: 'answer', answer: flatten(await authenticator.credentials[kind](asked)) };
      } catch (error) {
        return { kind: 'error', name: Object(error).name };
      }
    },
  );
  await page.addInitScript(installInPage, { hasSignals });
  return {
    list: authenticator.list,
    asked: authenticator.asked,
    remove: authenticator.remove,
    behave: authenticator.behave,
    reported: () => page.evaluate(() => Object(window).reportedPasskeys),
  };
}

/** Bytes as an object that survives the way between page and test; methods as what they return. */
function flatten(value: unknown): unknown {
  if (value instanceof ArrayBuffer) return { buffer: [...new Uint8Array(value)] };
  if (ArrayBuffer.isView(value)) return { view: [...new Uint8Array(value.buffer)] };
  if (typeof value === 'function') return { method: flatten(Reflect.apply(value, undefined, [])) };
  if (Array.isArray(value)) return value.map(flatten);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, flatten(part)]));
}

/** Options the page passed, with their bytes. */
function revive(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(revive);
  if (typeof value !== 'object' || value === null) return value;
  if ('bytes' in value && Array.isArray(value.bytes)) return Uint8Array.from(value.bytes);
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, revive(part)]));
}

/** Runs in the page, before its scripts. */
function installInPage({ hasSignals }: { readonly hasSignals: boolean }): void {
  const { managerAsks, managerAborts } = Object(window);
  const reported: string[] = [];
  Object.assign(window, { reportedPasskeys: reported });
  let count = 0;

  const pack = (value: unknown): unknown => {
    if (ArrayBuffer.isView(value))
      return { bytes: [...new Uint8Array(value.buffer, value.byteOffset, value.byteLength)] };
    if (value instanceof ArrayBuffer) return { bytes: [...new Uint8Array(value)] };
    if (Array.isArray(value)) return value.map(pack);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, pack(part)]));
  };
  const unpack = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(unpack);
    if (typeof value !== 'object' || value === null) return value;
    const { buffer, view, method }: Record<string, unknown> = { ...value };
    if (Array.isArray(buffer)) return Uint8Array.from(buffer).buffer;
    if (Array.isArray(view)) return Uint8Array.from(view);
    if ('method' in value) return () => unpack(method);
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, unpack(part)]));
  };
  const ask = (kind: string) => async (options: CredentialCreationOptions) => {
    count += 1;
    const id = count;
    options.signal?.addEventListener('abort', () => managerAborts(id));
    const sent = await managerAsks(id, kind, pack(Reflect.get(options, 'publicKey')));
    if (sent.kind === 'error') throw new DOMException('The request failed.', sent.name);
    return unpack(sent.answer);
  };
  Object.defineProperty(navigator, 'credentials', {
    value: { create: ask('create'), get: ask('get') },
  });
  Object.defineProperty(window.PublicKeyCredential, 'signalUnknownCredential', {
    value: hasSignals
      ? async ({ credentialId }: { credentialId: string }) => void reported.push(credentialId)
      : undefined,
  });
}
