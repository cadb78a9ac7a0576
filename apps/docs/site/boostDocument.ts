/** Weights of search results by their address: guides before examples, and the kit's API before that of test tools. */
const weights: readonly (readonly [RegExp, number])[] = [
  [/\/api\/(?:devnet|testing|create-mooring)/, 0.1],
  [/\/api\//, 0.25],
  [/\/background\//, 0.25],
  [/\/(?:packages|examples)\//, 0.5],
  [/\/(?:troubleshooting|errors|glossary|from-\w+|rainbowkit-options)\b/, 0.5],
];

/** Returns the factor of a page's score in the search, from its address. */
export function boostDocument(address: string): number {
  return weights.find(([pattern]) => pattern.test(address))?.[1] ?? 1;
}
