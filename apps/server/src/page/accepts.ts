/** True when an `Accept-Encoding` header lists this coding without `q=0`. */
export function acceptsEncoding(header: string | null, coding: string): boolean {
  return weightOf(header ?? '', [coding]) > 0;
}

/** True when an `Accept` header accepts HTML. Without the header anything is accepted (RFC 9110). */
export function acceptsHtml(header: string | null): boolean {
  return weightOf(header ?? '*/*', ['text/html', 'text/*', '*/*']) > 0;
}

/** Weight (`q`) of the first of `names` in the header; 0 when none is listed. */
function weightOf(header: string, names: readonly string[]): number {
  const weights = new Map(
    header.split(',').map((item) => {
      const [name = '', ...parameters] = item.toLowerCase().split(';');
      const weight = parameters.map((part) => /^\s*q=([\d.]+)\s*$/.exec(part)?.[1]).find(Boolean);
      return [name.trim(), weight === undefined ? 1 : Number(weight)];
    }),
  );
  for (const name of names) {
    const weight = weights.get(name);
    if (weight !== undefined) return weight;
  }
  return 0;
}
