import { fromBase64Url } from '../account/base64Url.ts';
import type { PublicKey } from '../account/p256.ts';

/** Passkey, as a page knows it. */
export interface Passkey {
  /** Credential id in base64url. */
  readonly id: string;
  readonly publicKey: PublicKey;
}

/** Credential descriptors for a request; invalid ids are omitted. */
export function toDescriptors(ids: readonly string[]): PublicKeyCredentialDescriptor[] {
  return ids.flatMap((id) => {
    const bytes = fromBase64Url(id);
    return bytes ? { type: 'public-key' as const, id: bytes } : [];
  });
}
