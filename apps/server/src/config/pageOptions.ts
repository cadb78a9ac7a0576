import { LONGEST_TIMER_MS } from '@mooring/internal';
import * as v from 'valibot';
import {
  baseAddress,
  fields,
  list,
  pattern,
  relayAddress,
  safeHostOrigin,
  text,
  toggle,
  webOrigin,
  wholeNumber,
} from './fields.ts';

const pairingOption = fields(
  {
    /** Project id of this site at the relay. */
    projectId: text(
      'No projectId found. Write the id from the operator of the relay, or any word for your own relay.',
    ),
    /** URL of the relay between page and phone, `wss://…`; `ws://` only on this machine. */
    relayUrl: relayAddress('Write the wss address of a relay; ws only for one on this machine.'),
  },
  'Write { projectId, relayUrl }.',
);

const FIREBASE = "Copy it from the project's settings at Firebase.";
const firebase = fields(
  {
    apiKey: text(FIREBASE),
    appId: text(FIREBASE),
    projectId: text(FIREBASE),
    messagingSenderId: text(FIREBASE),
    /** Public key of the project's web push certificate, in base64url. */
    vapidKey: pattern(
      /^[\w-]{87}$/,
      'base64url',
      'Write the public key of the web push certificate, 87 letters of base64url.',
    ),
  },
  'Write { apiKey, appId, projectId, messagingSenderId, vapidKey }.',
);

const multisigOption = fields(
  {
    /**
     * URL of the Safe client gateway, which stores proposed transactions, such as
     * `https://gateway.example.org`.
     */
    gatewayUrl: baseAddress(
      'Write the http or https address of a Safe client gateway, without a key, a query or "#".',
    ),
    /**
     * Web application of the Firebase project whose service account the gateway sends push messages with. Default:
     * none, owners are notified only while a tab is open.
     */
    firebase: v.optional(
      v.pipe(
        firebase,
        v.description('`{ apiKey, appId, projectId, messagingSenderId, vapidKey }`'),
      ),
    ),
  },
  'Write { gatewayUrl }, or { gatewayUrl, firebase }.',
);

const millisecondsOption = v.optional(
  wholeNumber(1, LONGEST_TIMER_MS, 'milliseconds', 'Write a time in milliseconds, 1 or more.'),
);

/** List of origins, none by default. */
function origins(origin: v.GenericSchema<string>, hint: string) {
  return v.optional(v.pipe(list(origin, hint), v.description('origins')), []);
}

/** Options that the page reads unchanged from `/config.json`: they are public. */
export const pageOptions = {
  /** Name shown in the page's title and to wallets. Default: `Mooring`. */
  appName: v.optional(text('Write a name to show, of at most 200 characters.'), 'Mooring'),
  /** Chain id of the network names and avatars are read from. Default: 1 when configured, else the first. */
  identityNetwork: v.optional(
    wholeNumber(1, Number.MAX_SAFE_INTEGER, 'chain id', 'Write the id of one of the networks.'),
  ),
  /** Phone wallets. Default: none, only wallets of this browser. */
  pairing: v.optional(pairingOption),
  /** Multisig accounts, through a gateway. Default: none, the page does not show them. */
  multisig: v.optional(multisigOption),
  /**
   * Origins of Safe hosts that may embed the page, such as `https://app.safe.global`. Embedded, the page is
   * connected to the host's Safe. Default: none.
   */
  safeHosts: origins(
    safeHostOrigin(
      'Write a whole https origin such as "https://app.safe.global"; http only on this machine.',
    ),
    'Write a list of origins of Safe hosts.',
  ),
  /** https origins avatars may be loaded from. Default: none. */
  images: origins(
    webOrigin(
      ['https:'],
      'Write an https origin such as "https://images.example.org", with nothing after the host.',
    ),
    'Write a list of https origins.',
  ),
  /**
   * https origins of gateways that the page may request for offchain names (EIP-3668). Each learns which name or
   * address is looked up, and by whom. Default: none, such names are not read.
   */
  nameGateways: origins(
    webOrigin(
      ['https:'],
      'Write an https origin such as "https://names.example.org", with nothing after the host.',
    ),
    'Write a list of https origins.',
  ),
  /** Chart of balances on the home page. Default: true. */
  chart: v.optional(toggle, true),
  /** Timeouts of the page, in ms. Default: the kit's. */
  timeouts: v.optional(
    fields(
      {
        connectMs: millisecondsOption,
        restoreMs: millisecondsOption,
        switchNetworkMs: millisecondsOption,
        transactionMs: millisecondsOption,
      },
      'Write { connectMs, restoreMs, switchNetworkMs, transactionMs }, any of them.',
    ),
  ),
};
