import type { PaymentFinding } from '@mooring/safe/payment';
import type { Finding } from '@mooring/safe/transactions';

/** Returns the key of a finding: its code, call and addresses. */
export function findingKey({ code, path, details }: Finding | PaymentFinding): string {
  return [code, path.join('.'), ...(details?.addresses ?? []), details?.token ?? '']
    .join(' ')
    .trim();
}
