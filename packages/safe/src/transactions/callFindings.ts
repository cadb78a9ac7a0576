import { type Address, isAddressEqual } from 'viem';
import { findTarget, type KnownTarget } from '../deployments/knownTargets.ts';
import { approvalsOf } from './approvalsOf.ts';
import type { DecodedCall } from './decodedCall.ts';
import { type Finding, type FindingCode, finding } from './finding.ts';

const managementCodes: Readonly<Record<string, FindingCode>> = {
  addOwnerWithThreshold: 'owner-change',
  removeOwner: 'owner-change',
  swapOwner: 'owner-change',
  changeThreshold: 'threshold-change',
  enableModule: 'module-change',
  disableModule: 'module-change',
  setGuard: 'guard-change',
  setModuleGuard: 'guard-change',
  setFallbackHandler: 'fallback-handler-change',
  changeMasterCopy: 'singleton-change',
};

const libraryCodes: Readonly<Record<Exclude<KnownTarget['kind'], 'multi-send'>, FindingCode>> = {
  'sign-message': 'signs-message',
  'create-call': 'creates-contract',
  'safe-migration': 'singleton-change',
};

/** Findings on a call and the calls inside it. */
export function callFindings(
  decoded: DecodedCall,
  safe: { readonly address: Address; readonly threshold: number },
  targets: readonly KnownTarget[],
  path: readonly number[] = [],
): readonly Finding[] {
  if (decoded.call.operation === 1) return delegateFindings(decoded, safe, targets, path);
  if (isAddressEqual(decoded.call.to, safe.address))
    return selfFindings(decoded, safe.threshold, path);
  if (decoded.kind === 'raw') return [finding('call-unreadable', path)];
  if (decoded.kind === 'function' && decoded.name === 'approveHash') {
    return [finding('approves-hash', path)];
  }
  const approvals = approvalsOf(decoded, safe.address).filter(({ amount }) => amount !== 0n);
  if (approvals.length === 0) return [];
  const isUnlimited = approvals.some((approval) => approval.isUnlimited);
  return [finding(isUnlimited ? 'approval-unlimited' : 'approval', path)];
}

function delegateFindings(
  decoded: DecodedCall,
  safe: { readonly address: Address; readonly threshold: number },
  targets: readonly KnownTarget[],
  path: readonly number[],
): readonly Finding[] {
  const target = findTarget(decoded.call.to, targets);
  const selector = decoded.call.data.slice(0, 10).toLowerCase();
  const inner =
    decoded.kind === 'batch'
      ? decoded.calls.flatMap((call, index) => callFindings(call, safe, targets, [...path, index]))
      : [];
  if (!target) return [finding('delegatecall-unknown-target', path), ...inner];
  if (!target.selectors.some((known) => known === selector))
    return [finding('delegatecall-unknown-selector', path)];
  if (target.kind !== 'multi-send')
    return [
      finding(libraryCodes[target.kind], path),
      ...(decoded.kind === 'raw' ? [finding('call-unreadable', path)] : []),
    ];
  if (decoded.kind !== 'batch') return [finding('batch-unreadable', path)];
  // The contract reverts on them; a call must not differ from what is shown.
  const delegates = target.callsOnly && decoded.calls.some(({ call }) => call.operation === 1);
  return delegates ? [finding('batch-unreadable', path), ...inner] : inner;
}

function selfFindings(
  decoded: DecodedCall,
  threshold: number,
  path: readonly number[],
): readonly Finding[] {
  if (decoded.kind === 'coins')
    return decoded.call.value === 0n ? [finding('rejection', path)] : [];
  const code = decoded.kind === 'function' ? managementCodes[decoded.name] : undefined;
  if (decoded.kind !== 'function' || !code) return [finding('self-call-unknown', path)];
  const set = decoded.args.find(({ name }) => name === 'threshold')?.value;
  const alsoThreshold = code === 'owner-change' && set !== undefined && set !== BigInt(threshold);
  return alsoThreshold
    ? [finding(code, path), finding('threshold-change', path)]
    : [finding(code, path)];
}
