/**
 * Finds the address in a pasted link, such as one of a block explorer or a payment request. Returns undefined for a link
 * with none, or with several, of which any could be meant; the text itself if it is not a link.
 */
export function readPastedLink(text: string): string | undefined {
  const plain = text.trim();
  if (!/^(?:https?|ethereum):/i.test(plain)) return text;
  // Longer hex, such as a transaction's hash, has no address in it.
  const found = plain.match(/(?<![\da-z])0x[\da-f]{40}(?![\da-f])/gi) ?? [];
  return new Set(found.map((one) => one.toLowerCase())).size === 1 ? found[0] : undefined;
}
