/** What spreadsheets would run as a formula, behind any marks that guard it already. */
const formula = /^'*[=+\-@\t\r]/;
const guarded = /^'+[=+\-@\t\r]/;

/** A cell that no spreadsheet runs: what begins like a formula gets an apostrophe before it. */
export function guardFormula(text: string): string {
  return formula.test(text) ? `'${text}` : text;
}

/** The inverse of {@link guardFormula}. */
export function unguardFormula(cell: string): string {
  return guarded.test(cell) ? cell.slice(1) : cell;
}
