import * as v from 'valibot';
import { ConfigError, type ConfigFault } from './configError.ts';
import { configSchema, type ValidConfig } from './configSchema.ts';
import { crossChecks } from './crossChecks.ts';
import { fieldPath } from './fieldPath.ts';
import { describeFound } from './withoutSecrets.ts';

/** Origin of a configuration, for its faults. */
export interface ConfigOrigin {
  /** Name of the configuration in errors, such as the file's. */
  source?: string;
  /** Returns true for a field whose value is not shown. */
  isSecret?: (path: string) => boolean;
  /** Name of a field in errors. Default: its path. */
  nameOf?: (path: string) => string;
  /** Faults that were found before. */
  faults?: readonly ConfigFault[];
}

/**
 * Validates a configuration and applies all defaults.
 *
 * @throws {ConfigError} listing every fault.
 */
export function parseConfig(input: unknown, origin: ConfigOrigin = {}): ValidConfig {
  const { source, isSecret = () => false, nameOf = (path) => path, faults: earlier = [] } = origin;
  const result = v.safeParse(configSchema, input);
  const found = [
    ...(result.issues ?? []).map((issue) => issueFault(issue, isSecret)),
    ...crossChecks(input).map((fault) =>
      isSecret(fault.path) ? { ...fault, found: 'a value' } : fault,
    ),
  ];
  const isNew = ({ path }: ConfigFault) => !earlier.some((fault) => fault.path === path);
  const further = found
    .filter(isNew)
    .map((fault) => ({ ...fault, path: nameOf(fault.path) }))
    .filter(isNew);
  const faults = [...earlier, ...further];
  if (!result.success || faults.length > 0) throw new ConfigError(faults, source);
  return result.output;
}

function issueFault(issue: v.BaseIssue<unknown>, isSecret: (path: string) => boolean): ConfigFault {
  const path = fieldPath((issue.path ?? []).map(({ key }) => key));
  // An unknown field may hold a key.
  const isKey =
    path === 'rpcToken' || path.includes('.upstreams') || path.endsWith('.clientSecret');
  const secret = issue.type === 'raw_check' || isKey || isSecret(path);
  return { path, found: describeFound(issue.input, secret), hint: issue.message };
}
