import { base64urlnopad } from '@scure/base';
import { attestationObject, attestedData, authenticatorData, toDer } from './authenticatorData.ts';

/** Options of {@link createAuthenticator}. */
export interface AuthenticatorOptions {
  /** Origin of the page that asks. Default: the page's own. */
  readonly origin?: string;
}

/** Faults of an authenticator. */
export interface AuthenticatorBehaviour {
  /** Refuses or times out (`NotAllowedError`). Default: false. */
  readonly refuses: boolean;
  /** The person is verified, by a finger or a PIN. False leaves the flag out. Default: true. */
  readonly verifiesUser: boolean;
  /** The passkey may be backed up. If false, the flag is left out although the backup state is set, which no real authenticator does. Default: true. */
  readonly backupEligible: boolean;
  /** Origin in the client data, in place of the page's. */
  readonly origin: string | undefined;
  /** Domain in the authenticator data, in place of the passkey's. */
  readonly rpId: string | undefined;
  /** Fields a browser adds to the client data. Default: none. */
  readonly clientDataFields: Readonly<Record<string, unknown>>;
  /** Rewrites the client data before it is signed. */
  readonly rewriteClientData: ((text: string) => string) | undefined;
  /** Orders the keys of the client data alphabetically, as some password managers do. Default: false. */
  readonly sortsClientData: boolean;
  /**
   * Answers as WebAuthn level 1 does: no `getPublicKey` or `getAuthenticatorData`, and views where browsers have
   * buffers, as some password managers do. Default: false.
   */
  readonly isLevelOne: boolean;
  /** Name of a `DOMException` every request ends with, such as `NotReadableError`. */
  readonly fails: string | undefined;
  /** Never answers: a request ends when the page aborts it. Default: false. */
  readonly hangs: boolean;
  /** Id of the passkey the person chooses, also where another was asked for. Default: the newest. */
  readonly chooses: string | undefined;
}

/** Passkey an authenticator holds. */
export interface HeldPasskey {
  /** Credential id in base64url. */
  readonly id: string;
  readonly rpId: string;
  /** Name under which the person finds it. */
  readonly userName: string;
}

/** `PublicKeyCredential` of a browser, as far as pages read it. */
export interface PasskeyResponse {
  readonly id: string;
  readonly type: 'public-key';
  readonly rawId: ArrayBuffer;
  readonly authenticatorAttachment: 'platform';
  readonly response: Readonly<Record<string, unknown>> & {
    readonly clientDataJSON: ArrayBuffer | Uint8Array<ArrayBuffer>;
  };
  getClientExtensionResults(): object;
}

/** Software authenticator. */
export interface Authenticator {
  /** Stands for `navigator.credentials`. */
  readonly credentials: {
    create(options?: CredentialCreationOptions): Promise<PasskeyResponse>;
    get(options?: CredentialRequestOptions): Promise<PasskeyResponse>;
  };
  /** Changes its behaviour until the next change; without changes it behaves well again. */
  behave(changes?: Partial<AuthenticatorBehaviour>): void;
  /** Passkeys it holds, oldest first. */
  list(): readonly HeldPasskey[];
  /** Removes a passkey, like in the settings of a device. */
  remove(id: string): void;
  /** Number of prompts. */
  asked(): number;
}

const wellBehaved: AuthenticatorBehaviour = {
  refuses: false,
  verifiesUser: true,
  backupEligible: true,
  origin: undefined,
  rpId: undefined,
  clientDataFields: {},
  rewriteClientData: undefined,
  sortsClientData: false,
  isLevelOne: false,
  fails: undefined,
  hangs: false,
  chooses: undefined,
};

/** Length of the longest user handle, 64 bytes, in base64url. */
const MAX_HANDLE_LENGTH = 86;

type Passkey = HeldPasskey & { readonly keys: CryptoKeyPair; readonly userHandle: BufferSource };

/**
 * Software authenticator for tests without a browser, or without its prompt: it creates and asserts passkeys
 * (ES256, resident, user verified) as WebAuthn level 2 describes, with keys by WebCrypto that are gone with it. A second
 * request while one is open is refused (`OperationError`), and a passkey replaces another with its user handle.
 *
 * @example
 * ```ts
 * import { createAuthenticator } from '@mooring/testing/authenticator';
 *
 * const authenticator = createAuthenticator({ origin: 'https://harbour.example' });
 * const { id } = await authenticator.credentials.create({
 *   publicKey: {
 *     rp: { id: 'harbour.example', name: 'Harbour' },
 *     user: { id: new Uint8Array(32), name: 'Mira', displayName: 'Mira' },
 *     challenge: new Uint8Array(32),
 *     pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
 *   },
 * });
 * authenticator.behave({ refuses: true }); // the next question is answered with a no
 * ```
 */
