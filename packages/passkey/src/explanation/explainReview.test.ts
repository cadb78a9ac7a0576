import { addOwner, type SafeCall } from '@mooring/safe/transactions';
import { type Address, encodeFunctionData, erc20Abi, numberToHex } from 'viem';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ChainRead } from '../account/chainRead.ts';
import { cancelRecovery, setUpRecovery, stopRecovery } from '../recovery/guardianChanges.ts';
import type { RecoveryModule } from '../recovery/recoveryModules.ts';
import {
  localModule,
  type RecoveryWorld,
  startRecoveryWorld,
  startSigned,
} from '../recovery/recoveryWorld.testing.ts';
import { explainReview } from './explainReview.ts';

const thief: Address = `0x${'1'.repeat(40)}`;

describe('explainReview of changes of recovery', () => {
  let world: RecoveryWorld;
  beforeAll(async () => {
    world = await startRecoveryWorld();
  });
  afterAll(() => world.stop());

  interface Own {
    readonly module?: RecoveryModule;
    readonly read?: ChainRead;
    /** Other networks. */
    readonly others?: readonly ChainRead[];
  }

  async function explain(account: Address, calls: readonly SafeCall[], own: Own = {}) {
    const { module = localModule, read = world.read, others: reads = [] } = own;
    const { chainId } = world;
    const recovery = { [chainId]: module };
    const networks = [read, ...reads].map((one, index) => ({
      chainId: chainId + index,
      read: one,
    }));
    const { findings, powers, others } = await explainReview({
      ...{ read, account, chainId, calls, recovery, networks },
    });
    return {
      codes: [...new Set(findings.map(({ severity, code }) => `${severity} ${code}`))],
      kinds: powers.map(({ change }) => (change.kind === 'setting' ? change.setting.kind : '')),
      others: others.length,
    };
  }

  const setUp = async () => {
    const safe = await world.openSafe();
    const guardians = safe.guardians.map(({ address }) => address);
    const calls = await setUpRecovery(safe.place, { guardians, threshold: 2 });
    return { ...safe, calls };
  };

  test('reads all calls that set guardians up with the known module', async () => {
    const { address, calls } = await setUp();
    const { codes, kinds, others } = await explain(address, calls);
    expect(codes).toEqual(['warn recovery-on', 'warn guardian-change']);
    expect(kinds).toHaveLength(calls.length);
    expect(new Set(kinds)).toEqual(
      new Set(['enableRecovery', 'addGuardian', 'invalidateApprovals']),
    );
    expect(others).toBe(0);
  });

  test('notes a cancellation, and warns of guardians that are removed', async () => {
    const { address, place, guardians, calls, execute } = await setUp();
    await execute(calls);
    const wanted = { newOwners: [thief], newThreshold: 1 };
    await world.submit(await startSigned(place, wanted, guardians.slice(0, 2)));
    const canceling = await explain(address, await cancelRecovery(place));
    expect(canceling.codes).toEqual(['note recovery-cancel']);
    expect(canceling.kinds).toContain('cancelRecovery');
    const stopping = await explain(address, await stopRecovery(place));
    expect(stopping.codes).toEqual(['warn guardian-change', 'note recovery-cancel']);
    expect(stopping.kinds).toContain('disableRecovery');
  });

  test.each<[string, Partial<RecoveryModule>]>([
    ['other code than expected', { codeHash: `0x${'5a'.repeat(32)}` }],
    ['a period that none is published with', { codeHash: undefined, period: 5 }],
  ])('warns of an unknown module: one with %s', async (_, own) => {
    const { address, calls } = await setUp();
    const { codes } = await explain(address, calls, { module: { ...localModule, ...own } });
    expect(codes).toContain('grave power-unpublished');
    expect(codes).not.toContain('warn recovery-on');
  });

  test('rejects while the code of the module cannot be read', async () => {
    const { address, calls } = await setUp();
    const read: ChainRead = async (request) => {
      if (request.method === 'eth_getCode') throw new Error('No answer.');
      return world.read(request);
    };
    await expect(explain(address, calls, { read })).rejects.toThrow('No answer.');
  });

  test.each([
    ['busy', { code: -32_000, message: 'execution timeout' }],
    ['limited', { code: -32_005, message: 'limit exceeded' }],
  ])('takes a token as not read while the node is %s', async (_, fault) => {
    const { address } = await world.openSafe();
    const data = encodeFunctionData({
      abi: erc20Abi,
      functionName: 'transfer',
      args: [thief, 1n],
    });
    const findingsWith = async (error: object) => {
      const read: ChainRead = (request) =>
        request.method === 'eth_call' ? Promise.reject(error) : world.read(request);
      const call = { to: localModule.address, value: 0n, data, operation: 0 } as const;
      return (await explain(address, [call], { read })).codes;
    };
    const unread = await findingsWith(new TypeError('fetch failed'));
    expect(await findingsWith(fault)).toEqual(unread);
    expect(await findingsWith({ code: -32_603, message: 'EVM error OutOfGas' })).not.toEqual(
      unread,
    );
  });

  const knows =
    (code: string, nonce = '0x0'): ChainRead =>
    async ({ method }) =>
      method === 'eth_getCode' ? code : nonce;
  const silent: ChainRead = async () => {
    throw new Error('No answer.');
  };

  test.each<[string, readonly ChainRead[], readonly string[]]>([
    ['is a contract account there', [knows('0x6001'), silent], ['grave account-elsewhere']],
    ['may be a contract account there', [silent, knows('0x')], ['note account-unread']],
    ['has no code there', [knows('0x')], []],
    ['delegates there', [knows(`0xef0100${'1'.repeat(40)}`), silent], []],
    ['has sent transactions there', [silent, knows('0x', '0x2')], []],
  ])('looks for a new owner on other networks, where it %s', async (_, others, expected) => {
    const { address } = await world.openSafe();
    const add = addOwner({ address, owners: [], threshold: 1 }, thief);
    const { codes } = await explain(address, [add], { others });
    expect(codes.filter((code) => code.includes('account'))).toEqual(expected);
  });

  test('looks for new guardians on other networks', async () => {
    const { address, calls } = await setUp();
    const others = [knows('0x6001')];
    expect((await explain(address, calls, { others })).codes).toContain('grave account-elsewhere');
  });

  test('reads fifty recipients at a time, and asks no more of a network that fails', async () => {
    const most = { now: 0, ever: 0, total: 0 };
    const failing: ChainRead = async () => {
      most.total += 1;
      most.now += 1;
      most.ever = Math.max(most.ever, most.now);
      await new Promise((resolve) => setImmediate(resolve));
      most.now -= 1;
      throw new Error('No answer.');
    };
    const { address } = await world.openSafe();
    const pay = (_: unknown, index: number): SafeCall => {
      const to = numberToHex(index + 1_000_000, { size: 20 });
      return { to, value: 1n, data: '0x', operation: 0 };
    };
    const { codes } = await explain(address, Array.from({ length: 120 }, pay), {
      others: [failing],
    });
    expect(codes).toContain('note account-unread');
    // Code and nonce.
    expect(most).toEqual({ now: 0, ever: 100, total: 100 });
  });

  test('reads no module for other calls', async () => {
    const read: ChainRead = async (request) => {
      const [address] = request.params ?? [];
      if (address === localModule.address) throw new Error('It was read.');
      return world.read(request);
    };
    const pay: SafeCall = { to: thief, value: 1n, data: '0x', operation: 0 };
    await expect(explain(thief, [pay], { read })).resolves.toMatchObject({ kinds: [] });
  });

  const interfaces = { erc721: '0x80ac58cd', erc1155: '0xd9b67a26' } as const;
  const items: Address = `0x${'7'.repeat(40)}`;
  /** Network with a contract of NFTs, which the account owns one of. */
  const withItems =
    (kind: keyof typeof interfaces): ChainRead =>
    async (request) => {
      const [first] = request.params ?? [];
      const { to = first, data = '' } = Object(first);
      if (to !== items) return world.read(request);
      if (request.method === 'eth_getCode') return '0x01';
      if (data === encodeFunctionData({ abi: erc20Abi, functionName: 'decimals' }))
        throw Object.assign(new Error('execution reverted'), { code: 3 });
      if (data.startsWith('0x01ffc9a7'))
        return numberToHex(data.includes(interfaces[kind].slice(2)) ? 1 : 0, { size: 32 });
      return numberToHex(1, { size: 32 });
    };

  test.each(['erc721', 'erc1155'] as const)(
    'recognizes contracts of NFTs, as the pages do: %s',
    async (kind) => {
      const { address } = await world.openSafe();
      const read = withItems(kind);
      const coins: SafeCall = { to: items, value: 1n, data: '0x', operation: 0 };
      expect((await explain(address, [coins], { read })).codes).toContain(
        'grave recipient-other-token',
      );
      const args = [address, thief, 12_345n] as const;
      const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transferFrom', args });
      const give: SafeCall = { to: items, value: 0n, data, operation: 0 };
      // The number is that of an item, not an amount.
      expect((await explain(address, [give], { read })).codes).not.toContain('warn balance-short');
    },
  );
});
