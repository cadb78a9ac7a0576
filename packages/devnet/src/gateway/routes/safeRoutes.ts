import { erc20Abi, isAddressEqual, zeroAddress } from 'viem';
import { readSafe } from '../chain/safeReads.ts';
import { addressOf, chainOf } from '../http/call.ts';
import type { Route } from '../http/route.ts';
import { safeView } from '../views/safeView.ts';
import { safeOf } from './safeOf.ts';

const SAFE = '/v1/chains/:chainId/safes/:safe';

/** Safe, its balances, and the Safes of an owner. */
export const safeRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: SAFE,
    async handle(call) {
      const { chain, safe } = await safeOf(call);
      const events = chain.index.eventsOf(safe.address) ?? [];
      return { body: safeView(call.world, chain.local, safe, events) };
    },
  },
  {
    method: 'GET',
    path: `${SAFE}/balances/:fiat`,
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
      // Nothing here has a price.
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
    path: `${SAFE}/nonces`,
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
      const safes = await Promise.all(index.safes().map((safe) => readSafe(local, safe)));
      const owned = safes.filter(({ owners }) => owners.some((one) => isAddressEqual(one, owner)));
      return { body: { safes: owned.map(({ address }) => address) } };
    },
  },
];
