import { ServerBaseError } from '../serverBaseError.ts';

/** Codes of refusals in the body of the response, each with its HTTP status. */
const oidcRefusalStatuses = {
  'interaction-expired': 404,
  'sign-out-expired': 404,
  'login-required': 403,
  'not-allowed': 403,
  'temporarily-unavailable': 503,
} as const;

/** Thrown when the page cannot answer an application. */
export class OidcRefusal extends ServerBaseError {
  override readonly name = 'OidcRefusal';
  readonly code: keyof typeof oidcRefusalStatuses;

  constructor(code: OidcRefusal['code']) {
    super(code);
    this.code = code;
  }

  get status(): number {
    return oidcRefusalStatuses[this.code];
  }
}
