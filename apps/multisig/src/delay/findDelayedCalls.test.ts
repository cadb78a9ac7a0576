import {
  type Address,
  createClient,
  custom,
  encodeAbiParameters,
  encodePacked,
  type Hex,
  keccak256,
  numberToHex,
  pad,
  parseAbiParameters,
  toEventSelector,
} from 'viem';
import { expect, test } from 'vitest';
import { findDelayedCalls } from './findDelayedCalls.ts';

const module: Address = `0x${'e'.repeat(40)}`;
const to: Address = `0x${'1'.repeat(40)}`;

interface Added {
  readonly block: number;
  readonly value: bigint;
  /** Value in the event. Default: that of the hash. */
  readonly claimed?: bigint;
  readonly operation?: number;
}

const hashOf = ({ value, operation = 0 }: Added) =>
  keccak256(encodePacked(['address', 'uint256', 'bytes', 'uint8'], [to, value, '0x', operation]));

/** Network whose blocks have these times, with events; counts its requests. */
function openChain(times: readonly number[], events: readonly Added[]) {
  const asked: string[] = [];
  const logsOf = ({ fromBlock, toBlock }: { fromBlock: Hex; toBlock: Hex }) =>
    events
      .filter(({ block }) => block >= Number(fromBlock) && block <= Number(toBlock))
      .map((event, index) => ({
        ...{ address: module, blockNumber: numberToHex(event.block), logIndex: '0x0' },
        topics: [
          toEventSelector('TransactionAdded(uint256,bytes32,address,uint256,bytes,uint8)'),
          pad(numberToHex(index)),
          hashOf(event),
        ],
        data: encodeAbiParameters(parseAbiParameters('address, uint256, bytes, uint8'), [
          ...([to, event.claimed ?? event.value, '0x', event.operation ?? 0] as const),
        ]),
      }));
  const client = createClient({
    transport: custom({
      async request({ method, params }) {
        asked.push(method);
        if (method === 'eth_getLogs') return logsOf(params[0]);
        const number = params[0] === 'latest' ? times.length - 1 : Number(params[0]);
        return { number: numberToHex(number), timestamp: numberToHex(times[number] ?? 0) };
      },
    }),
  });
  return { client, asked };
}

const times = [0, 10, 20, 20, 20, 30, 40];

test.each<[string, Added, number, boolean]>([
  ['the only block of its time', { block: 1, value: 5n }, 10, true],
  ['the last of several blocks of its time', { block: 4, value: 5n }, 20, true],
  ['the newest block', { block: 6, value: 5n }, 40, true],
  ['a block of another time', { block: 5, value: 5n }, 20, false],
  ['a time without a block', { block: 5, value: 5n }, 25, false],
  ['an event with other fields than its hash', { block: 1, value: 5n, claimed: 6n }, 10, false],
  ['an operation that no Safe has', { block: 1, value: 5n, operation: 2 }, 10, false],
])('findDelayedCalls looks for the call in %s', async (_case, event, createdAt, isFound) => {
  const { client } = openChain(times, [event]);
  const found = await findDelayedCalls(client, module, [{ hash: hashOf(event), createdAt }]);
  const call = { to, value: 5n, data: '0x', operation: 0 };
  expect(found).toEqual([isFound ? call : undefined]);
});

test('findDelayedCalls asks once for the logs of a time, and for few blocks of a long chain', async () => {
  const long = Array.from({ length: 100_000 }, (_, index) => index);
  const both = [
    { block: 70_000, value: 1n },
    { block: 70_000, value: 2n },
  ];
  const { client, asked } = openChain(long, both);
  const waiting = both.map((one) => ({ hash: hashOf(one), createdAt: 70_000 }));
  expect(await findDelayedCalls(client, module, waiting)).toMatchObject([
    { value: 1n },
    { value: 2n },
  ]);
  expect(asked.filter((method) => method === 'eth_getLogs')).toHaveLength(1);
  expect(asked.length).toBeLessThan(50);
});
