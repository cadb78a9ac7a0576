import { fromBase64Url } from '../account/base64Url.ts';
import type { PublicKey } from '../account/p256.ts';

/** Passkey of a person, as far as a page knows it. */
export interface Passkey {
  /** Credential id in base64url. */
  readonly id: string;
  readonly publicKey: PublicKey;
}

/** Credentials by id, for a request; what is no id is left out. */
export function toDescriptors(ids: readonly string[]): PublicKeyCredentialDescriptor[] {
  return ids.flatMap((id) => {
    const bytes = fromBase64Url(id);
    return bytes ? { type: 'public-key' as const, id: bytes } : [];
  });
}
