import { ServerBaseError } from '../serverBaseError.ts';

/** Codes of refusals in the body of the response, each with its HTTP status; 5xx: may work later. */
const relayRefusalStatuses = {
  'network-unknown': 400,
  'call-refused': 403,
  'account-refused': 403,
  'target-refused': 403,
  'value-refused': 403,
  'gas-refused': 403,
  'account-busy': 409,
  'simulation-failed': 422,
  'budget-spent': 429,
  'too-many-failures': 429,
  'not-accepted': 502,
  'network-unreachable': 502,
  'relay-empty': 503,
  'fee-too-high': 503,
} as const;

export type RelayRefusalCode = keyof typeof relayRefusalStatuses;

/** All codes, for metrics. */
export const relayRefusalCodes: readonly string[] = Object.keys(relayRefusalStatuses);

/** Longest message, in characters. */
const LONGEST_REFUSAL = 200;

/** Thrown when a transaction is not sent. The message is for people, and contains nothing secret. */
export class RelayRefusal extends ServerBaseError {
  override readonly name = 'RelayRefusal';
  readonly code: RelayRefusalCode;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: RelayRefusalCode, message: string, retryAfterSeconds?: number) {
    super(message.slice(0, LONGEST_REFUSAL));
    this.code = code;
    this.retryAfterSeconds = retryAfterSeconds;
  }

  get status(): number {
    return relayRefusalStatuses[this.code];
  }
}