export function createAuthenticator(options: AuthenticatorOptions = {}): Authenticator {
  let behaviour = wellBehaved;
  let asked = 0;
  let isOpen = false;
  const passkeys = new Map<string, Passkey>();
  const origin = () => options.origin ?? window.location.origin;

  /** A browser shows one prompt, and refuses a second request meanwhile. */
  async function oneAtATime(ask: () => Promise<PasskeyResponse>): Promise<PasskeyResponse> {
    if (isOpen) throw new DOMException('A request is already pending.', 'OperationError');
    isOpen = true;
    try {
      return await ask();
    } finally {
      isOpen = false;
    }
  }

  async function meet(rpId: string, signal: AbortSignal | null = null): Promise<void> {
    signal?.throwIfAborted();
    asked += 1;
    const host = new URL(origin()).hostname;
    if ((host !== rpId && !host.endsWith(`.${rpId}`)) || isIpAddress(host))
      throw new DOMException('The relying party id is not of this domain.', 'SecurityError');
    if (behaviour.refuses) throw notAllowed();
    if (behaviour.fails) throw new DOMException('The request failed.', behaviour.fails);
    if (behaviour.hangs) await rejectWhenAborted(signal);
  }

  function clientData(type: string, challenge: BufferSource): Uint8Array<ArrayBuffer> {
    const fields = {
      type,
      challenge: base64urlnopad.encode(bytesOfSource(challenge)),
      origin: behaviour.origin ?? origin(),
      crossOrigin: false,
      ...behaviour.clientDataFields,
    };
    const { sortsClientData: sorts } = behaviour;
    const entries = Object.entries(fields);
    const ordered = sorts ? entries.toSorted(([one], [other]) => (one < other ? -1 : 1)) : entries;
    const text = JSON.stringify(Object.fromEntries(ordered));
    return new TextEncoder().encode(behaviour.rewriteClientData?.(text) ?? text);
  }

  async function create({ publicKey, signal }: CredentialCreationOptions = {}) {
    if (!publicKey) throw notSupported();
    const handle = idOf(publicKey.user.id);
    if (handle === '' || handle.length > MAX_HANDLE_LENGTH)
      throw new TypeError('The user handle has no bytes, or more than 64.');
    const rpId = publicKey.rp.id ?? new URL(origin()).hostname;
    await meet(rpId, signal);
    if (!publicKey.pubKeyCredParams.some(({ alg }) => alg === -7)) throw notSupported();
    if (publicKey.excludeCredentials?.some(({ id }) => passkeys.has(idOf(id))))
      throw new DOMException('There is a passkey of this account already.', 'InvalidStateError');
    const algorithm = { name: 'ECDSA', namedCurve: 'P-256' };
    const keys = await crypto.subtle.generateKey(algorithm, false, ['sign', 'verify']);
    const rawId = crypto.getRandomValues(new Uint8Array(16));
    const { user, challenge } = publicKey;
    const id = idOf(rawId);
    // A discoverable passkey takes the place of another with its user handle (WebAuthn, section 6.3.2).
    for (const held of passkeys.values())
      if (held.rpId === rpId && idOf(held.userHandle) === handle) passkeys.delete(held.id);
    passkeys.set(id, { id, rpId, userName: user.name, userHandle: user.id, keys });
    const point = new Uint8Array(await crypto.subtle.exportKey('raw', keys.publicKey));
    const data = await authenticatorData({
      rpId: behaviour.rpId ?? rpId,
      isVerified: behaviour.verifiesUser,
      isEligible: behaviour.backupEligible,
      attested: attestedData(rawId, point),
    });
    const spki = await crypto.subtle.exportKey('spki', keys.publicKey);
    return answerBy(rawId, {
      clientDataJSON: clientData('webauthn.create', challenge).buffer,
      attestationObject: attestationObject(data).buffer,
      ...(!behaviour.isLevelOne && {
        getAuthenticatorData: () => data.buffer,
        getPublicKey: () => spki,
        getPublicKeyAlgorithm: () => -7,
        getTransports: () => ['internal'],
      }),
    });
  }

  async function get({ publicKey, signal }: CredentialRequestOptions = {}) {
    if (!publicKey) throw notSupported();
    const rpId = publicKey.rpId ?? new URL(origin()).hostname;
    await meet(rpId, signal);
    const { keys, userHandle, id } = choose(rpId, publicKey.allowCredentials ?? []);
    const data = await authenticatorData({
      rpId: behaviour.rpId ?? rpId,
      isVerified: behaviour.verifiesUser,
      isEligible: behaviour.backupEligible,
    });
    const clientDataJSON = clientData('webauthn.get', publicKey.challenge);
    const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', clientDataJSON));
    const algorithm = { name: 'ECDSA', hash: 'SHA-256' };
    const signed = new Uint8Array([...data, ...hash]);
    const words = await crypto.subtle.sign(algorithm, keys.privateKey, signed);
    return answerBy(base64urlnopad.decode(id), {
      clientDataJSON: clientDataJSON.buffer,
      authenticatorData: data.buffer,
      signature: toDer(new Uint8Array(words)).buffer,
      userHandle: new Uint8Array(bytesOfSource(userHandle)).buffer,
    });
  }

  function answerBy(rawId: Uint8Array, response: PasskeyResponse['response']): PasskeyResponse {
    return passkeyResponse(rawId, behaviour.isLevelOne ? asViews(response) : response);
  }

  function choose(rpId: string, allowed: readonly PublicKeyCredentialDescriptor[]): Passkey {
    const chosen = behaviour.chooses && passkeys.get(behaviour.chooses);
    if (chosen) return chosen;
    const ids = allowed.map(({ id }) => idOf(id));
    const fitting = [...passkeys.values()].filter(
      (passkey) => passkey.rpId === rpId && (ids.length === 0 || ids.includes(passkey.id)),
    );
    const newest = fitting.at(-1);
    if (!newest) throw notAllowed();
    return newest;
  }

  return {
    credentials: {
      create: (request) => oneAtATime(() => create(request)),
      get: (request) => oneAtATime(() => get(request)),
    },
    behave(changes = {}) {
      behaviour = { ...wellBehaved, ...changes };
    },
    list: () => [...passkeys.values()].map(({ id, rpId, userName }) => ({ id, rpId, userName })),
    remove: (id) => void passkeys.delete(id),
    asked: () => asked,
  };
}

