import { TREASURY } from '@mooring/devnet';
import { greatestRefund } from '@mooring/safe/transactions';
import { type Address, encodeFunctionData, erc20Abi, type Hash, parseEther, toHex } from 'viem';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ChainRead } from '../account/chainRead.ts';
import { startWorld, type World } from '../world.testing.ts';
import type { Refund } from './submitter.ts';
import { walletSubmitter } from './walletSubmitter.ts';

const recipient: Address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const receiver: Address = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
const value = toHex(parseEther('1'));
const pay = { method: 'eth_sendTransaction', params: [{ to: recipient, value }] };

describe.each(['osaka', 'prague'] as const)(
  'gas refund of a passkey account on a chain of %s',
  (hardfork) => {
    let world: World;
    beforeAll(async () => {
      world = await startWorld({ hardfork });
    });
    afterAll(() => world.stop());

    /** A page whose account pays for itself. */
    async function open(refund: Refund, own: Parameters<World['open']>[0] = {}) {
      const submit = (submission: Parameters<World['submit']>[0]) => world.submit(submission);
      const page = world.open({ submitter: { name: 'Harbour', submit, refund }, ...own });
      const { address } = await page.provider.connect({ create: 'Mira' });
      await world.fund(address);
      const most = () => {
        const review = page.reviews.at(-1);
        const fee = review?.kind === 'transaction' ? review.fee : undefined;
        return fee?.payer === 'account' ? fee.most : 0n;
      };
      return { ...page, address, most };
    }

    const balanceOf = (address: Address) => world.client.getBalance({ address });
    const token = () => {
      const [first] = world.devnet.ethereum.tokens;
      if (!first) throw new Error('There is a token.');
      return first.address;
    };
    const tokensOf = (address: Address) =>
      world.client.readContract({
        address: token(),
        abi: erc20Abi,
        functionName: 'balanceOf',
        args: [address],
      });

    async function giveTokens(to: Address, amount: bigint): Promise<void> {
      const { client } = world.devnet.ethereum;
      const data = encodeFunctionData({
        abi: erc20Abi,
        functionName: 'transfer',
        args: [to, amount],
      });
      const hash = await client.sendTransaction({ account: TREASURY.address, to: token(), data });
      await client.waitForTransactionReceipt({ hash });
    }

    test('pays for its transactions, the first and later ones', async () => {
      const { provider, address, most, reviews } = await open({ receiver });
      for (const data of ['0x', '0x', `0x${'ff'.repeat(3_000)}`]) {
        const before = await Promise.all([address, receiver, recipient].map(balanceOf));
        const params = [{ to: recipient, value, data }];
        const hash = (await provider.request({ ...pay, params })) as Hash;
        const { gasUsed, effectiveGasPrice } = await world.client.getTransactionReceipt({ hash });
        const after = await Promise.all([address, receiver, recipient].map(balanceOf));
        const [own = 0n, paid = 0n, given = 0n] = after.map((end, at) => end - (before[at] ?? 0n));
        expect(given).toBe(parseEther('1'));
        expect(own).toBe(-paid - given);
        // The sender loses nothing, and gains little.
        const cost = gasUsed * effectiveGasPrice;
        expect(paid).toBeGreaterThanOrEqual(cost);
        expect(paid).toBeLessThanOrEqual((cost * 12n) / 10n);
        expect(paid).toBeLessThanOrEqual(most());
        // Includes memory for the data, which a longer call pays for.
        const review = reviews.at(-1);
        const transaction = review?.kind === 'transaction' ? review.transaction : undefined;
        expect(most()).toBe(transaction && greatestRefund(transaction)?.amount);
      }
      expect(reviews).toMatchObject([
        { isDeployed: false, fee: { payer: 'account' }, transaction: { refundReceiver: receiver } },
        { isDeployed: true, fee: { payer: 'account' } },
        {},
      ]);
    });

    test('pays in a token', async () => {
      const gasPrice = async () => 3n;
      const { provider, address, most, reviews } = await open({
        token: token(),
        gasPrice,
        receiver,
      });
      await giveTokens(address, 10_000_000n);
      // The first one deploys the account.
      for (const _ of ['first', 'later']) {
        const [before, own] = [await tokensOf(receiver), await tokensOf(address)];
        const hash = (await provider.request(pay)) as Hash;
        const { gasUsed } = await world.client.getTransactionReceipt({ hash });
        const paid = (await tokensOf(receiver)) - before;
        expect(await tokensOf(address)).toBe(own - paid);
        expect(paid).toBeGreaterThanOrEqual(gasUsed * 3n);
        expect(paid).toBeLessThanOrEqual(most());
      }
      expect(reviews).toMatchObject([
        { fee: { payer: 'account', token: token() } },
        { fee: { payer: 'account', token: token(), most: most() } },
      ]);
    });

    test('reports a failed call, although the transaction succeeded', async () => {
      const { provider, address } = await open({ receiver });
      const { alwaysReverts } = world.devnet.ethereum.contracts;
      const before = await balanceOf(receiver);
      const calls = [{ to: recipient, value }, { to: alwaysReverts }];
      const answer = await provider.request({ method: 'wallet_sendCalls', params: [{ calls }] });
      const { id } = Object(answer);
      const status = await provider.request({ method: 'wallet_getCallsStatus', params: [id] });
      expect(status).toMatchObject({ status: 500, receipts: [{ status: '0x1' }] });
      expect(await balanceOf(receiver)).toBeGreaterThan(before);
      expect(await balanceOf(address)).toBeGreaterThan(parseEther('9'));
    });

    test('estimates dependent calls together, or with a margin', async () => {
      const older: ChainRead = async (call) => {
        if (call.method === 'eth_simulateV1') throw new Error('the method does not exist');
        return world.read(call);
      };
      for (const read of [world.read, older]) {
        const networks = [{ chainId: world.chainId, read }] as const;
        const { provider, address } = await open({ receiver }, { networks });
        const [approve, spend] = [
          encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [address, 5n] }),
          encodeFunctionData({
            abi: erc20Abi,
            functionName: 'transferFrom',
            args: [address, recipient, 5n],
          }),
        ];
        await giveTokens(address, 5n);
        const calls = [approve, spend].map((data) => ({ to: token(), data }));
        const answer = await provider.request({ method: 'wallet_sendCalls', params: [{ calls }] });
        const params = [Object(answer).id];
        const status = await provider.request({ method: 'wallet_getCallsStatus', params });
        expect(status).toMatchObject({ status: 200 });
      }
    });

    test('refunds a wallet submitter by default terms', async () => {
      const { accounts, ethereum } = world.devnet;
      const wallet = accounts[2]?.address ?? '0x';
      const provider = {
        async request({ method, params }: { method: string; params?: unknown }) {
          if (method === 'eth_requestAccounts') return [wallet];
          return ethereum.client.request({ method, params } as never);
        },
      };
      const submitter = walletSubmitter(provider, 'Another', { refund: true });
      const page = await open({}, { submitter });
      const before = await balanceOf(wallet);
      const hash = (await page.provider.request(pay)) as Hash;
      await world.client.waitForTransactionReceipt({ hash });
      expect(await balanceOf(wallet)).toBeGreaterThanOrEqual(before);
      expect(page.reviews).toMatchObject([{ feePayer: 'Another', fee: { payer: 'account' } }]);
    });

    test('does not refund without terms', async () => {
      const { provider, reviews } = await open({}, { submitter: { name: 'Harbour', submit } });
      await provider.request(pay);
      expect(reviews).toMatchObject([
        { fee: { payer: 'submitter' }, transaction: { gasPrice: 0n } },
      ]);

      function submit(submission: Parameters<World['submit']>[0]) {
        return world.submit(submission);
      }
    });

    test('sends nothing for a gas price of 0, or without enough balance', async () => {
      const free = await open({ token: token(), gasPrice: async () => 0n });
      await expect(free.provider.request(pay)).rejects.toThrow('above 0');
      const poor = await open({ token: token(), gasPrice: async () => 1n });
      await poor.provider.request(pay).catch(() => {});
      expect(await world.client.getCode({ address: poor.address })).toBeUndefined();
    });
  },
);
