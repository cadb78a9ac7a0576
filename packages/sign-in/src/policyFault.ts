/** Code of a policy fault; stable between releases. */
export type PolicyFaultCode = keyof typeof policyFaults;

/** Fault of a message against a policy. */
export interface PolicyFault {
  readonly code: PolicyFaultCode;
  /** Sentence for a log; never repeats the message's content. */
  readonly message: string;
}

export const policyFaults = {
  'domain-mismatch': 'the message was made for another domain',
  'scheme-mismatch': 'the message was made for another scheme',
  'uri-origin-mismatch': 'the URI is not on the origin of the domain',
  'version-unsupported': 'the version is not 1',
  'chain-not-allowed': 'the chain is not one of those allowed',
  'nonce-mismatch': 'the nonce is not the one given out',
  'issued-at-invalid': 'the issue time is not a date and time',
  'issued-in-future': 'the message was issued later than now and the allowed skew',
  'issued-too-long-ago': 'the message was issued longer ago than allowed',
  'expiration-time-invalid': 'the expiration time is not a date and time',
  expired: 'the message has expired',
  'not-before-invalid': 'the not-before time is not a date and time',
  'not-yet-valid': 'the message is not valid yet',
  'address-checksum': 'the address is in mixed case, and not in that of its checksum',
  'address-mismatch': 'the message is for another address',
  'statement-mismatch': 'the statement is not the expected one',
  'recap-not-allowed': 'the message hands over rights (urn:recap:), which a sign-in may not',
} as const;
