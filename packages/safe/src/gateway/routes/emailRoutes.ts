import type { Address, Hex } from 'viem';
import type { AskGateway } from '../askGateway.ts';
import { emailSchema } from '../schemas/account.ts';
import { nothing } from '../schemas/values.ts';
import { addressPart, safePath } from './chainPath.ts';

/** Proof of ownership: an owner's signature over the gateway's text, and its time (ms since 1970). */
export interface EmailProof {
  readonly signature: Hex;
  readonly timestamp: number;
}

/** Owner and Safe of an email address. */
export interface EmailPlace {
  readonly chainId: number;
  readonly safe: Address;
  readonly signer: Address;
}

/** Email addresses for a Safe. Gateways without these routes respond with 404. */
export function emailRoutes(ask: AskGateway) {
  const emails = ({ chainId, safe }: EmailPlace) => `${safePath(chainId, safe)}/emails`;
  const path = (place: EmailPlace) => `${emails(place)}/${addressPart(place.signer)}`;
  return {
    /** POST …/safes/{address}/emails */
    register: (place: EmailPlace, emailAddress: string, proof: EmailProof) =>
      ask(emails(place), nothing, {
        method: 'POST',
        body: { emailAddress, signer: addressPart(place.signer) },
        headers: proofHeaders(proof),
      }),
    /** GET …/safes/{address}/emails/{signer} */
    get: (place: EmailPlace, proof: EmailProof) =>
      ask(path(place), emailSchema, { headers: proofHeaders(proof) }),
    /** PUT …/safes/{address}/emails/{signer} */
    change: (place: EmailPlace, emailAddress: string, proof: EmailProof) =>
      ask(path(place), nothing, {
        method: 'PUT',
        body: { emailAddress },
        headers: proofHeaders(proof),
      }),
    /** DELETE …/safes/{address}/emails/{signer} */
    delete: (place: EmailPlace, proof: EmailProof) =>
      ask(path(place), nothing, { method: 'DELETE', headers: proofHeaders(proof) }),
    /** POST …/safes/{address}/emails/{signer}/verify-resend */
    resendCode: (place: EmailPlace) =>
      ask(`${path(place)}/verify-resend`, nothing, { method: 'POST', body: {} }),
    /** PUT …/safes/{address}/emails/{signer}/verify */
    verify: (place: EmailPlace, code: string) =>
      ask(`${path(place)}/verify`, nothing, { method: 'PUT', body: { code } }),
  };
}

/** Unsubscribes, by the token in an email. */
export function subscriptionRoutes(ask: AskGateway) {
  return {
    /** DELETE /v1/subscriptions */
    end: (category: string, token: string) =>
      ask('/v1/subscriptions', nothing, { method: 'DELETE', query: { category, token } }),
    /** DELETE /v1/subscriptions/all */
    endAll: (token: string) =>
      ask('/v1/subscriptions/all', nothing, { method: 'DELETE', query: { token } }),
  };
}

function proofHeaders({ signature, timestamp }: EmailProof) {
  return {
    'Safe-Wallet-Signature': signature,
    'Safe-Wallet-Signature-Timestamp': `${timestamp}`,
  };
}
