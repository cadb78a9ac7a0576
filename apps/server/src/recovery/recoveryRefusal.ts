import { ServerBaseError } from '../serverBaseError.ts';

const recoveryRefusalStatuses = {
  'email-invalid': 400,
  'code-refused': 403,
  'guardian-off': 404,
  'contacts-full': 409,
  'guardian-refused': 409,
  'network-unreachable': 502,
} as const;

type RecoveryRefusalCode = keyof typeof recoveryRefusalStatuses;

/** Thrown when the e-mail guardian refuses a request. Contains nothing of the request. */
export class RecoveryRefusal extends ServerBaseError {
  override readonly name = 'RecoveryRefusal';
  readonly code: RecoveryRefusalCode;

  constructor(code: RecoveryRefusalCode, message: string = code) {
    super(message);
    this.code = code;
  }

  get status(): number {
    return recoveryRefusalStatuses[this.code];
  }
}
