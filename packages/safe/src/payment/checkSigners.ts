import type { PaymentFacts } from './facts.ts';
import { createPaymentFinding, type PaymentFinding } from './paymentFinding.ts';
import { findNewSigner, type PlacedCall, readPowers } from './powers.ts';

/** Returns findings on the new owner or guardian of a call: a contract account cannot sign where it is not deployed. */
export function checkSigners(
  placed: PlacedCall,
  { account, isElsewhere }: Pick<PaymentFacts, 'account' | 'isElsewhere'>,
): readonly PaymentFinding[] {
  if (!isElsewhere) return [];
  return readPowers(placed, account).flatMap((power) =>
    findNewSigner(power).flatMap((address) => {
      const elsewhere = isElsewhere(address);
      if (elsewhere === false) return [];
      const code = elsewhere === 'not-read' ? 'signer-unread' : 'signer-elsewhere';
      return [createPaymentFinding(code, power.path, { addresses: [address] })];
    }),
  );
}
