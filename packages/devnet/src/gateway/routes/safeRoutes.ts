import { erc20Abi, isAddressEqual, zeroAddress } from 'viem';
import type { LocalChain } from '../../chain/localChain.ts';
import { SAFE_CONTRACTS } from '../../safe/contracts/safeContracts.ts';
import type { ChainEvent } from '../chain/chainIndex.ts';
import { readSafeContract, type SafeReading } from '../chain/safeReads.ts';
import { addressOf, chainOf, type Route, safeOf } from '../http/call.ts';
import { addressInfo } from '../views/chainView.ts';
import { isOneOf } from '../views/knownTransaction.ts';
import type { World } from '../world.ts';

const SAFE_ROUTE = '/v1/chains/:chainId/safes/:safe';

/** Safe, its balances, and the Safes of an owner. */
export const safeRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: SAFE_ROUTE,
    async handle(call) {
      const { chain, safe } = await safeOf(call);
      const events = chain.index.eventsOf(safe.address) ?? [];
      return { body: safeView(call.world, chain.local, safe, events) };
    },
  },
  {
    method: 'GET',
    path: `${SAFE_ROUTE}/balances/:fiat`,
    async handle(call) {
      const { chain, safe } = await safeOf(call);
      const { client, tokens, chain: network } = chain.local;
      const [coins, ...amounts] = await Promise.all([
        client.getBalance({ address: safe.address }),
        ...tokens.map(({ address }) =>
          client.readContract({
            address,
            abi: erc20Abi,
            functionName: 'balanceOf',
            args: [safe.address],
          }),
        ),
      ]);
      // Local assets have no price.
      const item = (tokenInfo: object, balance: bigint) => ({
        tokenInfo,
        balance: String(balance),
        fiatBalance: '0',
        fiatBalance24hChange: null,
        fiatConversion: '0',
      });
      const { name, symbol, decimals } = network.nativeCurrency;
      const coin = { type: 'NATIVE_TOKEN', address: zeroAddress, name, symbol, decimals };
      const held = tokens.flatMap((token, index) => {
        const balance = amounts[index] ?? 0n;
        return balance > 0n ? [item({ type: 'ERC20', ...token, logoUri: '' }, balance)] : [];
      });
      return { body: { fiatTotal: '0', items: [item({ ...coin, logoUri: '' }, coins), ...held] } };
    },
  },
  {
    method: 'GET',
    path: `${SAFE_ROUTE}/nonces`,
    async handle(call) {
      const { chain, safe } = await safeOf(call);
      const { store } = call.world;
      const used = store
        .proposalsOf(chain.local.chain.id, safe.address)
        .filter(({ trusted }) => trusted)
        .map(({ transaction }) => Number(transaction.nonce) + 1);
      const currentNonce = Number(safe.nonce);
      return { body: { currentNonce, recommendedNonce: Math.max(currentNonce, ...used) } };
    },
  },
  {
    method: 'GET',
    path: '/v1/chains/:chainId/owners/:address/safes',
    async handle(call) {
      const { local, index } = chainOf(call);
      const owner = addressOf(call, 'address');
      await index.follow();
      const safes = await Promise.all(index.safes().map((safe) => readSafeContract(local, safe)));
      const owned = safes.filter(({ owners }) => owners.some((one) => isAddressEqual(one, owner)));
      return { body: { safes: owned.map(({ address }) => address) } };
    },
  },
];

/** Safe, with tags that change along with its history and queues. */
function safeView(
  world: World,
  { chain }: LocalChain,
  safe: SafeReading,
  events: readonly ChainEvent[],
) {
  const newest = [SAFE_CONTRACTS['1.5.0'].safe, SAFE_CONTRACTS['1.5.0'].safeL2];
  const isL2 = Object.values(SAFE_CONTRACTS).some(({ safeL2 }) => safeL2 === safe.implementation);
  const proposals = world.store.proposalsOf(chain.id, safe.address);
  const messages = world.store.messagesOf(chain.id, safe.address);
  return {
    address: addressInfo(world, safe.address),
    chainId: String(chain.id),
    nonce: Number(safe.nonce),
    threshold: safe.threshold,
    owners: safe.owners.map((owner) => addressInfo(world, owner)),
    implementation: addressInfo(world, safe.implementation),
    implementationVersionState: isOneOf(newest, safe.implementation) ? 'UP_TO_DATE' : 'OUTDATED',
    modules:
      safe.modules.length === 0 ? null : safe.modules.map((module) => addressInfo(world, module)),
    fallbackHandler: safe.fallbackHandler ? addressInfo(world, safe.fallbackHandler) : null,
    guard: safe.guard ? addressInfo(world, safe.guard) : null,
    version: isL2 ? `${safe.version}+L2` : safe.version,
    collectiblesTag: null,
    txQueuedTag: tagOf(
      proposals.flatMap((one) => [one.submittedAt, ...one.confirmations.map(({ at }) => at)]),
    ),
    txHistoryTag: tagOf(events.map(({ at }) => at)),
    messagesTag: tagOf(messages.map(({ modifiedAt }) => modifiedAt)),
  };
}

/** Latest of some times in ms, in seconds. */
function tagOf(times: readonly number[]): string | null {
  return times.length === 0 ? null : String(Math.floor(Math.max(...times) / 1_000));
}
