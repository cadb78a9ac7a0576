import type { DecodedCall } from '@mooring/safe/transactions';

/** Whether the call at a place (of a batch in a batch, from the outermost in) could not be read. */
export function isRaw(decoded: DecodedCall, path: readonly number[]): boolean {
  const [index, ...inner] = path;
  if (index === undefined) return decoded.kind === 'raw';
  const call = decoded.kind === 'batch' ? decoded.calls[index] : undefined;
  return call === undefined || isRaw(call, inner);
}
