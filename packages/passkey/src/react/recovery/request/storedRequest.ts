import { isRecord, parseJson } from '@mooring/internal';
import type { Passkey } from '../../../credential/passkey.ts';
import { parsePasskey } from '../../../store/storedAccount.ts';
import type { RecoveryRequest } from './recoveryRequest.ts';
import { formatRequest, readRequest } from './requestLink.ts';

/** Request that was made on this device. Contains no secret. */
export interface OwnRequest {
  readonly request: RecoveryRequest;
  /** Passkey that becomes the owner; undefined for a wallet. */
  readonly passkey: Passkey | undefined;
}

/** Key of the request in this device's storage. */
export const requestKey = 'recovery.request';

/** Serializes a request for this device's storage. */
export function formatOwnRequest({ request, passkey }: OwnRequest): string {
  return JSON.stringify({ version: 1, request: formatRequest(request), passkey });
}

/** Parses a stored request, which is untrusted; undefined if there is none, or it is invalid. */
export function parseOwnRequest(text: string | null): OwnRequest | undefined {
  const stored = parseJson(text);
  if (!isRecord(stored) || stored['version'] !== 1 || typeof stored['request'] !== 'string')
    return undefined;
  const { request } = readRequest(stored['request']);
  return request && { request, passkey: parsePasskey(stored['passkey']) };
}
