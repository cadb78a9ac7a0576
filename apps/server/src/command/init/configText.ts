import { knownNetwork } from '../../config/networkOptions.ts';
import type { Answers } from './readAnswers.ts';

/** Options that are often added, as lines to uncomment. */
export const FURTHER = `  // Address and port to listen on; 0.0.0.0 for every interface.
  // host: '127.0.0.1',
  // port: 3000,

  // SQLite file, relative to this one. The variable DATABASE_URL selects PostgreSQL instead.
  // database: 'mooring.sqlite',

  // Part of the message that people sign; signIn: false turns off sign-in and contacts.
  // signIn: { statement: 'Welcome' },

  // Phone wallets: a relay between page and phone, and your project id there.
  // pairing: { projectId: 'YOUR-PROJECT', relayUrl: 'wss://relay.example.org' },

  // Multisig accounts, through a Safe client gateway.
  // multisig: { gatewayUrl: 'https://gateway.example.org' },

  // Accounts for visitors without a wallet. They belong to the domain of the page: keep it.
  // passkeys: {},

  // Prometheus metrics, on an address of their own.
  // metrics: { port: 9464 },`;

/** Text of a configuration file. */
export function configText({ appName, publicUrl, networks, proxies }: Answers): string {
  const origin = publicUrl ?? 'https://wallet.example.org';
  const rows = networks.map(({ id, upstreams }) => {
    const name = knownNetwork(id)?.name;
    const urls = upstreams.map(quote).join(', ');
    return `${name ? `    // ${name}\n` : ''}    { id: ${id}, upstreams: [${urls}] },\n`;
  });
  return `// Configuration of Mooring. Only \`networks\` is required; "npx @mooring/server check" tests it.
// Texts may contain environment variables: \${NAME}. A variable MOORING_… overrides an option of this file.

/** @type {import('@mooring/server').MooringServerConfig} */
export default {
  // Name in the page's title and in wallets.
  appName: ${quote(appName)},

  // Origin that visitors open. With https, browsers are told to use only https. Sign-in works only there.
  ${publicUrl === undefined ? '// ' : ''}publicUrl: ${quote(origin)},

  // Number of your proxies in front that add to X-Forwarded-For. Limits count clients by it.
  proxies: ${proxies},

  // JSON-RPC nodes, used in this order. They may contain keys, and never leave the server.
  networks: [
${rows.join('')}  ],

${FURTHER}
};
`;
}

/** Writes a text as a string of JavaScript, on one line. */
function quote(text: string): string {
  const escaped = text
    .replaceAll(/[\\']/g, '\\$&')
    .replaceAll(/[\p{Cc}\u2028\u2029]/gu, (character) => {
      return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
    });
  return `'${escaped}'`;
}
