// The packed server as the OpenID provider of applications as docs/openid-connect.md prints them, on a local network:
// Auth.js, and a page behind Apache, at MORE_PORTS. `/` at PORT lists their addresses.
import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { describeNetwork, startNetwork } from '@mooring/devnet';

const MODULES = '/usr/lib/apache2/modules';
const secret = (letter) => letter.repeat(40);
const [provider, members, wiki] = process.env.MORE_PORTS.split(' ').map(Number);
const url = (port) => `http://127.0.0.1:${port}`;
const children = [];
process.once('SIGTERM', () => {
  for (const child of children) child.kill();
  process.exit();
});

const network = await startNetwork({ ports: { ethereum: 0, rollup: 0, gateway: 0, relay: 0 } });
const { ethereum } = describeNetwork(network).chains;
writeFileSync(
  'mooring.config.json',
  JSON.stringify({
    publicUrl: url(provider),
    networks: [
      {
        id: ethereum.id,
        name: ethereum.name,
        currency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
        upstreams: [ethereum.rpcUrl],
        contracts: {
          multicall3: { address: ethereum.multicall3 },
          ensUniversalResolver: { address: ethereum.ensUniversalResolver },
        },
      },
    ],
    identityNetwork: ethereum.id,
    oidc: {
      clients: [
        {
          clientId: 'app',
          clientSecret: secret('a'),
          name: 'Logbook',
          redirectUris: [`${url(members)}/auth/callback/mooring`],
          scopes: ['openid', 'profile', 'groups'],
        },
        {
          clientId: 'wiki',
          clientSecret: secret('w'),
          name: 'Wiki',
          redirectUris: [`${url(wiki)}/oidc/callback`],
          backchannelLogoutUri: `${url(wiki)}/oidc/callback?logout=backchannel`,
          scopes: ['openid', 'profile', 'groups'],
          allow: ['members'],
        },
      ],
      groups: {
        members: {
          token: { chainId: ethereum.id, address: ethereum.tokens[0].address, atLeast: '1' },
        },
      },
    },
  }),
);
run('node_modules/.bin/mooring', [], { PORT: provider });
run('node', ['auth-js.mjs'], {
  PORT: members,
  ISSUER: url(provider),
  CLIENT_SECRET: secret('a'),
  AUTH_SECRET: secret('s'),
});
await isAnswering(`${url(provider)}/readyz`);
startApache();
await Promise.all([isAnswering(url(members)), isAnswering(url(wiki))]);

createServer((_, response) => {
  response.setHeader('content-type', 'application/json');
  const addresses = { provider: url(provider), members: url(members), wiki: url(wiki) };
  response.end(JSON.stringify({ ...addresses, chainId: ethereum.id }));
}).listen(Number(process.env.PORT), '127.0.0.1');

/** Starts Apache with the printed file, at the addresses of this machine, before a page that shows who is there. */
function startApache() {
  // Outside of this folder: Apache's user cannot read into it.
  const root = mkdtempSync(join(tmpdir(), 'mooring-apache-'));
  chmodSync(root, 0o755);
  process.once('exit', () => rmSync(root, { recursive: true }));
  writeFileSync(join(root, 'index.shtml'), 'Hello <!--#echo var="REMOTE_USER" -->');
  const printed = readFileSync('openid.conf', 'utf8')
    .replaceAll('https://wallet.example.org', url(provider))
    .replaceAll('https://wiki.example.org', url(wiki));
  const modules = ['mpm_event', 'authn_core', 'authz_core', 'authz_user', 'include', 'mime', 'dir'];
  const lines = [
    ...modules.map((name) => `LoadModule ${name}_module ${MODULES}/mod_${name}.so`),
    `LoadModule auth_openidc_module ${MODULES}/mod_auth_openidc.so`,
    `Listen 127.0.0.1:${wiki}`,
    `ServerName 127.0.0.1:${wiki}`,
    `ServerRoot ${root}`,
    `PidFile ${root}/apache.pid`,
    `ErrorLog ${root}/error.log`,
    'TypesConfig /dev/null',
    'User www-data',
    'Group www-data',
    `DocumentRoot ${root}`,
    'DirectoryIndex index.shtml',
    'AddType text/html .shtml',
    'AddOutputFilter INCLUDES .shtml',
    `<Directory ${root}>`,
    'Options +Includes',
    '</Directory>',
    printed,
  ];
  writeFileSync(join(root, 'apache.conf'), lines.join('\n'));
  run('/usr/sbin/apache2', ['-f', join(root, 'apache.conf'), '-D', 'FOREGROUND'], {
    WIKI_SECRET: secret('w'),
    WIKI_PASSPHRASE: secret('p'),
  });
}

function run(command, args, environment) {
  const child = spawn(command, args, {
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  });
  children.push(child);
  child.once('error', (error) => console.error(`${command}: ${error.message}`));
}

async function isAnswering(address) {
  const until = Date.now() + 30_000;
  while (!(await fetch(address, { redirect: 'manual' }).catch(() => null))) {
    if (Date.now() > until) throw new Error(`${address} does not answer`);
    await wait(100);
  }
}
