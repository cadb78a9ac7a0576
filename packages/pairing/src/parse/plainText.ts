/** Sanitizes external text: one line, bounded, without bidirectional controls and invisible characters. */
export function plainText(text: string, longest: number): string {
  return text
    .slice(0, 4 * longest)
    .replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ')
    .trim()
    .slice(0, longest);
}
