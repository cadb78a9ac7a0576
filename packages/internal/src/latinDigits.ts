/** Returns the zero of a digit's script (Unicode category Nd), as a code point. */
export function zeroOf(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1;
  // Ten digits follow one another in each script, and some scripts directly on others.
  return code - ((code - first) % 10);
}

/** Replaces the digits of every script by 0 to 9. */
export function latinDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => `${(digit.codePointAt(0) ?? 0) - zeroOf(digit)}`);
}
