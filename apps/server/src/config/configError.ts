/** One thing wrong with a configuration. `found` never holds a secret. */
export type ConfigFault = {
  /** Where, as it is written in code: `networks[1].upstreams[0]`. Empty for the whole file. */
  path: string;
  /** What was there, fit to be printed. */
  found: string;
  /** How to mend it, a sentence. */
  hint: string;
};

/** A configuration that cannot be used: every fault at once, one a line. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly faults: readonly ConfigFault[];

  constructor(faults: readonly ConfigFault[], source = 'The configuration') {
    const count = faults.length === 1 ? 'a fault' : `${faults.length} faults`;
    super([`${source} has ${count}:`, ...faults.map(faultLine)].join('\n'));
    this.faults = faults;
  }
}

function faultLine(fault: ConfigFault): string {
  const where = fault.path === '' ? '' : `${fault.path}: `;
  return `  ${where}found ${fault.found}. ${fault.hint}`;
}