function passkeyResponse(
  rawId: Uint8Array,
  response: PasskeyResponse['response'],
): PasskeyResponse {
  return {
    id: idOf(new Uint8Array(rawId)),
    type: 'public-key',
    rawId: new Uint8Array(rawId).buffer,
    authenticatorAttachment: 'platform',
    response,
    getClientExtensionResults: () => ({}),
  };
}

/** Response with views in place of buffers. */
function asViews(response: PasskeyResponse['response']): PasskeyResponse['response'] {
  const { clientDataJSON, ...others } = response;
  const viewed = Object.entries(others).map(([name, value]) => [
    name,
    value instanceof ArrayBuffer ? new Uint8Array(value) : value,
  ]);
  return {
    ...Object.fromEntries(viewed),
    clientDataJSON: new Uint8Array(bytesOfSource(clientDataJSON)),
  };
}

/** Rejects once the signal aborts; without one, never. */
function rejectWhenAborted(signal: AbortSignal | null): Promise<never> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

/** An IP address is no domain, and has no passkeys. */
function isIpAddress(host: string): boolean {
  return host.startsWith('[') || /^[\d.]+$/.test(host);
}

function idOf(bytes: BufferSource): string {
  return base64urlnopad.encode(bytesOfSource(bytes));
}

function bytesOfSource(source: BufferSource): Uint8Array {
  return ArrayBuffer.isView(source)
    ? new Uint8Array(source.buffer, source.byteOffset, source.byteLength)
    : new Uint8Array(source);
}

/** Browsers report refusals, timeouts and missing passkeys by one error. */
function notAllowed(): DOMException {
  return new DOMException(
    'The operation either timed out or was not allowed. See: https://www.w3.org/TR/webauthn-2/#sctn-privacy-considerations-client.',
    'NotAllowedError',
  );
}

function notSupported(): DOMException {
  return new DOMException('The operation is not supported.', 'NotSupportedError');
}
