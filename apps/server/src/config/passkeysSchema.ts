import * as v from 'valibot';
import { accountAddress, domain, fields, verifierNumbers, wei, wholeNumber } from './fields.ts';

const MOST = Number.MAX_SAFE_INTEGER;

const weiOrNone = v.optional(
  wei('Write an amount in wei, a bigint such as 10n ** 16n or a text of digits.'),
);
const gas = v.optional(wholeNumber(21_000, MOST, 'Write an amount of gas, 21000 or more.'));
const RELAY_NETWORKS = 'List at least one network it pays on: networks: [{ id: 1 }].';
const relay = fields(
  {
    networks: v.pipe(
      v.array(
        fields(
          {
            id: wholeNumber(1, MOST, 'Write the id of one of the networks.'),
            mostFeePerGas: weiOrNone,
            alarmBelow: weiOrNone,
            costPerDay: weiOrNone,
          },
          'Write { id }, with mostFeePerGas, costPerDay and alarmBelow if you like.',
        ),
        RELAY_NETWORKS,
      ),
      v.minLength(1, RELAY_NETWORKS),
    ),
    targets: v.optional(
      v.array(
        accountAddress('Write the address of a contract: 0x and 40 hex digits.'),
        'Write a list of addresses.',
      ),
    ),
    mostValue: weiOrNone,
    gasPerTransaction: gas,
    gasPerAccount: gas,
    gasPerClient: v.optional(wholeNumber(0, MOST, 'Write an amount of gas, or 0 for no limit.')),
    gasPerDay: gas,
  },
  'Write { networks: [{ id: 1 }] }, with rules if you like.',
);

const CONTRACTS = 'Write { [chainId]: { factory, verifiers } }.';

/** Schema of accounts by passkey, and of the relay that pays for them. */
export const passkeys = fields(
  {
    rpId: v.optional(domain('Write a domain such as "example.org", without scheme and port.')),
    contracts: v.optional(
      v.record(
        v.pipe(v.string(CONTRACTS), v.regex(/^[1-9]\d{0,15}$/, CONTRACTS)),
        fields(
          {
            factory: accountAddress('Write the address of SafeWebAuthnSignerFactory.'),
            verifiers: verifierNumbers(
              'Write 22 bytes: the number of the precompile, then the address of a verifier.',
            ),
          },
          'Write { factory, verifiers }.',
        ),
        CONTRACTS,
      ),
    ),
    relay: v.optional(relay),
  },
  'Write { rpId, contracts, relay }, any of them.',
);
