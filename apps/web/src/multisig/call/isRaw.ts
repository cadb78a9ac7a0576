import type { DecodedCall } from '@mooring/safe/transactions';

/** True when the call at a path (nested batches, outermost first) could not be decoded. */
export function isRaw(decoded: DecodedCall, path: readonly number[]): boolean {
  const [index, ...inner] = path;
  if (index === undefined) return decoded.kind === 'raw';
  const call = decoded.kind === 'batch' ? decoded.calls[index] : undefined;
  return call === undefined || isRaw(call, inner);
}
