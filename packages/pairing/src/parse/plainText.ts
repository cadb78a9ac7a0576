/** Foreign words on one line, bounded, without the marks that turn text around or hide it. */
export function plainText(text: string, longest: number): string {
  return text
    .slice(0, 4 * longest)
    .replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ')
    .trim()
    .slice(0, longest);
}
