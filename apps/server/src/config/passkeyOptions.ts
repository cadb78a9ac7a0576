import * as v from 'valibot';
import {
  domain,
  ethereumAddress,
  fields,
  hash,
  list,
  nonEmptyList,
  text,
  toggle,
  verifierNumbers,
  wei,
  wholeNumber,
} from './fields.ts';

const GWEI = 10n ** 9n;

const weiAmount = wei('Write an amount in wei, a bigint such as 10n ** 16n or a text of digits.');
const gas = wholeNumber(
  21_000,
  Number.MAX_SAFE_INTEGER,
  'gas',
  'Write an amount of gas, 21000 or more.',
);

const paidNetwork = fields(
  {
    /** Chain id of a configured network with passkey contracts. */
    id: wholeNumber(1, Number.MAX_SAFE_INTEGER, 'chain id', 'Write the id of one of the networks.'),
    /** Highest fee per gas the relay pays, in wei. Default: 100000000000 (100 gwei). */
    mostFeePerGas: v.optional(weiAmount, 100n * GWEI),
    /**
     * Most the relay pays in 24 hours, the data fee of a rollup included, in wei: the most you lose in a day.
     * Default: 0.02 ETH, 100 POL, 20 XDAI or USDT0, 200 SEI, 0.002 of any other coin.
     */
    costPerDay: v.optional(weiAmount),
    /** Balance below which the relay warns, in wei. Default: 10000000000000000 (0.01 of the coin). */
    alarmBelow: v.optional(weiAmount, 10_000_000n * GWEI),
  },
  'Write { id }, with mostFeePerGas, costPerDay and alarmBelow if you like.',
);

const relayOption = fields(
  {
    networks: nonEmptyList(
      paidNetwork,
      'List at least one network it pays on: networks: [{ id: 1 }].',
    ),
    /** Contracts an account may call; it may always change its own owners and guardians. Default: any. */
    targets: v.optional(
      v.pipe(
        list(
          ethereumAddress('Write the address of a contract: 0x and 40 hex digits.'),
          'Write a list of addresses.',
        ),
        v.description('addresses'),
      ),
    ),
    /** Most value of one call, in wei, paid by the account: the relay never pays value. Default: any. */
    mostValue: v.optional(weiAmount),
    /** Most gas of one transaction. Default: 1500000. */
    gasPerTransaction: v.optional(gas, 1_500_000),
    /** Most gas of one account in a day, on each network. Default: 3000000. */
    gasPerAccount: v.optional(gas, 3_000_000),
    /** Most gas of one client in a day, on all networks; 0 for no limit. Default: 12000000. */
    gasPerClient: v.optional(
      wholeNumber(
        0,
        Number.MAX_SAFE_INTEGER,
        'gas, 0 for no limit',
        'Write an amount of gas, or 0 for no limit.',
      ),
      12_000_000,
    ),
    /** Most gas of all accounts in a day, on each network. Default: 100000000. */
    gasPerDay: v.optional(gas, 100_000_000),
  },
  'Write { networks: [{ id: 1 }] }, with rules if you like.',
);

const RECOVERY = 'Write { [chainId]: { address, version, period } }.';
const CONTRACTS = 'Write { [chainId]: { factory, verifiers } }.';

/** Options of passkey accounts, and of the relay that pays for them. */
export const passkeys = fields(
  {
    /** Domain of the passkeys: the page's host name, or a domain above it. Default: the host name. */
    rpId: v.optional(domain('Write a domain such as "example.org", without scheme and port.')),
    /** Passkey contracts by chain id; they take precedence over those of release 0.2.1. */
    contracts: v.optional(
      v.pipe(
        v.record(
          v.pipe(v.string(CONTRACTS), v.regex(/^[1-9]\d{0,15}$/, CONTRACTS)),
          fields(
            {
              factory: ethereumAddress('Write the address of SafeWebAuthnSignerFactory.'),
              verifiers: verifierNumbers(
                'Write 22 bytes: the number of the precompile, then the address of a verifier.',
              ),
            },
            'Write { factory, verifiers }.',
          ),
          CONTRACTS,
        ),
        v.description('`{ [chainId]: { factory, verifiers } }`'),
      ),
      {},
    ),
    /**
     * Modules for recovery by guardians, by chain id; they take precedence over the published ones of seven days. A
     * module of another release or period needs the `codeHash` of its code.
     */
    recovery: v.optional(
      v.pipe(
        v.record(
          v.pipe(v.string(RECOVERY), v.regex(/^[1-9]\d{0,15}$/, RECOVERY)),
          fields(
            {
              address: ethereumAddress('Write the address of the recovery module.'),
              version: v.literal('0.1.0', 'Write "0.1.0".'),
              period: wholeNumber(1, 31_536_000, 'seconds', 'Write the period in seconds.'),
              codeHash: v.optional(hash('Write keccak256 of the module’s code.')),
            },
            'Write { address, version, period }, with codeHash if it is not a published one.',
          ),
          RECOVERY,
        ),
        v.description('`{ [chainId]: { address, version, period, codeHash? } }`'),
      ),
    ),
    /**
     * Mails that warn of recoveries, sent through the server in the environment variable `SMTP_URL`. With `guardian`, this
     * server is a guardian too, with the key in `GUARDIAN_KEY`: it agrees when a person enters a code from a mail.
     * Default: none.
     */
    email: v.optional(
      fields(
        {
          /** Sender, such as `Harbour <wallet@example.org>`. */
          from: text('Write a sender such as "Harbour <wallet@example.org>".', 'sender'),
          /** True to be a guardian of accounts that add it. Default: false. */
          guardian: v.optional(toggle, false),
        },
        'Write { from }, with guardian: true if this server is a guardian.',
      ),
    ),
    /**
     * Relay, which pays the gas of accounts with the key in the environment variable `RELAY_KEY`. Default: none, the
     * account or another wallet pays.
     */
    relay: v.optional(relayOption),
  },
  'Write { rpId, contracts, recovery, email, relay }, any of them.',
);
