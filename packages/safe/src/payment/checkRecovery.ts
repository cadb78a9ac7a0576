import { lookUp } from '@mooring/internal';
import { recoveryCodes } from '../transactions/checkTransaction.ts';
import { createFinding, type Finding } from '../transactions/finding.ts';
import type { PlacedCall } from './powers.ts';

/** Returns findings on calls that concern a known recovery module. */
export function checkRecovery(calls: readonly PlacedCall[]): readonly Finding[] {
  return calls.flatMap(({ decoded, path }) => {
    const isRecovery = decoded.kind === 'function' && decoded.source === 'recovery';
    const code = isRecovery ? lookUp(recoveryCodes, decoded.name) : undefined;
    return code ? [createFinding(code, path)] : [];
  });
}
