import { isRecord, lookUp } from '@mooring/internal';
import { type Address, isAddress, isHex } from 'viem';
import { PasskeyError } from '../../passkeyError.ts';
import type { EmailGuardian } from '../../passkeyOptions.ts';
import type { GuardianSignature } from '../../recovery/guardianSignature.ts';
import { requestJson } from '../../submit/requestJson.ts';

/** E-mail address of an account. */
export interface EmailContact {
  readonly email: string;
  /** Time from which it receives codes, in ms since 1970. */
  readonly from: number;
  /** Time from which it is removed, in ms since 1970; undefined if it stays. */
  readonly until: number | undefined;
  /** Networks for which it receives codes and warnings; empty from a server that does not tell. */
  readonly chainIds: readonly number[];
}

/** Recovery that a code agrees to. */
export interface EmailRecovery {
  readonly account: Address;
  readonly chainId: number;
  readonly newOwner: Address;
}

/** Reason why the site did not do what was asked. `signIn`: nobody is signed in; `unreadable`: what was typed is no code. */
export type EmailProblem =
  | 'unreadable'
  | 'invalid'
  | 'full'
  | 'refused'
  | 'declined'
  | 'tooMany'
  | 'signIn'
  | 'failed';

/** Thrown if the site refuses a request to its e-mail guardian, or does not answer. */
export class EmailError extends PasskeyError {
  override readonly name = 'EmailError';
  readonly problem: EmailProblem;

  constructor(problem: EmailProblem, options?: { readonly cause?: unknown }) {
    super('internal', `The request to the e-mail guardian failed: ${problem}.`, options);
    this.problem = problem;
  }
}

const WAIT_MS = 20_000;

/** Problem by the `error` of a response. */
const problems: Readonly<Record<string, EmailProblem>> = {
  'email-invalid': 'invalid',
  'contacts-full': 'full',
  'code-refused': 'refused',
  'guardian-refused': 'declined',
  'guardian-off': 'declined',
  'too-many-requests': 'tooMany',
  unauthenticated: 'signIn',
};

/** Sends a request to the site. @throws {EmailError} */
async function askGuardian({ url }: EmailGuardian, path: string, body?: object): Promise<unknown> {
  const request = { url: `${url}${path}`, timeoutMs: WAIT_MS, fetch: undefined };
  const [status, answer] = await requestJson(
    body ? { ...request, method: 'POST', body } : request,
  ).catch((cause: unknown) => {
    throw new EmailError('failed', { cause });
  });
  if (status >= 200 && status <= 299) return answer;
  const code = isRecord(answer) ? answer['error'] : undefined;
  throw new EmailError(lookUp(problems, code) ?? 'failed');
}

/** Reads the addresses of the signed-in account. @throws {EmailError} */
export async function readContacts(guardian: EmailGuardian): Promise<readonly EmailContact[]> {
  return parseContacts(await askGuardian(guardian, '/contacts'));
}

/** Adds an address of the signed-in account, or removes it; both after a delay. @throws {EmailError} */
export async function changeContact(
  guardian: EmailGuardian,
  change: {
    readonly kind: 'add' | 'remove';
    readonly email: string;
    /** Language of its mails. Default: English. */
    readonly locale?: string;
  },
): Promise<readonly EmailContact[]> {
  const { kind, ...contact } = change;
  const path = kind === 'add' ? '/contacts' : '/contacts/remove';
  return parseContacts(await askGuardian(guardian, path, contact));
}

/** Asks for a code by e-mail, which is sent if the account has an address. @throws {EmailError} */
export async function requestCode(guardian: EmailGuardian, recovery: EmailRecovery): Promise<void> {
  await askGuardian(guardian, '/code', recovery);
}

/** Exchanges a code for the site's signature, which is untrusted. @throws {EmailError} */
export async function requestSignature(
  guardian: EmailGuardian,
  recovery: EmailRecovery,
  code: string,
): Promise<GuardianSignature> {
  const answer = await askGuardian(guardian, '/signature', { ...recovery, code });
  const { signer, signature } = isRecord(answer) ? answer : {};
  const isSigner = typeof signer === 'string' && isAddress(signer, { strict: false });
  if (isSigner && isHex(signature)) return { signer, signature };
  throw new EmailError('failed');
}

function parseContacts(answer: unknown): readonly EmailContact[] {
  const list = isRecord(answer) ? answer['contacts'] : undefined;
  if (!Array.isArray(list)) throw new EmailError('failed');
  return list.flatMap((entry: unknown) => {
    const { email, from, until, chainIds }: Record<string, unknown> = isRecord(entry) ? entry : {};
    if (typeof email !== 'string' || typeof from !== 'number') return [];
    const ids: readonly unknown[] = Array.isArray(chainIds) ? chainIds : [];
    return [
      {
        email,
        from,
        until: typeof until === 'number' ? until : undefined,
        chainIds: ids.filter((id) => typeof id === 'number'),
      },
    ];
  });
}
