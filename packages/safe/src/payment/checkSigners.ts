import type { PaymentFacts } from './facts.ts';
import { createPaymentFinding, type PaymentFinding } from './paymentFinding.ts';
import { findNewSigner, type Power } from './powers.ts';

/** Returns findings on new owners and guardians: a contract account cannot sign where it is not deployed. */
export function checkSigners(
  powers: readonly Power[],
  { isElsewhere }: Pick<PaymentFacts, 'isElsewhere'>,
): readonly PaymentFinding[] {
  if (!isElsewhere) return [];
  return powers.flatMap((power) =>
    findNewSigner(power).flatMap((address) => {
      const elsewhere = isElsewhere(address);
      if (elsewhere === false) return [];
      const code = elsewhere === 'not-read' ? 'signer-unread' : 'signer-elsewhere';
      return [createPaymentFinding(code, power.path, { addresses: [address] })];
    }),
  );
}
