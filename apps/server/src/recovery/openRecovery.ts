import type { SettledClock } from '@mooring/internal';
import type { NetworkClient } from '@mooring/rpc-proxy';
import type { SignInStore } from '@mooring/sign-in/server';
import type { Registry } from 'prom-client';
import type { ValidConfig } from '../config/configSchema.ts';
import type { Log } from '../log/log.ts';
import type { PasskeyNetwork } from '../passkeys/passkeyNetworks.ts';
import type { PasskeyStore } from '../passkeys/passkeyStore.ts';
import { chainRequest } from '../rpc/chainRequest.ts';
import { createMailer } from './createMailer.ts';
import { createRecovery, type Recovery } from './createRecovery.ts';
import type { MailAccess } from './mailAccess.ts';
import { createRecoveryMetrics } from './recoveryMetrics.ts';
import type { RecoveryStore } from './recoveryStore.ts';

/** Creates the e-mail guardian and the watcher of a configuration; null without mail: the watcher only feeds mails. */
export function openRecovery(options: {
  config: ValidConfig;
  database: {
    recovery: RecoveryStore;
    signIn: Pick<SignInStore, 'countAttempt'>;
    passkeys: Pick<PasskeyStore, 'find'>;
  };
  mail: MailAccess | undefined;
  networks: readonly PasskeyNetwork[];
  /** Clients of all networks. */
  clients: ReadonlyMap<number, NetworkClient>;
  registry: Registry;
  log: Log;
  clock: SettledClock;
  onError: (error: unknown) => void;
}): Recovery | null {
  const { config, database, mail, clients, registry, log, clock, onError } = options;
  const email = config.passkeys?.email;
  if (!email || !mail) return null;
  const networks = options.networks.flatMap((network) => {
    const { chainId, recovery } = network;
    const name = config.networks.find(({ id }) => id === chainId)?.name ?? `${chainId}`;
    return recovery ? [[chainId, { ...network, recovery, name }] as const] : [];
  });
  const chainIds = networks.map(([chainId]) => chainId);
  return createRecovery({
    ...{ log, clock, onError },
    guardian: email.guardian ? mail.guardian : undefined,
    networks: new Map(networks),
    appName: config.appName,
    publicUrl: config.publicUrl,
    store: database.recovery,
    accounts: {
      passkeys: database.passkeys,
      readChain(chainId) {
        const client = clients.get(chainId);
        return client && chainRequest(client);
      },
    },
    mailer: createMailer({ url: mail.smtpUrl, from: email.from }),
    attempts: database.signIn,
    metrics: createRecoveryMetrics(registry, chainIds),
  });
}
