import { brandWarnings } from '../../brand/brandWarnings.ts';
import { readBrand } from '../../brand/readBrand.ts';
import { loadConfig } from '../../config/loadConfig.ts';
import { type Environment, readVariable } from '../../config/readVariable.ts';
import { databaseUrl } from '../../database/openDatabase.ts';
import { checkSite } from '../../page/checkSite.ts';
import { mailAccess } from '../../recovery/mailAccess.ts';
import { relayAccount } from '../../relay/relayAccount.ts';
import { databasePlace, NO_GUARDIAN_KEY, NO_KEY, NO_SMTP } from '../../runFromConfig.ts';
import { checkDatabase } from './checkDatabase.ts';
import { checkGateway, checkRelay, checkUpstream } from './checkNetwork.ts';

/** Check of one thing that a configuration names; resolves with what is fine about it, rejects with a sentence. */
interface Check {
  name: string;
  run: () => Promise<string>;
}

/**
 * Validates a configuration, and asks each upstream for its chain id, the database, the relay of phone wallets and the
 * gateway of multisig accounts whether they can be used. Changes nothing.
 *
 * @param print Called with a line for each thing that is fine.
 * @returns A sentence for each thing that is not.
 * @throws {ConfigError} when the configuration has faults, or files of the brand, or what the page knows of it.
 */
export async function checkConfig(
  options: {
    configFile: string | null;
    environment: Environment;
    /** Folder of the built page. */
    pageFolder: string;
  },
  print: (line: string) => void,
): Promise<readonly string[]> {
  const { configFile, environment, pageFolder } = options;
  const { config, folder } = await loadConfig({ file: configFile, environment });
  readBrand(config);
  await checkSite(pageFolder, config);
  for (const warning of brandWarnings(config)) print(`warning: ${warning}`);
  const read = (name: string) => readVariable(environment, name, folder);
  const account = relayAccount({ RELAY_KEY: read('RELAY_KEY') });
  const mail = mailAccess({ SMTP_URL: read('SMTP_URL'), GUARDIAN_KEY: read('GUARDIAN_KEY') });
  const url = databaseUrl({ DATABASE_URL: read('DATABASE_URL') });
  const place = databasePlace(config, url, folder);
  const { networks, pairing, multisig, passkeys } = config;
  const checks: readonly Check[] = [
    ...networks.flatMap(({ id, upstreams }) =>
      upstreams.map((upstream, index) => ({
        name: `network ${id}, upstreams[${index}]`,
        run: () => checkUpstream(upstream.url, id),
      })),
    ),
    ...(place ? [{ name: 'database', run: () => checkDatabase(place) }] : []),
    ...(pairing ? [{ name: 'pairing.relayUrl', run: () => checkRelay(pairing.relayUrl) }] : []),
    ...(multisig
      ? [{ name: 'multisig.gatewayUrl', run: () => checkGateway(multisig.gatewayUrl) }]
      : []),
  ];
  const results = await Promise.all(
    checks.map(({ name, run }) =>
      run().then(
        (fine) => ({ name, fine, fault: null }),
        (error: Error) => ({ name, fine: null, fault: error.message }),
      ),
    ),
  );
  for (const { name, fine } of results) if (fine !== null) print(`${name}: ${fine}`);
  const faults = results.flatMap(({ name, fault }) =>
    fault === null ? [] : [`${name}: ${fault}`],
  );
  if (passkeys?.relay && account === undefined) faults.push(NO_KEY);
  if (passkeys?.email && !mail) faults.push(NO_SMTP);
  if (passkeys?.email?.guardian && mail && !mail.guardian) faults.push(NO_GUARDIAN_KEY);
  return faults;
}
