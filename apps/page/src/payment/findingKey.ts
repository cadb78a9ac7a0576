import type { PaymentFinding } from '@mooring/safe/payment';
import type { Finding } from '@mooring/safe/transactions';

/** Key of a finding: its code, its call, and whom it concerns. */
export function findingKey({ code, path, details }: Finding | PaymentFinding): string {
  return [code, path.join('.'), ...(details?.addresses ?? []), details?.token ?? '']
    .join(' ')
    .trim();
}
