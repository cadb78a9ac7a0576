import { isIP, isIPv4 } from 'node:net';

/**
 * Client that a request came from, for limits: an IPv4 address, or the first 64 bits of an IPv6
 * one, which is what one household or machine has. Undefined when it is not known.
 *
 * @param forwardedFor The request's `X-Forwarded-For`.
 * @param peer The address at the other end of the connection.
 * @param proxies How many proxies of one's own stand in front. Each adds the address that asked it to
 *   the end of `X-Forwarded-For`, so the entry that many from the end is the first that none of the
 *   visitor's own making can be.
 *
 * @example
 * ```ts
 * import { clientOf } from '@mooring/sign-in/server/node';
 *
 * clientOf('198.51.100.1, 203.0.113.7', '127.0.0.1', 1); // '203.0.113.7'
 * ```
 */
export function clientOf(
  forwardedFor: string | null,
  peer: string | undefined,
  proxies: number,
): string | undefined {
  const forwarded = proxies === 0 ? undefined : forwardedFor?.split(',').at(-proxies);
  return networkOf(forwarded) ?? networkOf(peer);
}

function networkOf(written: string | undefined): string | undefined {
  const trimmed = written?.trim() ?? '';
  // The usual form, as a fast path.
  if (isIPv4(trimmed)) return trimmed;
  const address = withoutPort(trimmed);
  // An IPv4-mapped address of a dual-stack socket.
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
  switch (isIP(mapped)) {
    case 4:
      return mapped;
    case 6:
      return `${firstGroups(mapped).join(':')}::/64`;
    default:
      return undefined;
  }
}

/** Strips port and brackets of `1.2.3.4:5`, `[::1]` and `[::1]:5`, as some proxies write them. */
function withoutPort(address: string): string {
  const [, bracketed, plain] = /^(?:\[([^\]]*)\]|([\d.]+))(?::\d+)?$/.exec(address) ?? [];
  return bracketed ?? plain ?? address;
}

/** First four groups of an IPv6 address, in lower case without leading zeros. */
function firstGroups(address: string): string[] {
  const [before = '', after] = address.replace(/%.*$/, '').split('::');
  const start = before === '' ? [] : before.split(':');
  const end = after === undefined || after === '' ? [] : after.split(':');
  // A trailing IPv4 address counts as two groups.
  const written = start.length + end.length + (address.includes('.') ? 1 : 0);
  const zeros = Array.from({ length: 8 - written }, () => '0');
  const groups = after === undefined ? start : [...start, ...zeros, ...end];
  return groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
}
