import * as v from 'valibot';
import { ConfigError, type ConfigFault } from './configError.ts';
import { configSchema, type ValidConfig } from './configSchema.ts';
import { crossChecks } from './crossChecks.ts';
import { describeFound } from './withoutSecrets.ts';

/**
 * Validates a configuration and applies all defaults.
 *
 * @param source Name of the configuration in errors, such as the file's.
 * @throws {ConfigError} listing every fault.
 */
export function parseConfig(input: unknown, source?: string): ValidConfig {
  const result = v.safeParse(configSchema, input);
  const faults = [...(result.issues ?? []).map(issueFault), ...crossChecks(input)];
  if (!result.success || faults.length > 0) throw new ConfigError(faults, source);
  return result.output;
}

function issueFault(issue: v.BaseIssue<unknown>): ConfigFault {
  const path = fieldPath(issue.path ?? []);
  // An unknown field may hold a key.
  const isKey = path === 'rpcToken' || path.includes('.upstreams');
  const secret = issue.type === 'raw_check' || isKey;
  return {
    path,
    found: describeFound(issue.input, secret),
    hint: issue.message,
  };
}

function fieldPath(items: readonly v.IssuePathItem[]): string {
  return items.reduce((path, { key }) => {
    if (typeof key === 'number') return `${path}[${key}]`;
    const name = String(key);
    if (!/^[\w$]+$/.test(name)) return `${path}[${JSON.stringify(name)}]`;
    return path === '' ? name : `${path}.${name}`;
  }, '');
}
