/** Whether an `Accept-Encoding` header names this coding and does not refuse it with `q=0`. */
export function acceptsEncoding(header: string | null, coding: string): boolean {
  return weightOf(header ?? '', [coding]) > 0;
}

/** Whether an `Accept` header takes a page. Without the header anything is taken (RFC 9110). */
export function acceptsHtml(header: string | null): boolean {
  return weightOf(header ?? '*/*', ['text/html', 'text/*', '*/*']) > 0;
}

/** The weight of the first of `names` that the header mentions, 0 when it mentions none. */
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
