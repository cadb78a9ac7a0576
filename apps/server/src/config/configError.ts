import { ServerBaseError } from '../serverBaseError.ts';

/** Fault of a configuration. `found` never contains a secret. */
export interface ConfigFault {
  /** Path of the field, as in code: `networks[1].upstreams[0]`. Empty for the whole file. */
  path: string;
  /** Value found, safe to print. */
  found: string;
  /** Sentence on how to fix it. */
  hint: string;
}

/** Thrown for an invalid configuration; lists every fault, one per line. */
export class ConfigError extends ServerBaseError {
  override readonly name = 'ConfigError';
  override readonly docsPath = 'docs/options.md';
  readonly faults: readonly ConfigFault[];

  constructor(faults: readonly ConfigFault[], source = 'The configuration') {
    const count = faults.length === 1 ? '1 error' : `${faults.length} errors`;
    const shortMessage = `${source} has ${count}`;
    super(shortMessage, { message: [`${shortMessage}:`, ...faults.map(faultLine)].join('\n') });
    this.faults = faults;
  }
}

function faultLine(fault: ConfigFault): string {
  const where = fault.path === '' ? '' : `${fault.path}: `;
  return `  ${where}found ${fault.found}. ${fault.hint}`;
}
