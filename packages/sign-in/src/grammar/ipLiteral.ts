import { subDelims, unreserved } from './characters.ts';

const octet = '(?:25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])';
const ipv4 = `${octet}(?:\\.${octet}){3}`;
const group = '[0-9A-Fa-f]{1,4}';
const lastTwoGroups = `(?:${group}:${group}|${ipv4})`;

/** Pattern of up to `count` groups before `::`, which replaces at least one group of zeros. */
function upTo(count: number): string {
  return count === 1 ? `(?:${group})?` : `(?:(?:${group}:){0,${count - 1}}${group})?`;
}

const ipv6 = [
  `(?:${group}:){6}${lastTwoGroups}`,
  `::(?:${group}:){5}${lastTwoGroups}`,
  `${upTo(1)}::(?:${group}:){4}${lastTwoGroups}`,
  `${upTo(2)}::(?:${group}:){3}${lastTwoGroups}`,
  `${upTo(3)}::(?:${group}:){2}${lastTwoGroups}`,
  `${upTo(4)}::${group}:${lastTwoGroups}`,
  `${upTo(5)}::${lastTwoGroups}`,
  `${upTo(6)}::${group}`,
  `${upTo(7)}::`,
].join('|');

const ipFuture = `[vV][0-9A-Fa-f]+\\.[${unreserved}${subDelims}:]+`;

/**
 * IP address in brackets: IPv6, or the form RFC 3986 reserves for later versions (`[v7.a:b]`). Zone ids
 * (`%25eth0`) belong to another RFC and do not match. Source: RFC 3986 section 3.2.2.
 */
export const ipLiteral = `\\[(?:${ipv6}|${ipFuture})\\]`;
