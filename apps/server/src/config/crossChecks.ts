import { passkeyContracts } from '@mooring/passkey/account';
import { publishedModules } from '@mooring/passkey/recovery';
import type { ConfigFault } from './configError.ts';
import { isConfiguredChainId, property } from './inputProperty.ts';
import { knownNetwork } from './networkOptions.ts';
import { oidcChecks } from './oidcChecks.ts';

/**
 * Checks across fields: unique chain ids, unique names among a network's upstreams, the identity network
 * among the networks, name and currency for networks unknown to viem; passkeys with sign-in, on the page's
 * domain, and on networks that have their contracts; recovery modules with a known code; OpenID Connect with sign-in and a
 * public URL, groups that exist, on configured networks. Reads the raw
 * input, so that these faults are reported together with schema faults; values of the wrong shape are
 * skipped.
 */
export function crossChecks(input: unknown): ConfigFault[] {
  const networks = property(input, 'networks');
  if (!Array.isArray(networks)) return [];
  const list: unknown[] = networks;
  const ids = list.map((network) => property(network, 'id')).filter(isConfiguredChainId);
  return [
    ...networkChecks(list),
    ...identityChecks(property(input, 'identityNetwork'), list),
    ...passkeyChecks(input, ids),
    ...oidcChecks(input, ids),
  ];
}

function passkeyChecks(input: unknown, ids: readonly number[]): ConfigFault[] {
  const passkeys = property(input, 'passkeys');
  if (typeof passkeys !== 'object' || passkeys === null) return [];
  const faults: ConfigFault[] = [];
  const add = (path: string, found: string, hint: string) => faults.push({ path, found, hint });
  if (property(input, 'signIn') === false)
    add('signIn', 'false', 'Passkeys need sign-in: remove signIn: false, or passkeys.');
  const [rpId, publicUrl] = [property(passkeys, 'rpId'), property(input, 'publicUrl')];
  if (typeof rpId === 'string' && typeof publicUrl === 'string' && URL.canParse(publicUrl)) {
    const { hostname } = new URL(publicUrl);
    if (hostname !== rpId && !hostname.endsWith(`.${rpId}`))
      add('passkeys.rpId', JSON.stringify(rpId), `It must be ${hostname}, or a domain above it.`);
  }
  const own = Object.keys(Object(property(passkeys, 'contracts')))
    .map(Number)
    .filter(isConfiguredChainId);
  const mustBeConfigured = `It must be one of the configured networks: ${ids.join(', ') || 'none yet'}.`;
  for (const id of own)
    if (!ids.includes(id)) add(`passkeys.contracts.${id}`, String(id), mustBeConfigured);
  const recovery: [string, unknown][] = Object.entries(Object(property(passkeys, 'recovery')));
  for (const [id, module] of recovery) {
    const path = `passkeys.recovery.${id}`;
    if (isConfiguredChainId(Number(id)) && !ids.includes(Number(id)))
      add(path, id, mustBeConfigured);
    const period = property(module, 'period');
    const isPublished = publishedModules.some((one) => one.period === period);
    if (typeof period !== 'number' || isPublished || property(module, 'codeHash') !== undefined)
      continue;
    add(
      `${path}.period`,
      String(period),
      'No published module has it: write the codeHash of yours.',
    );
  }
  const paid = property(property(passkeys, 'relay'), 'networks');
  const list: readonly unknown[] = Array.isArray(paid) ? paid : [];
  const paidIds = list.map((network) => property(network, 'id'));
  for (const [index, id] of paidIds.entries()) {
    const path = `passkeys.relay.networks[${index}].id`;
    if (!isConfiguredChainId(id)) continue;
    if (!ids.includes(id)) add(path, String(id), mustBeConfigured);
    else if (!own.includes(id) && !passkeyContracts[id])
      add(path, String(id), 'It has no passkey contracts: add yours to passkeys.contracts.');
    if (paidIds.indexOf(id) !== index) add(path, String(id), 'It is already listed.');
  }
  return faults;
}

function networkChecks(networks: readonly unknown[]): ConfigFault[] {
  const faults: ConfigFault[] = [];
  const first = new Map<number, number>();
  for (const [index, network] of networks.entries()) {
    const id = property(network, 'id');
    if (!isConfiguredChainId(id)) continue;
    const earlier = first.get(id);
    if (earlier !== undefined) {
      const hint = `networks[${earlier}] already has this id: merge their upstreams.`;
      faults.push({ path: `networks[${index}].id`, found: String(id), hint });
    } else first.set(id, index);
    faults.push(...nameChecks(property(network, 'upstreams'), `networks[${index}].upstreams`));
    if (knownNetwork(id)) continue;
    for (const [field, example] of [
      ['name', '"My Network"'],
      ['currency', '{ name: "Ether", symbol: "ETH", decimals: 18 }'],
    ] as const) {
      if (property(network, field) !== undefined) continue;
      const hint = `Network ${id} is unknown: write its ${field}, such as ${example}.`;
      faults.push({ path: `networks[${index}].${field}`, found: 'nothing', hint });
    }
  }
  return faults;
}

function nameChecks(upstreams: unknown, path: string): ConfigFault[] {
  if (!Array.isArray(upstreams)) return [];
  const names = upstreams.map((upstream) => property(upstream, 'name'));
  return names.flatMap((name, index) => {
    const first = names.indexOf(name);
    if (name === undefined || first === index) return [];
    const hint = `upstreams[${first}] already has this name: names in metrics must be unique.`;
    return [{ path: `${path}[${index}].name`, found: 'the same name', hint }];
  });
}

function identityChecks(identity: unknown, networks: readonly unknown[]): ConfigFault[] {
  if (!isConfiguredChainId(identity)) return [];
  const ids = networks.map((network) => property(network, 'id')).filter(isConfiguredChainId);
  if (ids.includes(identity)) return [];
  const hint = `It must be one of the configured networks: ${ids.join(', ') || 'none yet'}.`;
  return [{ path: 'identityNetwork', found: String(identity), hint }];
}
